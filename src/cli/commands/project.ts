/** The commands that set up a project or join its reports. Loaded together: they share the reading of its configuration. */
export { forms } from './forms.js';
export { init } from './init.js';
export { merge } from './merge.js';
