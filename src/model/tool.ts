import { VERSION } from './version.js';

/** What a report says wrote it. */
export const TOOL = { name: 'return-gate', version: VERSION } as const;
