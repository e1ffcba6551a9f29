/** Where the sample return belongs. */
export const SAMPLE_FILE = 'specs/1_export_csv/.return-meta.json';

/** A file that a sample return claims. */
export interface SampleArtifact {
  readonly path: string;
  readonly summary: string;
}

/** Returns a small return without errors and warnings that claims some files, as JSON text. */
export function sampleReturn(artifacts: readonly SampleArtifact[]): string {
  const lines = artifacts.map(
    ({ path, summary }) => `    { "type": "implementation", "path": "${path}", "summary": "${summary}" }`,
  );
  return `{
  "status": "implemented",
  "artifacts": [
${lines.join(',\n')}
  ],
  "completion_data": { "completion_summary": "Reports can be exported as CSV." },
  "metadata": {
    "session_id": "sess_1736700000_abc123", "agent_type": "exporter-agent",
    "delegation_depth": 1, "delegation_path": ["orchestrator", "exporter-agent"]
  }
}
`;
}
