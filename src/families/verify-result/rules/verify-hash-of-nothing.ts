import { stringField } from '../../../model/json.js';
import { isSuccess } from '../../../model/return.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { HASH_OF_NOTHING } from '../words.js';

export const verifyHashOfNothing: ReturnRule = {
  id: 'verify-hash-of-nothing',
  area: 'verification',
  scope: 'return',
  severity: 'notice',
  ofTruth: true,
  summary: 'The tests behind a successful verification printed something',
  rationale:
    'The hash is that of an empty output: the tests printed nothing, which hardly any do, or their output was not kept. A build may well be silent.',
  remedy: 'Run the tests so that they print what they did, and hash that output.',
  sources: [{ document: 'upstream', heading: 'verify-result, VerifyEmptyOutputHash' }],
  bad: {
    replace: [
      [
        'test_output_hash: sha256:59830ebc3a4184110566bf1a290d08473dfdcbd492ce498b14cd1a5e2fa2e441',
        `test_output_hash: ${HASH_OF_NOTHING}`,
      ],
    ],
  },
  good: {},
  check(subject) {
    if (!isSuccess(subject) || stringField(subject.value, 'test_output_hash') !== HASH_OF_NOTHING) return NOTHING;
    return [
      {
        pointer: '/test_output_hash',
        message: 'The hash is that of an empty output: the tests printed nothing, or nothing was kept.',
        recommendation: 'Run the tests again, and hash what they print.',
      },
    ];
  },
};
