import { besideOf } from '../../../model/requirements.js';
import type { Claim } from '../../../model/claim.js';
import { stringField, type JsonObject } from '../../../model/json.js';
import type { RuleUse, Standard } from '../../../model/standard.js';
import { useFrom } from '../../define.js';
import * as rules from '../rules/index.js';
import { verificationSample } from '../samples.js';
import { completedOf } from '../words.js';
import { fromSchema } from './generated/verify-result@1.schema.js';

const use = useFrom(rules);

/** It claims no file. */
const verifyResultRules: readonly RuleUse[] = [
  use('json-encoding'),
  use('file-too-large'),
  use('return-undetermined'),
  use('too-many-elements'),
  use('verify-envelope'),
  use('verify-field'),
  use('verify-value'),
  use('verify-contradiction'),
  use('verify-totals'),
  use('verify-totals-unknown'),
  use('verify-open-tasks'),
  use('verify-tasks-missing'),
  use('verify-hash-of-nothing'),
  use('verify-hash-shared'),
  use('verify-change-name'),
  use('no-returns'),
  use('return-deleted'),
  use('baseline-stale'),
];

const TOTALS = [
  ['requirements', 'requirement'],
  ['scenarios', 'scenario'],
] as const;

/** The totals of a verification, to compare with the specs next to its report. */
function totalsOf(value: JsonObject): readonly Claim[] {
  return TOTALS.flatMap(([name, of]): readonly Claim[] => {
    const path = stringField(value, name);
    const count = completedOf(path);
    if (path === undefined || count === null) return [];
    return [{ path, pointer: `/${name}`, type: null, kind: 'count', asked: { kind: 'count', of, total: count.total } }];
  });
}

/** The task list of the change that a report is about. */
const tasksBeside: NonNullable<Standard['relatedFiles']> = (_, file) =>
  Promise.resolve([{ path: besideOf(file, 'tasks.md'), family: null, isMarkdown: true }]);

export const standard: Standard = {
  ...fromSchema,
  title: 'Result of a verification 1',
  isDefault: true,
  source: 'upstream, July 2026',
  statuses: fromSchema.shape.enums['/verdict'],
  open: [],
  success: ['pass', 'pass_with_warnings'],
  artifactTypes: [],
  confusions: { status: new Map(), artifactType: new Map() },
  claimFields: [],
  claimsInWords: 'the totals of requirements and scenarios, by the specs in the folder of the report',
  claims: totalsOf,
  relatedFiles: tasksBeside,
  hashFields: ['test_output_hash', 'build_output_hash', 'evidence_revision'],
  rules: verifyResultRules,
  isMarkdown: true,
  structureInWords: 'Return is the envelope of a verification',
  sample: verificationSample,
};
