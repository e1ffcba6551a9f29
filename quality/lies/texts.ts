import type { Entry } from '../../__tests__/support/repository.js';
import type { Files, Kind } from './kind.js';

/** Makes an object of JSON with some of its fields replaced; undefined takes one away. */
export type Fields = Readonly<Record<string, unknown>>;

export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** A metadata file that claims these paths. */
export function meta(paths: readonly string[], fields: Fields = {}): Fields {
  return {
    status: 'implemented',
    artifacts: paths.map((path) => artifact(path)),
    completion_data: { completion_summary: 'The work is done.' },
    metadata: {
      session_id: 'sess_1769000001_lies',
      agent_type: 'general-implementation-agent',
      delegation_depth: 1,
      delegation_path: ['orchestrator', 'general-implementation-agent'],
    },
    ...fields,
  };
}

export function artifact(path: unknown, fields: Fields = {}): Fields {
  return { type: 'implementation', path, summary: 'What was made', ...fields };
}

/** A console return that claims these paths. */
export function console12(paths: readonly string[], fields: Fields = {}): Fields {
  return {
    status: 'completed',
    summary: 'Wrote the code for dates in two steps. The tests pass and cover it.',
    artifacts: paths.map((path) => artifact(path)),
    metadata: {
      session_id: 'sess_1769000001_logs',
      duration_seconds: 12,
      agent_type: 'implementer',
      delegation_depth: 1,
      delegation_path: ['orchestrator', 'implement', 'implementer'],
    },
    next_steps: 'Review the change',
    ...fields,
  };
}

/** A symbolic link. */
export function linkTo(target: string): Entry {
  return { target };
}

/** The entry of a submodule. */
export function gitlink(): Entry {
  return { commit: 'submodule' };
}

/**
 * Kinds whose form is what is wrong with them: the lies of these ids stay as they are, and their twins get the right form, since an honest
 * return in a form that cannot be read is reported, too.
 */
export function withForm(
  kinds: readonly Kind[],
  ids: readonly string[],
  honest: (id: string) => Files,
): readonly Kind[] {
  return kinds.map((kind) =>
    ids.includes(kind.id) ? { ...kind, both: {}, lie: { ...kind.both, ...kind.lie }, twin: honest(kind.id) } : kind,
  );
}

export const WORK = 'export const work = 1;\n';
