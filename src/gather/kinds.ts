import type { Form } from '../model/document.js';
import { gsdFamilyOf, type GsdFamily } from '../families/gsd/place.js';
import type { Family } from '../model/vocabulary.js';

/** A kind of file that holds returns: where it is found, how it is read, and what it holds. */
export interface GatheredKind {
  readonly form: Form;
  /** Null where the shape of each return tells. */
  readonly family: Family | null;
  readonly patterns: readonly string[];
  /** The file tells of several tasks: a status and a session are required, and what was made need not stand in it. */
  readonly reduced?: boolean;
  /** A document of a change, in which JSON is an example and an envelope has to be whole. */
  readonly document?: boolean;
  /** A log of returns, which should hold one. */
  readonly log?: boolean;
  /** It says what is to be done, and is no return of work that was. */
  readonly intention?: boolean;
  /** The report of a verification, whose envelope is a fence at its start. */
  readonly verification?: boolean;
  /** What else a path must be, in its own letter case. */
  readonly isOne?: (path: string) => boolean;
  /** Folders below which nothing of the kind is taken unless it is asked for. */
  readonly notBelow?: readonly string[];
}

/** Documents of GSD, which lie in its phase folders only. */
function gsd(family: GsdFamily, patterns: readonly string[]): GatheredKind {
  return {
    form: 'gsd',
    family,
    patterns,
    intention: family === 'gsd-plan',
    isOne: (path) => gsdFamilyOf(path) === family,
    notBelow: ['fixtures', '__fixtures__', 'testdata', 'templates', 'node_modules'],
  };
}

/** Their patterns are in lower case, and hold in any: a file system that knows no case, or a slip, must not hide a return. */
export const KINDS: readonly GatheredKind[] = [
  { form: 'json', family: 'return-meta', patterns: ['**/.return-meta-multi*.json'], reduced: true },
  {
    form: 'json',
    family: 'return-meta',
    patterns: ['**/.return-meta.json', '**/.return-meta-*.json', '**/*return-meta.json'],
  },
  {
    form: 'json',
    family: 'orchestrator-handoff',
    patterns: ['**/.orchestrator-handoff.json', '**/.orchestrator-handoff-*.json'],
  },
  {
    form: 'json',
    family: 'subagent-return',
    patterns: ['**/*.return.json', '**/returns/**/*.json', '**/return-logs/**/*.json'],
  },
  { form: 'jsonl', family: null, patterns: ['**/*.returns.jsonl', '**/return-logs/**/*.jsonl'], log: true },
  {
    form: 'markdown',
    family: null,
    patterns: ['**/*.return.md', '**/return-logs/**/*.md'],
    log: true,
  },
  {
    form: 'markdown',
    family: null,
    patterns: ['openspec/changes/**/verify-report*.md'],
    document: true,
    verification: true,
  },
  { form: 'markdown', family: null, patterns: ['openspec/changes/**/*.md'], document: true },
  gsd('gsd-summary', [
    '**/.planning/**/summary.md',
    '**/.planning/**/*-summary.md',
    '**/.planning/**/plans/summary-*.md',
    '**/.planning/**/plans/*-summary-*.md',
  ]),
  gsd('gsd-plan', [
    '**/.planning/**/plan.md',
    '**/.planning/**/*-plan.md',
    '**/.planning/**/plans/plan-*.md',
    '**/.planning/**/plans/*-plan-*.md',
  ]),
  gsd('gsd-verification', ['**/.planning/**/verification.md', '**/.planning/**/*-verification.md']),
];

/** What is no return wherever it stands: the task list has another vocabulary, and tools keep files of their own. */
export const NEVER: readonly string[] = [
  '**/.git/**',
  '**/node_modules/**',
  '**/specs/state.json',
  '**/specs/archive/state.json',
];

const TEMPLATE_FOLDERS = ['context', 'docs', 'extensions', 'skills', 'agents'];

/** What holds example JSON or templates. */
export const NOT_BY_DEFAULT: readonly string[] = [
  ...TEMPLATE_FOLDERS.map((folder) => `**/.claude/${folder}/**`),
  ...TEMPLATE_FOLDERS.map((folder) => `**/.opencode/${folder}/**`),
  'agent-system/**',
  '**/SKILL.md',
];
