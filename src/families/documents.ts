import type { Claim, ClaimWeight, Verdict, VerdictName } from '../model/claim.js';
import { milder } from '../model/finding.js';
import type { RuleUse } from '../model/standard.js';
import { useFrom } from './define.js';

const use = useFrom({});

/** The shared rules for every family whose returns are whole Markdown documents. */
export const documentRules: readonly RuleUse[] = [
  use('json-encoding'),
  use('file-too-large'),
  use('return-undetermined'),
  use('return-object'),
  use('too-many-claims'),
  use('path-root'),
  use('artifact-missing'),
  use('artifact-empty', { severity: 'warning' }),
  use('artifact-blank'),
  use('artifact-relocated'),
  use('artifact-removed'),
  use('artifact-undetermined'),
  use('artifact-uncommitted'),
  use('artifact-directory', { severity: 'notice' }),
  use('artifact-case', { severity: 'warning' }),
  use('artifact-path-relative', { severity: 'warning' }),
  use('artifact-unverifiable'),
  use('no-returns'),
  use('baseline-stale'),
  use('unclaimed-change'),
  use('return-deleted'),
  use('unclaimed-deletion'),
  use('returns-imported'),
];

/** The severities of the verdicts in a return that reports success. */
export type Severities = Readonly<Partial<Record<VerdictName, ClaimWeight>>> & { readonly missing: ClaimWeight };

/** For files that a document says its work made. */
export const MADE: Severities = {
  relocated: 'notice',
  empty: 'warning',
  missing: 'error',
  uncommitted: 'error',
  'case-mismatch': 'warning',
  outside: 'warning',
  directory: 'notice',
  undetermined: 'error',
  removed: 'notice',
  unverifiable: 'notice',
};

/** For files that are part of a plan: the work may have taken another way. */
export const PLANNED: Severities = {
  ...MADE,
  missing: 'notice',
  uncommitted: 'notice',
  'case-mismatch': 'notice',
  outside: 'notice',
  undetermined: 'notice',
};

/** For files that a document lists without saying what became of them. */
export const LISTED: Severities = { ...MADE, missing: 'warning', undetermined: 'warning' };

/** For files that a document says its work deleted. */
export const DELETED: Severities = {
  present: 'notice',
  empty: 'notice',
  relocated: 'pass',
  missing: 'pass',
  uncommitted: 'pass',
  'case-mismatch': 'notice',
  outside: 'notice',
  directory: 'notice',
  undetermined: 'pass',
  removed: 'pass',
  unverifiable: 'pass',
};

/** Files whose existence alone has a meaning. */
const MAY_BE_EMPTY = /(?:^|\/)(?:__init__\.py|py\.typed|\.gitkeep|\.keep|\.nojekyll)$/;

/**
 * Returns the severity of a verdict on a document's claim: by the table of its type, unless the family makes an
 * exception. Undefined for the rules' own severities: for commits and counts, and for files in a submodule.
 */
export function severityInDocument(
  { kind, type, path, neverThere }: Claim,
  { name, blank, submodule, byChange, detail }: Verdict,
  severities: Severities,
  exception: ClaimWeight | undefined,
): ClaimWeight | undefined {
  if (kind !== undefined) return undefined;
  if (submodule !== undefined && type !== 'deleted') return undefined;
  // The change itself cannot excuse the claim, but it is not worse than a claim of a file that never existed.
  if (byChange === true) return severities.missing === 'pass' ? 'pass' : milder('warning', severities.missing);
  if (neverThere === true && (name === 'missing' || name === 'undetermined')) return 'warning';
  if (exception !== undefined) return exception;
  if (name === 'directory' && type !== 'deleted' && path.endsWith('/') && detail === null) return 'pass';
  if ((name === 'empty' || blank) && type !== 'deleted' && MAY_BE_EMPTY.test(path)) return 'pass';
  return severities[name];
}

/** File names, up to their first dot, that many folders have. A file of that name elsewhere proves nothing. */
export const COMMON_NAMES: ReadonlySet<string> = new Set([
  ...['index', 'main', 'mod', 'lib', 'default', 'setup', 'types', 'utils', 'config', 'constants'],
  ...['page', 'layout', 'route', 'loading', 'error', 'template', 'schema', 'models', 'conftest'],
  ...['__init__', '__main__', 'package', 'tsconfig', 'makefile', 'dockerfile'],
  ...['readme', 'changelog', 'license'],
]);
