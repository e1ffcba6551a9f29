import { testVanishing } from './vanishing.js';

testVanishing(23);
