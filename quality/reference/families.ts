import { normal } from './paths.js';

/** What the reference knows of a family: which files are its returns, what they say, and how its finished work is moved. */
export interface FamilyData {
  readonly name: string;
  /** The paths of its returns. */
  readonly file: RegExp;
  /** Where the random histories have returns of the family. */
  readonly places: readonly string[];
  /** Returns the text of a return. */
  readonly write: (statement: Omit<Statement, 'isForecast'>) => string;
  /** Returns what a return says; null if the text is no return. */
  readonly read: (text: string) => Statement | null;
  readonly moves: readonly Move[];
  /** By which part of its path a return is known wherever it is moved; without one by `moves` alone. */
  readonly knownBy?: RegExp;
  /** Whether a claim that a file was deleted has verdicts of its own. */
  readonly provesDeletions: boolean;
  readonly leniencies?: readonly Leniency[];
}

/**
 * What more explains an absent path. `from-anywhere`: agents write paths from the folder in which they work, and name other folders; what
 * ignore files keep out cannot be proved; a later step of the same branch may undo an earlier one. `empty-folder`: a path written as a folder
 * cannot be proved. A file found at another place has to be one that the change touched: `touched-by-new`, where the change adds the return;
 * `touched-if-made`, where it claims to have made the file.
 */
type Leniency = 'from-anywhere' | 'empty-folder' | 'touched-by-new' | 'touched-if-made';

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
  /** It claims nothing yet, but what it names was meant when it was written. */
  readonly isForecast: boolean;
}

/**
 * A folder of finished work was moved from `home` to `away`, with all that belongs to it. `TASK` is the name of the folder, `DATE-` a
 * date that may be before it, `ANY/` one or more folders, and `LABEL` any word.
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
  return { session: metadata.session_id, succeeds: !UNFINISHED.includes(status), claims, isForecast: false };
}

function writeEnvelope({ succeeds, claims }: Omit<Statement, 'isForecast'>): string {
  const items =
    claims.length === 0
      ? 'None'
      : claims.map(({ path, says }) => `- \`${path}\`${says === 'deleted' ? ' (deleted)' : ''}`).join('\n');
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
  const items = [...text.matchAll(/^- `(.*)`( \(deleted\))?$/gm)];
  const all = items.map(([, path = '', deleted]): Claimed => ({
    path: asReported(path),
    says: deleted === undefined ? 'made' : 'deleted',
  }));
  // A word without a slash and without an ending is no path.
  const claims = once(all.filter((claim) => /\/|[^./]\.[A-Za-z0-9]+$/.test(claim.path) && !isRoute(claim)));
  if (status === undefined) return null;
  return { session: null, succeeds: !UNFINISHED.includes(status), claims, isForecast: false };
}

/** A story of BMAD: its list counts once it is done. Who it is by does not matter. */
function writeStory({ succeeds, claims }: Omit<Statement, 'isForecast'>): string {
  const items = claims.map(({ path, says }) => `- \`${path}\` (${says === 'deleted' ? 'deleted' : 'new'})`);
  return `# Story 1.2: Fold maps

Status: ${succeeds ? 'done' : 'in-progress'}

## Dev Agent Record

### File List

${items.join('\n')}
`;
}

function readStory(text: string): Statement | null {
  if (!text.includes('### File List')) return null;
  const items = [...text.matchAll(/^- `(.*)` \((new|deleted)\)$/gm)];
  const claims = items.map(([, path = '', word]): Claimed => ({
    path: asReported(path),
    says: word === 'deleted' ? 'deleted' : 'made',
  }));
  return {
    session: null,
    succeeds: true,
    claims: once(claims.filter(isLikeFile)),
    isForecast: !/^Status: done$/m.test(text),
  };
}

/** A summary of GSD: its lists of key files. */
function writeSummary({ claims }: Omit<Statement, 'isForecast'>): string {
  const list = (said: Claimed['says']): string =>
    claims.flatMap((claim) => (claim.says === said && isLikeFile(claim) ? [`\n    - ${claim.path}`] : [])).join('') ||
    ' []';
  return `---
phase: 01-maps
plan: 02
key-files:
  created:${list('made')}
  deleted:${list('deleted')}
status: complete
---

# Phase 1 Plan 2: Maps Summary
`;
}

