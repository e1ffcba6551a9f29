import type { Example } from '../model/rule.js';
import type { FamilyName } from '../model/standard.js';
import type { SharedExamples } from './example.js';

/** The sample of a family of documents, as examples of shared rules change it. */
export interface SampleDocument {
  readonly family: FamilyName;
  /** The files that the sample's change touches. */
  readonly changed: readonly string[];
  /** Returns the edit of the sample that replaces its first claimed file. */
  readonly claiming: (path: string) => Example;
  /** A file of the same family that the base had too. */
  readonly deleted: string;
  /** Rules of the family that a missing or empty file raises. */
  readonly ifAbsent?: readonly string[];
}

/** Returns the examples of rules that all families of documents share, each with a claimed file. */
export function documentExamples(documents: readonly SampleDocument[]): SharedExamples {
  const each = (example: (document: SampleDocument) => Example): readonly Example[] =>
    documents.map((document) => ({ families: [document.family], ...example(document) }));
  const claiming = (path: string, more: Example = {}): readonly Example[] =>
    each((document) => ({ ...document.claiming(path), ...more }));
  const absent = (path: string, more: Example = {}): readonly Example[] =>
    each(({ claiming: edit, ifAbsent }) => ({
      ...edit(path),
      ...more,
      ...(ifAbsent === undefined ? {} : { also: ifAbsent }),
    }));
  const changes = (...others: readonly string[]): readonly Example[] =>
    each(({ changed }) => ({
      tree: Object.fromEntries(others.map((path) => [path, 'export {};\n'])),
      context: { changes: { base: 'main', changed: new Set([...changed, ...others]), deleted: new Set() } },
    }));
  const deleting = (isMoved: boolean): readonly Example[] =>
    each(({ changed }) => {
      const deleted = new Set(['src/times.ts']);
      const movedAway = isMoved ? { movedAway: deleted } : {};
      return { context: { changes: { base: 'main', changed: new Set(changed), deleted, ...movedAway } } };
    });
  return {
    'artifact-blank': { bad: claiming('src/times.ts', { tree: { 'src/times.ts': ' \n\n' } }), good: {} },
    'artifact-case': { bad: claiming('src/Times.ts', { tree: { 'src/times.ts': 'export {};\n' } }) },
    'artifact-directory': { bad: claiming('src/dates', { tree: { 'src/dates/index.ts': 'export {};\n' } }) },
    'artifact-empty': {
      bad: absent('src/times.ts', { tree: { 'src/times.ts': '' } }),
      // A file that has a meaning even if it is empty.
      good: claiming('src/__init__.py', { tree: { 'src/__init__.py': '' } }),
    },
    'artifact-missing': { bad: absent('src/never-written.ts') },
    'artifact-path-relative': { bad: claiming('/opt/other/parse.ts') },
    'path-root': {
      bad: claiming('/home/agent/project/src/times.ts', { tree: { 'src/times.ts': 'export {};\n' } }),
      good: {},
    },
    'artifact-relocated': {
      bad: claiming('src/dates.ts', {
        tree: { 'src/times.ts': 'export {};\n' },
        earlier: { 'src/dates.ts': 'src/times.ts' },
      }),
    },
    'artifact-removed': { bad: claiming('src/dates.ts', { earlier: { 'src/dates.ts': null } }) },
    'artifact-uncommitted': { bad: absent('src/times.ts', { workspace: ['src/times.ts'] }) },
    'artifact-undetermined': { bad: claiming('src/times.ts', { beyondHistory: ['src/times.ts'] }) },
    'artifact-unverifiable': { bad: claiming('vendor/dates/parse.ts', { tree: { 'vendor/dates/': '' } }) },
    'returns-imported': {
      bad: claiming('src/dates.ts', { earlier: { 'src/dates.ts': null }, imported: 6, also: ['artifact-removed'] }),
    },
    'return-deleted': { bad: each(({ deleted }) => ({ deleted: [deleted] })) },
    'unclaimed-change': { bad: changes('src/dates.ts'), good: changes() },
    'unclaimed-deletion': { bad: deleting(false), good: deleting(true) },
  };
}
