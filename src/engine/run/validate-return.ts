import type { Settings } from '../../config/settings.js';
import type { Gathered } from '../../gather/gather.js';
import { isGsd } from '../../families/gsd/place.js';
import { stringField } from '../../model/json.js';
import type { Report } from '../../model/report.js';
import type { Standard } from '../../model/standard.js';
import type { Content, Tree } from '../../model/tree.js';
import type { Family } from '../../model/vocabulary.js';
import { holdsReturn } from '../../read/extract.js';
import { mayHoldEnvelope } from '../../read/markdown/may-hold-envelope.js';
import { read } from '../../read/read.js';
import { gsdFamilyOfText } from '../../families/gsd/read/recognise.js';
import { messageForm } from '../../read/message.js';
import { fenceIn } from '../../families/verify-result/read/fence.js';
import { chooseStandards, siblings, versionsOfText } from '../../families/choose.js';
import type { Chosen } from '../../families/family-of.js';
import { checkTree } from './check-tree.js';
import { stageIn } from './run-input.js';
import { nameAgent } from './name-agent.js';
import { overlay } from './overlay.js';

/** A return as it was handed over. */
export interface ReturnInput {
  /** What findings call it: its path from the project root, or another name where it has none there. */
  readonly name: string;
  /** Whether `name` is such a path. Without one, the rules on places are off. */
  readonly isPlaced: boolean;
  /** Null for a symbolic link or a special file, which is not read. */
  readonly content: Content | null;
  /** The agent that was called, by the caller's word; null or blank where only the return names one. */
  readonly agent?: string | null;
  /** What the agent said last, where the return is a file that it wrote. */
  readonly lastMessage?: string | null;
  /** Whether the agent has stopped, as a hook knows. */
  readonly hasEnded?: boolean;
}

/** What was found in one return. */
export interface ValidatedReturn {
  readonly report: Report;
  /** The version by which it was checked. */
  readonly standard: Standard;
  /** The version that such a text looks like, if it was read as another; else null. */
  readonly apparent: Standard | null;
}

/** Rules on the place of a file. */
export const ON_PLACE: readonly string[] = [
  'return-location',
  'task-slug-case',
  'envelope-change-folder',
  'gsd-name',
  'gsd-orphan',
  'verify-change-name',
  'verify-totals',
  'verify-totals-unknown',
  'verify-open-tasks',
  'verify-tasks-missing',
];

/** The rule on an agent that has not finished: an error once it has stopped. */
const IN_PROGRESS = 'status-in-progress';

/**
 * Checks one return as every run checks its files, and verifies its claims in the tree. Document 002's process is about a single
 * return: that there are several, or none, is an error.
 */
export async function validateReturn(
  { name, isPlaced, content, agent = null, lastMessage = null, hasEnded = false }: ReturnInput,
  tree: Tree,
  settings: Settings,
): Promise<ValidatedReturn> {
  const standards = versionsFor(settings.standards, content);
  const gathered = readAs(standards, content);
  const called = agent === null || agent.trim() === '' ? null : agent;
  const levels = new Map([
    ...settings.levels,
    ...(isPlaced ? [] : ON_PLACE.map((id) => [id, 'off'] as const)),
    ...(hasEnded ? [[IN_PROGRESS, 'error'] as const] : []),
  ]);
  const checked = await checkTree(
    overlay(tree, new Map([[name, content]])),
    { ...settings, standards, levels },
    {
      single: gathered,
      lastMessage: lastMessage === null ? null : messageForm(lastMessage),
      calledAgent: called,
      stage: hasEnded ? 'ended' : stageIn(tree),
    },
  );
  const report = nameAgent(checked, called);
  const apparent = apparentVersion(gathered, content) ?? (await apparentEnvelope(gathered, report, content));
  return { report, standard: standardOf(report, gathered, standards), apparent };
}

/** A document of GSD is recognized by its place, which a text alone does not have. */
function apparentVersion({ form }: Gathered, content: Content | null): Standard | null {
  const family = form === 'gsd' ? null : gsdFamilyOfText(contentText(content));
  return family === null ? null : (chooseStandards('auto')[family] ?? null);
}

/** The version of an envelope that was read as JSON; null for a text that is no envelope. */
async function apparentEnvelope(
  { form }: Gathered,
  { returns }: Report,
  content: Content | null,
): Promise<Standard | null> {
  if (form !== 'json' || returns.length > 0 || content?.kind !== 'bytes' || !mayHoldEnvelope(contentText(content)))
    return null;
  const { parseMarkdown } = await import('../../read/markdown/commonmark.js');
  const found = read(content.bytes, 'markdown', { markdown: parseMarkdown, single: true, verification: false });
  const envelope = found.returns.find(({ making }) => making === 'envelope');
  const usual = chooseStandards('auto')['result-envelope'];
  if (envelope === undefined || usual === undefined) return null;
  const written = stringField(envelope.value, 'form') ?? '';
  return [usual, ...siblings(usual)].find(({ shape }) => shape.enums['/form']?.includes(written) === true) ?? usual;
}

/** The versions by which a text may be checked: only that of verifications if it is the report of one. */
function versionsFor(chosen: Chosen, content: Content | null): Chosen {
  const text = contentText(content);
  const fence = fenceIn(text);
  const isReport = fence !== null && (!fence.faults.includes('not-first') || !holdsReturn(text));
  return versionsOfText(chosen, isReport);
}

function contentText(content: Content | null): string {
  return content?.kind === 'bytes'
    ? Buffer.from(content.bytes)
        .toString('utf8')
        .replace(/^\uFEFF/, '')
    : '';
}

/** Families whose returns are Markdown. */
const IN_MARKDOWN: ReadonlySet<Family> = new Set(['result-envelope', 'verify-result']);

/** How the text is read: as the one version that was chosen has it, else as it looks. */
function readAs(chosen: Chosen, content: Content | null): Gathered {
  const text = contentText(content);
  const [only, ...others] = Object.values(chosen).filter((standard) => standard !== undefined);
  if (only !== undefined && others.length === 0) {
    const { family } = only;
    // A text of nothing is a document of no kind.
    const isDocument = isGsd(family) && text.trim() !== '';
    const form = isDocument ? 'gsd' : isGsd(family) || IN_MARKDOWN.has(family) ? 'markdown' : 'json';
    return { form, family, reduced: false, single: true };
  }
  const isJson = /^\s*(?:[{[]|$)/.test(text) || holdsReturn(text);
  return { form: isJson ? 'json' : 'markdown', family: null, reduced: false, single: true };
}

/** The version by which the return was checked; if none was found, the one that reports such a text. */
function standardOf({ returns }: Report, { form, family }: Gathered, chosen: Chosen): Standard {
  const used = Object.values(chosen).find((standard) => standard?.id === returns[0]?.standard);
  const standard = used ?? chosen[family ?? (form === 'json' ? 'subagent-return' : 'result-envelope')];
  if (standard === undefined) throw new Error(`no version of ${String(family)} was chosen`);
  return standard;
}
