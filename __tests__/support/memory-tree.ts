import type { CommitFinding, Past } from '../../src/model/history.js';
import { Endings, type Content, type Entry, type Size, type Tree } from '../../src/model/tree.js';
import type { ExampleEntry, ExampleRepository } from '../../src/families/example.js';
import { OtherCase } from '../../src/tree/other-case.js';
import { ignoringRules, pathsInLfs, type RuleFiles } from '../../src/tree/git/path-rules.js';
import { submodulePaths } from '../../src/tree/git/path-rules.js';

/** As many files as one batch holds: few, so that a test with several files runs more than one. */
const BATCH = 2;

const LATER = '2'.repeat(40);

/** The files of an example as a committed tree, with what the repository describes others. An id is the path itself. */
export function memoryTree({
  files,
  earlier,
  beyondHistory = new Set(),
  commits = new Map(),
  subjects = new Map(),
  workspace,
  file: returnFile,
  isLacking = false,
  imported = 0,
}: ExampleRepository): Tree {
  const find = (path: string): Entry | undefined => {
    const entry = files.get(path);
    if (entry !== undefined) return entry.kind === 'submodule' ? { kind: 'submodule' } : { kind: entry.kind, id: path };
    return path === '' || folders(files).has(path) ? { kind: 'directory' } : undefined;
  };
  const list: Tree['list'] = async ({ matches }) =>
    [...files]
      .filter(([path, { kind }]) => kind !== 'submodule' && matches(path))
      .map(([path, { kind }]) => ({ path, id: path, link: kind === 'link' }))
      .sort((a, b) => (a.path < b.path ? -1 : 1));
  const read: Tree['read'] = async function* (wanted, limit) {
    for (let start = 0; start < wanted.length; start += BATCH) {
      yield wanted.slice(start, start + BATCH).map(({ id }): Content => {
        if (isLacking && id === returnFile) return { kind: 'lacking', id: '0'.repeat(40) };
        const bytes = bytesOf(files, id);
        return bytes.length > limit ? { kind: 'too-large', size: bytes.length } : { kind: 'bytes', bytes };
      });
    }
  };
  const otherCase = new OtherCase({ find, namesIn: (folder) => namesIn(files, folder) });
  return {
    kind: 'commit',
    revision: '0'.repeat(40),
    root: '',
    find,
    list,
    findAll: list,
    findOtherCase: (path) => otherCase.find(path),
    filesNamed: () => new Map(),
    read,
    sizes: async (ids) => ids.map((id) => sizeOf(bytesOf(files, id))),
    fetchContents: async () => undefined,
    expectContents: null,
    show: async (ids, viewers) => {
      ids.forEach((id, n) => viewers[n]?.(bytesOf(files, id)));
    },
    submodules: () => submodulePaths(Buffer.from(textAt(files, '.gitmodules') ?? ''), ''),
    inLfs: (paths) => pathsInLfs(paths, ruleFiles(files, '.gitattributes')),
    explainAbsent: async ({ paths, exists }) => {
      const pastOf = (path: string): Past => {
        const to = earlier.get(path);
        if (typeof to === 'string' && exists(to)) return { kind: 'moved', to, commit: LATER };
        if (beyondHistory.has(path)) return { kind: 'unknown', detail: 'History ends early.' };
        return earlier.has(path) ? { kind: 'removed', commit: LATER } : { kind: 'never' };
      };
      return new Map(
        paths.map((path) => [path, { isInWorkspace: workspace.has(path), ignoredBy: null, past: pastOf(path) }]),
      );
    },
    // All was claimed in one commit, and went in a later one.
    fileVersions: async (paths) =>
      new Map(paths.map((path) => [path, { commit: '1'.repeat(40), id: path, before: [] }])),
    readVersions: read,
    // Today, after every demand's day.
    introducedAt: async (paths) => new Map(paths.map((path) => [path, Date.UTC(2030, 0)])),
    addedBy: async (wanted) => {
      const copies = Array.from({ length: imported }, () => ({ path: returnFile, id: returnFile, link: false }));
      const beside = [...files.keys()].filter((path) => path !== returnFile);
      const added = [...copies, ...beside.map((path) => ({ path, id: path, link: false }))];
      return new Map(wanted.map((commit) => [commit, imported === 0 ? [] : added]));
    },
    showsChange: async () => true,
    existedSince: async (moments) => moments.map(({ path }) => imported === 0 && earlier.has(path)),
    filesAt: async (moments) => moments.map(({ path }) => (find(path)?.kind === 'file' ? path : null)),
    commitsNamed: async (ids) => new Map(ids.map((id) => [id, commitNamed(id, [...commits.keys()], beyondHistory)])),
    changedIn: async (wanted, paths) =>
      new Map(
        wanted.flatMap((id) => {
          const changed = commits.get(id);
          return changed === undefined
            ? []
            : [[id, new Map(changed.filter((path) => paths.has(path)).map((path) => [path, 'written'] as const))]];
        }),
      ),
    // The commits of an example that have no subject added nothing that it describes.
    authors: () => Promise.resolve(new Map()),
    commitsBehind: async (wanted) =>
      beyondHistory.size > 0
        ? new Map()
        : new Map(
            [...wanted].map(([file, scopes]) => [
              file,
              new Set(
                [...subjects].flatMap(([id, subject]) =>
                  scopes.some((scope) => subject.includes(`(${scope}):`)) ? [id] : [],
                ),
              ),
            ]),
          ),
    trackedEndingWith: async (tails) => endingWith(tails, files.keys()),
    pastEndingWith: async (tails) => ({
      endings: endingWith(tails, [...files.keys(), ...earlier.keys()]),
      folders: new Set(),
      entries: new Set(),
      whole: beyondHistory.size === 0,
    }),
    leadsTo: async (pairs) => pairs.map(({ earlier, later }) => (earlier === later ? true : null)),
    // The commits of an example follow each other as they are listed.
    commitsBetween: async (pairs) =>
      pairs.map(({ earlier, later }) => {
        const [ids, first, last] = [
          [...commits.keys()],
          ...[earlier, later].map((id) => [...commits.keys()].indexOf(id)),
        ];
        if (first === undefined || last === undefined || first < 0 || last < 0 || beyondHistory.size > 0) return null;
        const between = ids.slice(first + 1, last + 1);
        return { count: between.length, ids: between, isAncestor: first <= last };
      }),
    existedBefore: async (moments) => moments.map(({ path }) => earlier.has(path)),
    ignoredByCommit: (paths) => ignoringRules(paths, ruleFiles(files, '.gitignore')),
    close: () => undefined,
  };
}

