import { overlay, checkTree } from './check-tree.js';
import type { Settings } from '../../config/settings.js';
import type { Gathered } from '../../gather/gather.js';
import { elementAt } from '../../model/collections.js';
import type { Form } from '../../model/document.js';
import type { Report } from '../../model/report.js';
import type { Standard, VersionHead } from '../../model/standard.js';
import type { Content, Tree } from '../../model/tree.js';
import { holdsReturn } from '../../read/extract.js';
import { messageForm } from '../../read/transcript.js';
import {
  type ChosenVersions,
  familyNamed,
  familyOfVersion,
  loadStandard,
  looseFamily,
  standardNamed,
  versionsOfText,
} from '../../families/choose.js';
import type { DeclaredFamily, Family } from '../../families/family.js';
import { families } from '../../families/index.js';
import { PLACE_RULES } from '../../families/rule-ids.js';
import { stageIn } from './complete-run.js';
import { fixFormatFor } from '../../model/return.js';

/** A return as the caller passes it. */
export interface ReturnInput {
  /** The name in findings: its path from the project root, or another name if it has none there. */
  readonly name: string;
  /** True if `name` is such a path. Otherwise the rules on places are off. */
  readonly isPlaced: boolean;
  /** Null for a symbolic link or a special file, which is not read. */
  readonly content: Content | null;
  /** The agent that was called, as the caller names it; null or blank if only the return names one. */
  readonly agent?: string | null;
  /** The agent's last message, if the return is a file that it wrote. */
  readonly lastMessage?: string | null;
  /** True if a hook knows that the agent has stopped. */
  readonly hasEnded?: boolean;
}

/** The result of checking one return. */
export interface ValidatedReturn {
  readonly report: Report;
  /** The version by which it was checked. */
  readonly standard: Standard;
  /** The version that the text looks like, if it was read as another; else null. */
  readonly apparent: VersionHead | null;
}

/** The rule on an unfinished agent: an error once it has stopped. */
const IN_PROGRESS = 'status-in-progress';

/**
 * Checks one return like a file of any run, and verifies its claims in the tree. Document 002 validates a single
 * return, so several or none are an error.
 */
export async function validateReturn(
  { name, isPlaced, content, agent = null, lastMessage = null, hasEnded = false }: ReturnInput,
  tree: Tree,
  settings: Settings,
): Promise<ValidatedReturn> {
  const standards = await versionsFor(settings.standards, content);
  const gathered = readAs(standards, content, name);
  const called = agent === null || agent.trim() === '' ? null : agent;
  const levels = new Map([
    ...settings.levels,
    ...(isPlaced ? [] : PLACE_RULES.map((id) => [id, 'off'] as const)),
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
  const standard = await loadStandard(versionOf(report, gathered, standards), settings.vocabulary);
  return { report, standard, apparent: await apparentVersion(gathered, report, content) };
}

/** Returns the version whose return a text looks like, if it was read as another; null for none. */
async function apparentVersion(
  gathered: Gathered,
  report: Report,
  content: Content | null,
): Promise<VersionHead | null> {
  const text = contentText(content);
  const read = { form: gathered.form, found: report.returns.length };
  for (const { mark, loose, load } of families) {
    if (mark?.(text) === false) continue;
    if (mark === undefined && loose?.form !== 'markdown') continue;
    const found = (await load()).recognise?.(text, read) ?? null;
    if (found !== null) return standardNamed(found) ?? null;
  }
  return null;
}

/** The versions that may check a text: only those of a family that takes it alone, if there is one. */
async function versionsFor(chosen: ChosenVersions, content: Content | null): Promise<ChosenVersions> {
  return versionsOfText(chosen, await takerOf(contentText(content)));
}

async function takerOf(text: string): Promise<Family | null> {
  for (const family of families) {
    if (family.mark?.(text) === true && (await family.load()).takesAlone?.(text) === true) return family;
  }
  return null;
}

function contentText(content: Content | null): string {
  return content?.kind === 'bytes'
    ? Buffer.from(content.bytes)
        .toString('utf8')
        .replace(/^\uFEFF/, '')
    : '';
}

/** Returns how to read the text: as the only chosen version says, else by its look. */
function readAs(chosen: ChosenVersions, content: Content | null, name: string): Gathered {
  const text = contentText(content);
  const [only, ...others] = Object.values(chosen).filter((version) => version !== undefined);
  const isOfOne = others.every(
    ({ family }) => only !== undefined && familyNamed(family).families.includes(only.family),
  );
  if (only !== undefined && isOfOne && (others.length === 0 || familyOfVersion(only).form === 'whole')) {
    const { family } = only;
    const form = only.declaredBy === undefined ? familyNamed(family).form : formOfText(only.declaredBy, name, text);
    if (only.declaredBy !== undefined) return { form, family, reduced: false, single: true, isDeclared: true };
    // An empty text is a document of no kind.
    return { form: form === 'whole' && text.trim() === '' ? 'markdown' : form, family, reduced: false, single: true };
  }
  const isJson = /^\s*(?:[{[]|$)/.test(text) || holdsReturn(text);
  return { form: isJson ? 'json' : 'markdown', family: null, reduced: false, single: true };
}

/** Returns how a form reads a text: by its file name, else as all the form's files, else as JSON or Markdown. */
function formOfText({ places, declaration }: DeclaredFamily, name: string, text: string): Form {
  const formOf = (path: string): Form => places.find(({ isOne }) => isOne?.(path) === true)?.form ?? 'whole';
  if (/\.[^./]+$/.test(name)) return formOf(name);
  const [only, ...others] = new Set(declaration.files.map(formOf));
  if (only !== undefined && others.length === 0) return only;
  return formOf(/^\s*[{[]/.test(text) ? 'return.json' : 'return.md');
}

/** The version that checked the return; if there was none, the one that reports such a text. */
function versionOf({ returns }: Report, { form, family }: Gathered, chosen: ChosenVersions): VersionHead {
  const used = Object.values(chosen).find((version) => version?.id === returns[0]?.standard);
  const usual = chosen[family ?? looseFamily(form === 'json' ? 'json' : 'markdown')];
  return elementAt(
    [used, usual].filter((version) => version !== undefined),
    0,
  );
}

const NAMELESS = fixFormatFor(null);

/**
 * Returns the report with the agent's name added to recommendations: rules on an unreadable text, or on the whole run,
 * know no agent. `called` is the agent that was called; if it is null, the agent that the return names counts.
 */
function nameAgent(report: Report, called: string | null): Report {
  const known = called ?? report.returns.find((record) => record.agent !== null)?.agent ?? null;
  if (known === null) return report;
  const fix = fixFormatFor(known);
  return {
    ...report,
    findings: report.findings.map((finding) => {
      const { recommendation } = finding;
      if (!recommendation.startsWith(NAMELESS)) return finding;
      return { ...finding, recommendation: fix + recommendation.slice(NAMELESS.length) };
    }),
  };
}
