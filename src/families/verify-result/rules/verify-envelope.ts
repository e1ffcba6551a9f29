import { listField } from '../../../model/json.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { listOf } from '../../../model/text.js';
import { FENCE_FAULTS, type FenceFault } from '../words.js';

const IN_WORDS: Readonly<Record<FenceFault, string>> = {
  bare: 'is bare text, in no fence',
  'in-front-matter': 'is YAML front matter, and no fence',
  'front-matter': 'comes after YAML front matter',
  'not-first': 'is not the first content of the report',
  'not-yaml': 'is in a fence that is not opened by ```yaml',
  unended: 'is in a fence that never ends',
};

export const verifyEnvelope: ReturnRule = {
  id: 'verify-envelope',
  area: 'verification',
  step: 'structure',
  scope: 'return',
  severity: 'error',
  structural: true,
  summary: 'The envelope of a verification is the first content of its report, in a fence of YAML',
  rationale:
    'The program that decides about archiving a change reads the fence at the start of the report and nothing else. It ignores an envelope anywhere else.',
  remedy:
    'Start the report with a line ```yaml, the fields, and a line ```. Prose, tables and headings come behind it.',
  demand: 'stated',
  sources: [{ document: 'upstream', heading: 'verify-result, parseLeadingEnvelope' }],
  bad: [
    { replace: [['```yaml', '# Verification\n\n```yaml']] },
    { replace: [['```yaml', '---\ntitle: Verification\n---\n\n```yaml']] },
    { replace: [['```yaml', '```json']] },
    { replace: [['```\n', '']] },
    {
      replace: [
        ['```yaml\n', ''],
        ['```\n', ''],
      ],
    },
    {
      replace: [
        ['```yaml', '---'],
        ['```\n', '---\n'],
      ],
    },
  ],
  good: [{}, { replace: [['```yaml', '\n\n```yaml']] }, { replace: [['```yaml', '```YML']] }],
  check({ value }) {
    const form = listField(value, 'form');
    const faults = FENCE_FAULTS.filter((fault) => form.includes(fault));
    if (faults.length === 0) return NOTHING;
    return [
      {
        pointer: '/form',
        value: faults.join(),
        message: `The envelope ${listOf(
          faults.map((fault) => IN_WORDS[fault]),
          'and',
        )}; only a fence of YAML with which the report starts is read.`,
        recommendation: 'Start the report with ```yaml, and end the fence with ``` behind the last field.',
      },
    ];
  },
};
