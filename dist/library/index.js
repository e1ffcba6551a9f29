import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { loadLibrary } = require('../bundle/index.js');

export const check = async (...options) => (await loadLibrary()).check(...options);
export const rules = require('./reference.json').rules;
export const standards = require('./reference.json').standards;
export const validate = async (...options) => (await loadLibrary()).validate(...options);
