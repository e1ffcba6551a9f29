/** The nouns, which every run loads. In the bundle's first file they are there once; otherwise several chunks would have copies. */
export * as claim from '../../src/model/claim.js';
export * as document from '../../src/model/document.js';
export * as finding from '../../src/model/finding.js';
export * as json from '../../src/model/json.js';
export * as path from '../../src/model/path.js';
export * as pointer from '../../src/model/pointer.js';
export * as requirements from '../../src/model/requirements.js';
export * as returns from '../../src/model/return.js';
export * as rule from '../../src/model/rule.js';
export * as standard from '../../src/model/standard.js';
export * as text from '../../src/model/text.js';
