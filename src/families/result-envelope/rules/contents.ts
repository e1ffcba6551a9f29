import { artifactsOf } from '../../../model/return.js';
import { stringField } from '../../../model/json.js';
import { pattern, quote } from '../../../model/text.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { sentenceCount, textAt } from '../../text-rules.js';

const MIN = 1;
const MAX = 3;

export const envelopeSummarySentences: ReturnRule = {
  id: 'envelope-summary-sentences',
  area: 'envelope',
  scope: 'return',
  severity: 'warning',
  about: () => ({
    summary: `The summary of an envelope has ${String(MIN)} to ${String(MAX)} sentences`,
    rationale: 'The orchestrator keeps the summary of every phase in its context. Longer text belongs in an artifact.',
    remedy: 'Say what happened in one to three sentences, and leave the details to the artifacts.',
    demand: {
      order: 20,
      text: 'The summary has 1 to 3 sentences.',
    },
    sources: ['004 Fields'],
    bad: { replace: [['It has three phases.', 'It has three phases. The first reads dates. The second reads times.']] },
    good: { replace: [['It has three phases.', 'It has three phases. The first reads dates.']] },
  }),
  check: sentenceCount(textAt('summary'), {
    name: 'The summary',
    min: MIN,
    max: MAX,
    advice: (expected) => `Say what happened in ${expected}.`,
  }),
};

/** Words that alone do not name the next step. */
const VAGUE = new Set(
  'a ahead all and as as-is carry continue continuing done forward go going good he it keep later move moving next normally now on onward onwards phase phases planned please proceed process ready soon step steps task tasks tbd the then to todo with work workflow'.split(
    ' ',
  ),
);

/** A longer text counts as specific, whatever its words. */
const LONGEST = 80;

const WORDS = pattern(String.raw`[\p{L}\p{N}-]+`, 'gu');

export const envelopeNextVague: ReturnRule = {
  id: 'envelope-next-vague',
  area: 'envelope',
  scope: 'return',
  severity: 'warning',
  about: () => ({
    summary: 'An envelope names the exact next step',
    rationale:
      'The orchestrator takes its next step from here. It knows that it should continue; only the agent can tell which phase is ready, or what blocks it.',
    remedy: 'Name the phase that is ready, such as `Ready for specs (sdd-spec)`, or what must be done before it.',
    demand: {
      order: 30,
      text: 'The next step is named: "continue" or "proceed" alone is not enough.',
    },
    sources: ['004 Fields', '004 Sub-Agent Responsibilities'],
    bad: [
      { replace: [['Ready for the specification (sdd-spec).', 'Continue.']] },
      { replace: [['Ready for the specification (sdd-spec).', 'Proceed to the next phase']] },
    ],
    good: { replace: [['Ready for the specification (sdd-spec).', 'Continue with sdd-spec.']] },
  }),
  check({ value }) {
    const next = stringField(value, 'next');
    if (next === undefined || next.length > LONGEST) return NOTHING;
    const words = [...next.toLowerCase().matchAll(WORDS())];
    if (words.length === 0 || !words.every(([word]) => VAGUE.has(word))) return NOTHING;
    return {
      pointer: '/next',
      message: `${quote(next)} does not name the next step.`,
      recommendation: 'Name the phase that is ready, or what must be done before it.',
    };
  },
};

export const envelopeChangeFolder: ReturnRule = {
  id: 'envelope-change-folder',
  area: 'envelope',
  needsPlace: true,
  scope: 'return',
  severity: 'warning',
  about: () => ({
    summary: 'An envelope names the change in whose folder it and its artifacts are',
    rationale:
      'All files of a change are in `openspec/changes/`, below its name. A result with another name is filed under the wrong change, or was copied from it.',
    remedy:
      "Write the folder's name as the change, or move the file. In the archive, the date before the name does not count.",
    demand: {
      order: 100,
      text: 'The change has the name of its folder below openspec/changes/.',
    },
    sources: ['004 Fields'],
    bad: { replace: [['**Change**: parse-dates', '**Change**: parse-times']] },
    good: [
      {},
      { file: 'openspec/changes/archive/2026-01-28-parse-dates/proposal.return.md' },
      { file: 'docs/return-logs/phases.md' },
    ],
  }),
  check(subject) {
    const change = stringField(subject.value, 'change');
    if (change === undefined) return NOTHING;
    const own = folderOf(subject.file);
    const folders = own === null ? artifactFolders(subject) : [own];
    const [first] = folders;
    if (first === undefined || folders.some((folder) => isNamed(folder, change))) return NOTHING;
    return {
      pointer: '/change',
      message: `The change is called ${quote(change)}, but the folder is ${quote(first)}.`,
      recommendation: 'Write the name of the folder below openspec/changes/ as the change.',
    };
  },
};

/** Returns the change folders of the artifacts, for an envelope outside such a folder. */
function artifactFolders(subject: Parameters<ReturnRule['check']>[0]): readonly string[] {
  return artifactsOf(subject).flatMap(({ plainPath }) => {
    const folder = plainPath === null ? null : folderOf(plainPath);
    return folder === null ? [] : [folder];
  });
}

/** Returns the name of the change whose folder contains a file; null for other files. */
function folderOf(path: string): string | null {
  return /(?:^|\/)openspec\/changes\/(?:archive\/)?(?!archive\/)([^/]+)\//.exec(path)?.[1] ?? null;
}

function isNamed(folder: string, change: string): boolean {
  return folder === change || folder.replace(/^\d{4}-\d{2}-\d{2}-/, '') === change;
}
