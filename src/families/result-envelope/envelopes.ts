import type { RuleUse, Confusion, Standard } from '../../model/standard.js';
import type { Claim } from '../../model/claim.js';
import { listField, type JsonObject } from '../../model/json.js';
import { join } from '../../model/pointer.js';
import { claimOfEntry, fromFolder, mergedClaims } from '../../read/lines/claim.js';
import { rulesOnWork, useFrom } from '../define.js';
import { NOTHING, type ReturnRule } from '../../model/rule.js';
import * as rules from './rules/index.js';

/** Lists a rule of this family, or a shared one. Of the rules on returns, only the one on unread lines applies to a report of progress. */
export const use = useFrom(rules, (rule) => {
  if (rule.scope !== 'return' || rule.unread === true) return rule;
  const check: ReturnRule['check'] = (subject, context, params) =>
    subject.value.form === 'progress' ? NOTHING : rule.check(subject, context, params);
  return { ...rule, check };
});

/** The files that an envelope claims to have made, changed or deleted, each once. */
function envelopeClaims(value: JsonObject, file: string): readonly Claim[] {
  const claims = listField(value, 'artifacts').flatMap((entry, n) => {
    const claim = claimOfEntry(entry, join('', 'artifacts', n, 'path'));
    return claim === null || claim.path === '' ? [] : [fromFolder(claim, file)];
  });
  return mergedClaims(claims).map((claim) => (claim.deletes === true ? { ...claim, kind: 'deletion' } : claim));
}

/** The rules of every version of the result envelope. Only `envelope-field` reports a missing part. */
export const resultEnvelopeRules: readonly RuleUse[] = [
  ...rulesOnWork,
  use('json-encoding'),
  use('no-return-found'),
  use('file-too-large'),
  use('return-undetermined'),
  use('too-many-elements'),
  use('too-many-returns'),
  use('standard-mismatch'),
  use('status-value'),
  use('phantom-work'),
  use('too-many-claims'),
  use('path-root'),
  use('artifact-not-deleted', { severity: 'warning' }),
  use('envelope-field'),
  use('envelope-unread'),
  use('envelope-summary-sentences'),
  use('envelope-next-vague'),
  use('envelope-success-with-critical'),
  use('envelope-mode'),
  use('envelope-change-folder'),
  use('no-returns'),
];

/** Confusions for envelopes: `some` is the word for partial work, `none` for failed work. */
export function envelopeStatusWords(instead: {
  readonly some: string;
  readonly none: string;
}): ReadonlyMap<string, Confusion> {
  const { some, none } = instead;
  const words: readonly (readonly [string, readonly string[]])[] = [
    [
      'success',
      ['complete', 'completed', 'done', 'ok', 'okay', 'pass', 'passed', 'succeeded', 'successful', 'finished'],
    ],
    [
      some,
      [
        'warn',
        'warning',
        'warnings',
        'partial',
        'incomplete',
        'in_progress',
        'success_with_warnings',
        'success with warnings',
      ],
    ],
    [none, ['fail', 'failed', 'failure', 'error', 'errored', 'blocked', 'aborted', 'cancelled']],
  ];
  return new Map(
    words.flatMap(([right, wrong]) =>
      wrong.filter((word) => word !== right).map((word) => [word, { instead: right }] as const),
    ),
  );
}

/** The common parts of all versions of the result envelope. */
export const resultEnvelope = {
  open: [],
  artifactTypes: [],
  claimFields: [{ pattern: '/artifacts/*/observation', kind: 'observation' }],
  claims: envelopeClaims,
  claimsInWords: 'the files that are listed as artifacts, made or deleted',
  isMarkdown: true,
  structureInWords: 'Return is one result envelope',
} satisfies Partial<Standard>;
