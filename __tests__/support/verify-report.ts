const RIGHT = {
  schema: 'gentle-ai.verify-result/v1',
  evidence_revision: `sha256:${'1'.repeat(64)}`,
  verdict: 'pass',
  blockers: '0',
  critical_findings: '0',
  requirements: '2/2',
  scenarios: '5/5',
  test_command: 'go test ./...',
  test_exit_code: '0',
  test_output_hash: `sha256:${'2'.repeat(64)}`,
  build_command: 'go build ./...',
  build_exit_code: '0',
  build_output_hash: `sha256:${'3'.repeat(64)}`,
};

/** The envelope of a verification that went well, with some fields otherwise, or taken out by null. */
export function verifyReport(differs: Readonly<Record<string, string | null>> = {}): string {
  const fields = Object.entries<string | null>({ ...RIGHT, ...differs }).filter(([, value]) => value !== null);
  return `\`\`\`yaml\n${fields.map(([key, value]) => `${key}: ${String(value)}\n`).join('')}\`\`\`\n`;
}
