import type { Example } from '../../model/rule.js';
import type { Sample } from '../../model/standard.js';
import { VERIFY_SCHEMA } from './words.js';

/** The hashes of the outputs of the sample. */
export const SAMPLE_HASHES = {
  tests: 'sha256:59830ebc3a4184110566bf1a290d08473dfdcbd492ce498b14cd1a5e2fa2e441',
  build: 'sha256:44575cf5b28512d75644bf54a517dcef304ff809fd511747621b4d64f19aac66',
} as const;

/** The envelope of a verification that went well: how much it counts, and its hashes. */
function envelope(
  requirements: number,
  scenarios: number,
  hashes: { readonly evidence: string; readonly tests: string; readonly build: string },
): string {
  return `\`\`\`yaml
schema: ${VERIFY_SCHEMA}
evidence_revision: ${hashes.evidence}
verdict: pass
blockers: 0
critical_findings: 0
requirements: ${String(requirements)}/${String(requirements)}
scenarios: ${String(scenarios)}/${String(scenarios)}
test_command: npm test
test_exit_code: 0
test_output_hash: ${hashes.tests}
build_command: npm run build
build_exit_code: 0
build_output_hash: ${hashes.build}
\`\`\`
`;
}

/** The report of a successful verification, next to the specs it counts. */
export const verificationSample: Sample = {
  file: 'openspec/changes/parse-dates/verify-report.md',
  text: `${envelope(2, 3, {
    evidence: 'sha256:ee8250fb76e094b34b471f13a73dbbe51d1ae142e9df59d7c0d31ec20f0a0a8e',
    ...SAMPLE_HASHES,
  })}
# Verification report

**Change**: parse-dates
`,
  tree: {
    'openspec/changes/parse-dates/specs/dates/spec.md': `# Dates

### Requirement: Dates are parsed

#### Scenario: A date in ISO 8601

#### Scenario: A date with the name of its month

### Requirement: Other text is refused

#### Scenario: The 31st of February
`,
    'openspec/changes/parse-dates/tasks.md': '- [x] 1.1 Parse dates\n- [x] 1.2 Refuse what is none\n',
  },
};

/** The files of another change. Of its hashes only that of the test output may be one that another report has. */
export function anotherChange(tests: string): Readonly<Record<string, string>> {
  const folder = 'openspec/changes/parse-times';
  const hashes = { evidence: `sha256:${'4'.repeat(64)}`, tests, build: `sha256:${'5'.repeat(64)}` };
  return {
    [`${folder}/spec.md`]: '### Requirement: Times\n\n#### Scenario: Noon\n',
    [`${folder}/tasks.md`]: '- [x] 1.1 Parse times\n',
    [`${folder}/verify-report.md`]: envelope(1, 1, hashes),
  };
}

/** An example of a verification that failed, with another change of its text. */
export function failedWith(from: string, to: string): Example {
  return {
    replace: [
      ['verdict: pass', 'verdict: fail'],
      [from, to],
    ],
  };
}
