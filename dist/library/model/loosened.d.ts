import type { Level } from './severity.js';
/** A setting by which false claims can pass. */
export type Loosened = LoosenedRule | LeftOutReturns | LoosenedThreshold;
/** A rule on claims that is off, or so mild that it cannot fail the run. */
export interface LoosenedRule {
    readonly setting: 'rules' | 'overrides';
    /** What sets it: a file, an input or an option. */
    readonly by: string;
    readonly rule: string;
    readonly level: Level;
    /** The patterns of the files for which it is so; absent for all files. */
    readonly paths?: readonly string[];
    /** The number of findings for which it is so; absent for all findings. */
    readonly findings?: number;
}
/** Files with returns that are not checked. */
export interface LeftOutReturns {
    readonly setting: 'ignore' | 'paths';
    readonly by: string;
    /** The pattern that leaves them out; null if no pattern of `paths` selects them. */
    readonly pattern: string | null;
}
/** A threshold at which nothing fails. */
export interface LoosenedThreshold {
    readonly setting: 'fail-on';
    readonly by: string;
}