function readSummary(text: string): Statement | null {
  const [made = '', deleted = ''] = text.split('  deleted:');
  const items = (list: string, says: Claimed['says']): readonly Claimed[] =>
    [...list.matchAll(/^ {4}- (.*)$/gm)].map(([, path = '']) => ({ path: asReported(path), says }));
  const claims = once([...items(made, 'made'), ...items(deleted, 'deleted')].filter(isLikeFile));
  return text.startsWith('---\n') ? { session: null, succeeds: true, claims, isForecast: false } : null;
}

/** A line's path has no `./` before it and no doubled slashes. */
function asReported(path: string): string {
  return path.replace(/^(?:\.\/)+/, '').replace(/\/{2,}/g, '/');
}

/** A name with a slash or an ending, or a hidden one. */
function isLikeFile(claim: Claimed): boolean {
  return /\/|^\.|\.[A-Za-z][A-Za-z0-9]*$/.test(claim.path) && !isRoute(claim);
}

/** A rooted path without an ending is no path. */
function isRoute({ path }: Claimed): boolean {
  return /^\/(?:[^/]*\/)*[^/.]+$/.test(path);
}

/** A path that is claimed twice is one claim, as it is written first; of a deletion if one of them is. */
function once(claims: readonly Claimed[]): readonly Claimed[] {
  const key = ({ path }: Claimed): string => normal(path) ?? path;
  const deleted = new Set(claims.filter(({ says }) => says === 'deleted').map(key));
  const first = claims.filter((claim, n) => claims.findIndex((one) => key(one) === key(claim)) === n);
  return first.map((claim) => ({ ...claim, says: deleted.has(key(claim)) ? 'deleted' : claim.says }));
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

/** The phases of a milestone that is over go into a folder of its own, and from one milestone to another, and back. */
const IN_PLANNING: readonly Move[] = [
  { home: '.planning/phases/', away: '.planning/milestones/LABEL-phases/' },
  { home: '.planning/milestones/LABEL-phases/TASK/', away: '.planning/phases/TASK/' },
  { home: '.planning/milestones/LABEL-phases/TASK/', away: '.planning/milestones/LABEL-phases/TASK/' },
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
    provesDeletions: true,
  },
  {
    name: 'bmad-story',
    file: /(?:^|\/)_bmad-output\/(?:.*\/)?[^/]+\.md$/,
    places: ['_bmad-output/epic-1/1-2-fold.md', '_bmad-output/epic-1/1-3-cut.md'],
    write: writeStory,
    read: readStory,
    moves: [],
    knownBy: /([^/]*?)(?:\.(?:md|story|archived|old|done))+$/i,
    provesDeletions: false,
    leniencies: ['from-anywhere', 'empty-folder', 'touched-if-made'],
  },
  {
    name: 'gsd-summary',
    file: /(?:^|\/)\.planning\/(?:[^/]+\/)*(?:phases|[^/]+-phases)\/[^/]+\/(?:[^/]+-)?SUMMARY\.md$/,
    places: ['.planning/phases/01-maps/01-01-SUMMARY.md', '.planning/phases/01-maps/01-02-SUMMARY.md'],
    write: writeSummary,
    read: readSummary,
    moves: IN_PLANNING,
    knownBy: /([^/]+)\/([^/]+)$/,
    provesDeletions: false,
    leniencies: ['from-anywhere', 'touched-by-new'],
  },
];

/** The pattern of a folder in a move, at the start of a path. */
function patternOf(folder: string): RegExp {
  const date = '\\d{4}-\\d{2}-\\d{2}-';
  const any = folder.replace('DATE-', date).replace('ANY/', '(?:[^/]+/)+').replace('LABEL', '[^/]+');
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
export function homeOf({ moves, knownBy, file: isOne }: FamilyData, file: string): string {
  if (knownBy !== undefined) return (isOne.test(file) ? knownBy.exec(file)?.slice(1).join('/') : undefined) ?? file;
  for (const { home, away } of moves) {
    const match = patternOf(away).exec(file);
    if (match !== null) return home.replace('TASK', match.groups?.task ?? '') + file.slice(match[0].length);
  }
  return file;
}
