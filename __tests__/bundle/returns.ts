/** Well-formed returns, so that whatever is found in a test is what the test is about. */

export interface Claimed {
  readonly status?: 'implemented' | 'partial';
  readonly session?: string;
  /** The type of each artifact. */
  readonly type?: string;
}

/** The text of a metadata file that claims these paths, with two spaces of indentation. */
export function metaReturn(
  paths: readonly string[],
  { status = 'implemented', session = 'sess_1769000000_abc123', type = 'implementation' }: Claimed = {},
): string {
  const value = {
    status,
    artifacts: paths.map((path) => ({ type, path, summary: 'What was made' })),
    ...(status === 'implemented'
      ? { completion_data: { completion_summary: 'The work is done.' } }
      : {
          partial_progress: { stage: 'phase_1_completed', details: 'The rest comes next.' },
          errors: [{ type: 'timeout', message: 'Time ran out', recoverable: true, recommendation: 'Run it again' }],
        }),
    metadata: {
      session_id: session,
      agent_type: 'general-implementation-agent',
      delegation_depth: 1,
      delegation_path: ['orchestrator', 'general-implementation-agent'],
    },
  };
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** The text of a subagent's return that claims these paths. */
export function subagentReturn(paths: readonly string[]): string {
  const value = {
    status: 'completed',
    summary: 'Wrote the plan for the change in two phases. The first one comes next.',
    artifacts: paths.map((path) => ({ type: 'plan', path, summary: 'What was made' })),
    metadata: {
      session_id: 'sess_1769000000_abc123',
      duration_seconds: 12,
      agent_type: 'planner',
      delegation_depth: 1,
      delegation_path: ['orchestrator', 'plan', 'planner'],
    },
  };
  return `${JSON.stringify(value, null, 2)}\n`;
}