/** A committed tree of these files, where a text is one with that content; `file` is that of the return. */
export function treeWithFiles(files: Readonly<Record<string, string | ExampleEntry>>, file = ''): Tree {
  const entries = Object.entries(files).map(([path, entry]): [string, ExampleEntry] => [
    path,
    typeof entry === 'string' ? { kind: 'file', content: entry } : entry,
  ]);
  return memoryTree({ file, files: new Map(entries), earlier: new Map(), workspace: new Set() });
}

function commitNamed(id: string, commits: readonly string[], beyondHistory: ReadonlySet<string>): CommitFinding {
  const whole = commits.find((commit) => commit.startsWith(id));
  if (whole !== undefined) return { kind: 'ancestor', id: whole };
  return beyondHistory.size === 0 ? { kind: 'unknown' } : { kind: 'undetermined', detail: 'History ends early.' };
}

function endingWith(tails: readonly string[], paths: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const endings = new Endings(tails);
  for (const path of paths) endings.takeWithFolders(path);
  return endings.found();
}

function folders(files: ReadonlyMap<string, ExampleEntry>): ReadonlySet<string> {
  const found = new Set<string>();
  for (const path of files.keys()) {
    for (let end = path.indexOf('/'); end > 0; end = path.indexOf('/', end + 1)) found.add(path.slice(0, end));
  }
  return found;
}

function namesIn(files: ReadonlyMap<string, ExampleEntry>, folder: string): ReadonlySet<string> {
  const prefix = folder === '' ? '' : `${folder}/`;
  const below = [...files.keys()].filter((path) => path.startsWith(prefix));
  return new Set(below.map((path) => path.slice(prefix.length).replace(/\/.*$/s, '')));
}

function bytesOf(files: ReadonlyMap<string, ExampleEntry>, path: string): Uint8Array {
  const entry = files.get(path);
  if (entry === undefined || entry.kind === 'submodule') throw new Error(`${path} has no content`);
  const content = entry.kind === 'link' ? entry.target : entry.content;
  return typeof content === 'string' ? Buffer.from(content) : content;
}

function ruleFiles(files: ReadonlyMap<string, ExampleEntry>, name: string): RuleFiles {
  return {
    project: process.cwd(),
    hasFolder: (folder) => folders(files).has(folder),
    fileIn: async (folder) => {
      const path = folder === '' ? name : `${folder}/${name}`;
      return files.get(path)?.kind === 'file' ? bytesOf(files, path) : null;
    },
  };
}

function textAt(files: ReadonlyMap<string, ExampleEntry>, path: string): string | null {
  return files.get(path)?.kind === 'file' ? Buffer.from(bytesOf(files, path)).toString('utf8') : null;
}

function sizeOf({ length }: Uint8Array): Size {
  return { bytes: length, telling: length > 0 };
}
