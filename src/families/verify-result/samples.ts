import type { Sample } from '../../model/standard.js';

/** The report of a verification that went well, beside what it counts. */
export const verificationSample: Sample = {
  file: 'openspec/changes/parse-dates/verify-report.md',
  text: `\`\`\`yaml
schema: gentle-ai.verify-result/v1
evidence_revision: sha256:ee8250fb76e094b34b471f13a73dbbe51d1ae142e9df59d7c0d31ec20f0a0a8e
verdict: pass
blockers: 0
critical_findings: 0
requirements: 2/2
scenarios: 3/3
test_command: npm test
test_exit_code: 0
test_output_hash: sha256:59830ebc3a4184110566bf1a290d08473dfdcbd492ce498b14cd1a5e2fa2e441
build_command: npm run build
build_exit_code: 0
build_output_hash: sha256:44575cf5b28512d75644bf54a517dcef304ff809fd511747621b4d64f19aac66
\`\`\`

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

/** The hashes of its outputs. */
export const SAMPLE_HASHES = {
  tests: 'sha256:59830ebc3a4184110566bf1a290d08473dfdcbd492ce498b14cd1a5e2fa2e441',
  build: 'sha256:44575cf5b28512d75644bf54a517dcef304ff809fd511747621b4d64f19aac66',
} as const;

/** The files of another change. Of its hashes only that of the test output may be one that another report has. */
export function anotherChange(hash: string): Readonly<Record<string, string>> {
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
