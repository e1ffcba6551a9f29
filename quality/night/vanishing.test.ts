import { testVanishing } from '../faults/vanishing.js';

testVanishing(1);
