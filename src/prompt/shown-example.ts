import type { Context } from '../model/context.js';
import type { Example, Rule } from '../model/rule.js';
import type { Standard } from '../model/standard.js';
import { versionsWith } from '../families/catalog.js';
import { examplesFor, repositoryOf, type ExampleEntry } from '../families/example.js';

/** A file of an example, as it is shown to people. */
export interface ShownFile {
  readonly path: string;
  readonly kind: ExampleEntry['kind'];
  /** The content, or the target of a link; empty for a submodule. Bytes that are no text are written as `\xNN`. */
  readonly text: string;
  /** The length of the whole text in characters, if it was cut. */
  readonly cutFrom: number | null;
}

/** An example as it is shown to people: the file with the return, other files that matter, and the given input. */
export interface ShownExample {
  readonly main: ShownFile;
  /** The files that the example adds to the sample, or changes. */
  readonly beside: readonly ShownFile[];
  /** The files that the example removes. */
  readonly gone: readonly string[];
  /** Facts about files that are not in the checked commit, each as the rest of a sentence. */
  readonly notes: readonly { readonly path: string; readonly clause: string }[];
  /** The input of the run, each as a short phrase. */
  readonly given: readonly string[];
}

/** The examples of a rule, under one version. */
export interface ShownRule {
  readonly standard: Standard;
  readonly bad: readonly Example[];
  readonly good: readonly Example[];
}

/** As many digits as git shows for a commit. */
const SHORT_ID = 7;

/** A longer text is cut, since it would not help a reader. */
const LONGEST = 2000;

/**
 * Returns the examples of a rule for readers. They belong to the default version of a family with the rule, otherwise
 * to the first version with it. Returns undefined if no version has the rule.
 */
export function shownRule(rule: Rule): ShownRule | undefined {
  const versions = versionsWith(rule).map(({ standard }) => standard);
  const standard = versions.find(({ isDefault }) => isDefault) ?? versions[0];
  if (standard === undefined) return undefined;
  const bad = examplesFor(standard, rule, 'bad');
  // An example for some versions only is shown if it is the first of its family, since the tests run that one.
  return {
    standard,
    bad: bad.filter(({ raisedIn }, n) => raisedIn === undefined || n === 0),
    good: examplesFor(standard, rule, 'good'),
  };
}

/** Converts an example to what is shown to people. */
export function showExample(standard: Standard, example: Example): ShownExample {
  const { file, files, earlier, workspace, commits, subjects } = repositoryOf(standard.sample, example);
  const shown = [...files].map(([path, entry]) => showFile(path, entry));
  const changed = new Set(Object.keys(example.tree ?? {}).map((path) => path.replace(/\/$/, '')));
  return {
    main: shown.find(({ path }) => path === file) ?? showFile(file, { kind: 'file', content: '' }),
    beside: shown.filter(({ path }) => path !== file && changed.has(path)),
    gone: Object.entries(example.tree ?? {}).flatMap(([path, entry]) => (entry === null ? [path] : [])),
    notes: [
      ...[...earlier].map(([path, to]) => ({
        path,
        clause: to === null ? 'was committed earlier and removed since' : `was committed earlier and moved to ${to}`,
      })),
      ...[...workspace].map((path) => ({ path, clause: 'is in the workspace and was never committed' })),
      ...[...(commits ?? [])].flatMap(([id, paths]) => {
        const subject = subjects?.get(id);
        const commit = `${id.slice(0, SHORT_ID)}${subject === undefined ? '' : ` (${subject})`}`;
        return paths.map((path) => ({ path, clause: `was changed by the commit ${commit}` }));
      }),
    ],
    given: givenIn(example.context ?? {}),
  };
}

function showFile(path: string, entry: ExampleEntry): ShownFile {
  const text = entry.kind === 'file' ? readable(entry.content) : entry.kind === 'link' ? entry.target : '';
  const isLong = text.length > LONGEST;
  return {
    path,
    kind: entry.kind,
    text: isLong ? text.slice(0, 72).trimEnd() : text,
    cutFrom: isLong ? text.length : null,
  };
}

function readable(content: string | Uint8Array): string {
  if (typeof content === 'string') return content;
  return Array.from(content, (byte) =>
    byte < 0x80 ? String.fromCharCode(byte) : `\\x${byte.toString(16).padStart(2, '0')}`,
  ).join('');
}

const LAST_MESSAGES = {
  text: 'plain text',
  json: 'JSON',
  'json-in-text': 'text with JSON in it',
} as const;

const STAGES = {
  'on-disk': 'the return is on disk, and the agent may still be at work',
  ended: 'the return is on disk, and the agent has stopped',
} as const;

function givenIn(context: Partial<Context>): readonly string[] {
  const { agents, calledAgent, agentBranch, changes, expectedSession, ifNoReturns, lastMessage, now, stage } = context;
  const isDemanded = context.agentBranchRequires === 'success';
  const deleted = [...(changes?.deleted ?? [])];
  return [
    now === undefined ? [] : `the clock shows ${new Date(now).toISOString()}`,
    typeof expectedSession === 'string' ? `the expected session is ${expectedSession}` : [],
    agents === undefined || agents === null ? [] : `the configured agents are ${agents.join(', ')}`,
    typeof calledAgent === 'string' ? `the agent that was called is ${calledAgent}` : [],
    lastMessage === undefined || lastMessage === null
      ? []
      : `the agent's last message is ${LAST_MESSAGES[lastMessage]}`,
    stage === undefined || stage === 'committed' ? [] : STAGES[stage],
    [...(context.familySettings ?? [])].map(([name, value]) => `${name} is ${value}`),
    ifNoReturns === undefined ? [] : `if-no-returns is ${ifNoReturns}`,
    typeof agentBranch === 'string'
      ? `the branch ${agentBranch} must add a return${isDemanded ? ' that says success' : ''}`
      : [],
    changes === undefined || changes === null
      ? []
      : `changed since ${changes.base}: ${[...changes.changed].join(', ')}`,
    deleted.length === 0 ? [] : `deleted since ${changes?.base ?? ''}: ${deleted.join(', ')}`,
  ].flat();
}
