import type { ReturnRecord } from '../../../model/context.js';
import { stringField } from '../../../model/json.js';
import { changeOf } from '../../../model/requirements.js';
import { isSuccess } from '../../../model/return.js';
import { rulesOnReturns, rulesOnRuns, NOTHING, type RunProblem } from '../../../model/rule.js';
import { quote } from '../../../model/text.js';
import { anotherChange, SAMPLE_HASHES } from '../samples.js';
import { HASH_OF_NOTHING } from '../words.js';

export const emptyHashRules = rulesOnReturns('verification', {
  'verify-hash-of-nothing': {
    severity: 'notice',
    ofTruth: true,
    about: () => ({
      summary: 'The tests behind a successful verification printed something',
      rationale:
        'The hash is that of an empty output: the tests printed nothing, which is rare, or their output was not kept. A build may be silent.',
      remedy: 'Run the tests so that they print their results, and hash that output.',
      sources: ['upstream verify-result, VerifyEmptyOutputHash'],
      bad: { replace: [[SAMPLE_HASHES.tests, HASH_OF_NOTHING]] },
      good: {},
    }),
    check(subject) {
      if (!isSuccess(subject) || stringField(subject.value, 'test_output_hash') !== HASH_OF_NOTHING) return NOTHING;
      return {
        pointer: '/test_output_hash',
        message: 'The hash is that of an empty output: the tests printed nothing, or nothing was kept.',
        recommendation: 'Run the tests again, and hash what they print.',
      };
    },
  },
});

export const hashRules = rulesOnRuns('verification', {
  'verify-hash-shared': {
    severity: 'notice',
    about: () => ({
      summary: 'No two hashes of verifications are the same',
      rationale:
        'Test and build outputs contain times and names, so identical outputs are rare. A repeated hash was probably copied, not measured.',
      remedy: 'Run the command again and hash its output, each output separately.',
      sources: ['return-gate a copied hash proves nothing'],
      bad: [{ replace: [[SAMPLE_HASHES.build, SAMPLE_HASHES.tests]] }, { tree: anotherChange(SAMPLE_HASHES.tests) }],
      good: [
        { tree: anotherChange(`sha256:${'6'.repeat(64)}`) },
        { tree: anotherChange(HASH_OF_NOTHING), also: ['verify-hash-of-nothing'] },
      ],
    }),
    check(run) {
      const problems: RunProblem[] = [];
      const first = new Map<string, { readonly record: ReturnRecord; readonly field: string }>();
      for (const record of run.returns) {
        const { file, index } = record;
        const own = new Map<string, string>();
        for (const { field, value, range } of record.hashes ?? []) {
          if (!/^sha256:[0-9a-f]{64}$/.test(value) || value === HASH_OF_NOTHING) continue;
          const earlier = first.get(value);
          const place = own.get(value) ?? (earlier === undefined ? undefined : placeIn(earlier, record));
          own.set(value, field);
          if (earlier === undefined) first.set(value, { record, field });
          if (place === undefined) continue;
          problems.push({
            file,
            index,
            range,
            value: `${field} ${value}`,
            message: `The hash of ${field} is the same as that of ${place}: it was copied, or both outputs are identical.`,
            recommendation: 'Run the command again, and hash its own output.',
          });
        }
      }
      return problems;
    },
  },
});

/** Returns where a hash appeared before, in words; undefined for an earlier report of the same change. */
function placeIn(
  { record, field }: { readonly record: ReturnRecord; readonly field: string },
  { file }: ReturnRecord,
): string | undefined {
  const isOfSameChange = record.file === file || changeOf(record.file) === changeOf(file);
  return isOfSameChange ? undefined : `${field} of ${quote(record.file, 200)}`;
}
