export { relativeWithin as below } from './tree/relative-within.js';
