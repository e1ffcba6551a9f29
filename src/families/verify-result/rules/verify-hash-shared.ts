import type { ReturnRecord } from '../../../model/context.js';
import { changeOf } from '../../../model/openspec-change.js';
import type { RunProblem, RunRule } from '../../../model/rule.js';
import { quote } from '../../../model/text.js';
import { HASH_OF_NOTHING } from '../words.js';

const TESTS = 'sha256:59830ebc3a4184110566bf1a290d08473dfdcbd492ce498b14cd1a5e2fa2e441';
const BUILD = 'sha256:44575cf5b28512d75644bf54a517dcef304ff809fd511747621b4d64f19aac66';

/** The files of another change. Of its hashes only that of the test output may be one that another report has. */
function another(hash: string): Readonly<Record<string, string>> {
  const folder = 'openspec/changes/parse-times';
  return {
    [`${folder}/spec.md`]: '### Requirement: Times\n\n#### Scenario: Noon\n',
    [`${folder}/tasks.md`]: '- [x] 1.1 Parse times\n',
    [`${folder}/verify-report.md`]: `\`\`\`yaml
schema: gentle-ai.verify-result/v1
evidence_revision: sha256:${'4'.repeat(64)}
verdict: pass
blockers: 0
critical_findings: 0
requirements: 1/1
scenarios: 1/1
test_command: npm test
test_exit_code: 0
test_output_hash: ${hash}
build_command: npm run build
build_exit_code: 0
build_output_hash: sha256:${'5'.repeat(64)}
\`\`\`
`,
  };
}

export const verifyHashShared: RunRule = {
  id: 'verify-hash-shared',
  area: 'verification',
  scope: 'run',
  severity: 'notice',
  summary: 'No two hashes of verifications are the same',
  rationale:
    'Outputs of tests and of builds hold times and names: two that are the same to the last byte are rare. A hash that appears twice was most likely copied, not measured.',
  remedy: 'Run the command again and hash what it prints, each output by itself.',
  sources: [{ document: 'return-gate', heading: 'a hash that is copied proves nothing' }],
  bad: [{ replace: [[BUILD, TESTS]] }, { tree: another(TESTS) }],
  good: [
    { tree: another(`sha256:${'6'.repeat(64)}`) },
    { tree: another(HASH_OF_NOTHING), also: ['verify-hash-of-nothing'] },
  ],
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
          message: `The hash of ${field} is that of ${place}, to the last digit: it was copied, or both outputs are the same.`,
          recommendation: 'Run the command again, and hash its own output.',
        });
      }
    }
    return problems;
  },
};

/** Returns where a hash appeared before, in words; undefined if that was a report of the same change, which may be verified again. */
function placeIn(
  { record, field }: { readonly record: ReturnRecord; readonly field: string },
  { file }: ReturnRecord,
): string | undefined {
  const isOfSameChange = record.file === file || changeOf(record.file) === changeOf(file);
  return isOfSameChange ? undefined : `${field} of ${quote(record.file, 200)}`;
}
