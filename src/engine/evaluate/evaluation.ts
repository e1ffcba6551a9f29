import type { Context } from '../../model/context.js';
import type { Standard } from '../../model/standard.js';
import type { Tree } from '../../model/tree.js';
import type { Chosen } from '../../families/family-of.js';
import type { Overrides } from './overrides.js';
import type { RuleSet } from './rules.js';
import type { CopySearch } from './copies.js';

/** What judging depends on. */
export interface Evaluation {
  readonly tree: Tree;
  /** The versions by which the returns of a file are judged. */
  readonly chosenAt: (file: string) => Chosen;
  /** Of each version by which returns are judged, the rules that are on. */
  readonly ruleSets: ReadonlyMap<Standard, RuleSet>;
  readonly overrides: Overrides | null;
  readonly context: Context;
  /** Bytes. */
  readonly maxFileSize: number;
  /** Throws `UsageError` if a run has more returns than it takes. */
  readonly checkReturnLimit?: (count: number) => void;
  /** Findings of a rule in a file that are told one by one. */
  readonly mostFindings: number;
  /** Whether the change that is judged made a return say something new; without it none is known to. */
  readonly isRestated?: (file: string, index: number) => boolean;
  /** Whether the base's version of a return claims a path in the same statement; without it, none is known to. */
  readonly baseClaims?: (file: string, index: number, path: string) => boolean;
  /** Returns of which copies are looked for. */
  readonly copies?: CopySearch;
}
