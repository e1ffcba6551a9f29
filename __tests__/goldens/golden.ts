import type { Commit } from '../support/repository.js';

/** A repository whose reports are kept in `expected/`, beside it. */
export interface Golden {
  /** The exit status of `check`. */
  readonly status: 0 | 1 | 3;
  readonly commits: readonly Commit[];
}

/** A return as an agent writes it into a file. */
export function pretty(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Who ran, in the session of that number. */
export function metadata(agent: string, session: number): object {
  return {
    session_id: `sess_${String(1769000000 + session)}_${String(session).padStart(6, '0')}`,
    agent_type: agent,
    delegation_depth: 1,
    delegation_path: ['orchestrator', agent],
  };
}

/** The artifacts of a return that claims these paths. */
function artifacts(...paths: readonly string[]): readonly object[] {
  return paths.map((path) => ({ type: 'implementation', path, summary: 'What the task asked for' }));
}

/** A metadata file that says its work is done. */
export function implemented(session: number, ...paths: readonly string[]): string {
  return pretty({
    status: 'implemented',
    artifacts: artifacts(...paths),
    completion_data: { completion_summary: 'The work is done, and its tests pass.' },
    metadata: metadata('general-implementation-agent', session),
  });
}
