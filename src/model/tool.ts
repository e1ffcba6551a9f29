import { VERSION } from './version.js';

/** The tool that a report names as its author. */
export const TOOL = { name: 'return-gate', version: VERSION } as const;
