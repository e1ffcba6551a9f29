/** What the reference knows of a family: which files are its returns, what they say, and how its finished work is moved. */
export interface FamilyData {
  readonly name: string;
  /** The paths of its returns. */
  readonly file: RegExp;
  /** Where the random histories have returns of the family. */
  readonly places: readonly string[];
  /** Returns the text of a return. */
  readonly write: (statement: Statement) => string;
  /** Returns what a return says; null if the text is no return. */
  readonly read: (text: string) => Statement | null;
  readonly moves: readonly Move[];
  /** Whether a claim that a file was deleted has verdicts of its own. */
  readonly provesDeletions: boolean;
}

/** A claimed path, as it is written, and what is said of it. */
export interface Claimed {
  readonly path: string;
  readonly says: 'made' | 'deleted';
}

/** What counts of a return: who says so, whether the work is said to be done, and the claims. */
export interface Statement {
  readonly session: string | null;
  readonly succeeds: boolean;
  readonly claims: readonly Claimed[];
}

/**
 * A folder of finished work was moved from `home` to `away`, with all that belongs to it. `TASK` is the name of the folder, `DATE-` a
 * date that may be before it, and `ANY/` one or more folders.
 */
export interface Move {
  readonly home: string;
  readonly away: string;
}

/** Statuses that are known and are no success: any other word counts as one. */
const UNFINISHED = ['in_progress', 'partial', 'failed', 'blocked', 'failure'];

function writeJson(success: string): FamilyData['write'] {
  return ({ session, succeeds, claims }) => {
    const value = {
      status: succeeds ? success : 'partial',
      summary: 'Wrote what was asked for in two steps. Nothing else was changed.',
      artifacts: claims.map(({ path, says }) => ({
        type: says === 'deleted' ? 'deleted' : 'implementation',
        path,
        summary: 'What was done',
      })),
      completion_data: { completion_summary: 'The work is done.' },
      metadata: {
        session_id: session,
        agent_type: 'general-implementation-agent',
        delegation_depth: 1,
        delegation_path: ['orchestrator', 'general-implementation-agent'],
      },
    };
    return `${JSON.stringify(value, null, 2)}\n`;
  };
}

function readJson(text: string): Statement | null {
  const { status, artifacts, metadata } = JSON.parse(text) as {
    status: string;
    artifacts: { path: string; type: string }[];
    metadata: { session_id: string };
  };
  const claims = artifacts.map(({ path, type }): Claimed => ({ path, says: type === 'deleted' ? 'deleted' : 'made' }));
  return { session: metadata.session_id, succeeds: !UNFINISHED.includes(status), claims };
}

function writeEnvelope({ succeeds, claims }: Statement): string {
  const items = claims.length === 0 ? 'None' : claims.map(({ path }) => `- \`${path}\``).join('\n');
  return `## Work Done

**Change**: fold
**Status**: ${succeeds ? 'success' : 'failure'}

### Summary

Maps fold in two steps. Nothing else changes.

### Artifacts

${items}

### Next Recommended

Ready for specs (sdd-spec).

### Risks

None.
`;
}

function readEnvelope(text: string): Statement | null {
  const status = /^\*\*Status\*\*: (.*)$/m.exec(text)?.[1];
  const items = [...text.matchAll(/^- `(.*)`$/gm)].map(([, path = '']) => path);
  // A word without a slash and without an ending is no path.
  const paths = items.filter((path) => /\/|\.[A-Za-z0-9]+$/.test(path));
  const claims = paths.map((path): Claimed => ({ path, says: 'made' }));
  return status === undefined ? null : { session: null, succeeds: !UNFINISHED.includes(status), claims };
}

/** Finished tasks go into an archive, and from there into a vault. */
const IN_SPECS: readonly Move[] = [
  { home: 'specs/TASK/', away: 'specs/archive/TASK/' },
  { home: 'specs/TASK/', away: 'specs/vault/ANY/TASK/' },
  { home: 'specs/archive/TASK/', away: 'specs/vault/ANY/TASK/' },
];

const IN_OPENSPEC: readonly Move[] = [
  { home: 'openspec/changes/TASK/', away: 'openspec/changes/archive/DATE-TASK/' },
  { home: 'openspec/changes/TASK/', away: 'openspec/changes/archive/TASK/' },
];

export const FAMILIES: readonly FamilyData[] = [
  {
    name: 'return-meta',
    file: /(?:^|\/)\.return-meta(?:-[^/]*)?\.json$/i,
    places: ['specs/1_task/.return-meta.json', 'specs/2_other/.return-meta.json', 'specs/2_other/.return-meta-b.json'],
    write: writeJson('implemented'),
    read: readJson,
    moves: IN_SPECS,
    provesDeletions: true,
  },
  {
    name: 'subagent-return',
    file: /\.return\.json$/i,
    places: ['specs/1_task/run.return.json'],
    write: writeJson('completed'),
    read: readJson,
    moves: IN_SPECS,
    provesDeletions: true,
  },
  {
    name: 'result-envelope',
    file: /^openspec\/changes\/.*\.md$/i,
    places: ['openspec/changes/fold/report.md'],
    write: writeEnvelope,
    read: readEnvelope,
    moves: IN_OPENSPEC,
    provesDeletions: false,
  },
];

/** The pattern of a folder in a move, at the start of a path. */
function patternOf(folder: string): RegExp {
  const date = '\\d{4}-\\d{2}-\\d{2}-';
  const any = folder.replace('DATE-', date).replace('ANY/', '(?:[^/]+/)+');
  return new RegExp(`^${any.replace('TASK', '(?<task>[^/]+)')}`);
}

/** Where a claimed path would be if it had moved with the folder of the return that claims it. */
export function movedWith({ moves }: FamilyData, path: string, file: string): readonly string[] {
  return moves.flatMap(({ home, away }) => {
    const [from, to] = [patternOf(home).exec(path), patternOf(away).exec(file)];
    const isSame = from !== null && to !== null && from.groups?.task === to.groups?.task;
    return isSame ? [`${to[0]}${path.slice(from[0].length)}`] : [];
  });
}

/** The path of a return without what the moves of its family change. */
export function homeOf({ moves }: FamilyData, file: string): string {
  for (const { home, away } of moves) {
    const match = patternOf(away).exec(file);
    if (match !== null) return home.replace('TASK', match.groups?.task ?? '') + file.slice(match[0].length);
  }
  return file;
}
