import type { Gathered } from '../gather/gather.js';
import { resolveAbsentClaims } from './absent.js';
import { MOST_FINDINGS } from './finding-list.js';
import { judgeBatch, type JudgeOptions } from './batch.js';
import { judgeDocument, ruleSet, type RuleSet } from './rules.js';
import type { Context, ReturnRecord } from '../model/context.js';
import type { ReadProblem } from '../model/document.js';
import type { Problem } from '../model/finding.js';
import { isArray, type Json } from '../model/json.js';
import { FILE_START } from '../model/position.js';
import type { Level } from '../model/severity.js';
import type { Standard } from '../model/standard.js';
import type { Content, Tree } from '../model/tree.js';
import { pendingFinding } from './finding.js';
import type { PendingFinding } from '../model/finding.js';
import { holdsReturn } from '../read/extract.js';
import { isEnding } from '../read/transcript.js';
import type { Chosen } from '../standards/family-of.js';

/** A return as it was handed over. */
export interface ReturnInput {
  /** What findings call it: its path from the project root, or another name where it has none there. */
  readonly name: string;
  /** Whether `name` is such a path. Of what lies nowhere, the rules on places say nothing. */
  readonly isPlaced: boolean;
  /** Null for a symbolic link or a special file, which is not read. */
  readonly content: Content | null;
}

/** What judging one return depends on. */
export interface OneOptions {
  /** What claims are held against. */
  readonly tree: Tree;
  /** The version of each family by which a return may be judged; only one where the caller chose it. */
  readonly chosen: Chosen;
  readonly context: Context;
  /** Bytes. */
  readonly maxFileSize: number;
}

/** What was found, before it is sorted into steps or made a report. */
export interface Judgement {
  /** The version by which it was judged. */
  readonly standard: Standard;
  readonly records: readonly ReturnRecord[];
  readonly drafts: readonly PendingFinding[];
}

/** Rules on the place of a file. */
export const ON_PLACE: readonly string[] = ['return-location', 'task-slug-case', 'envelope-change-folder'];

const NO_LEVELS: ReadonlyMap<string, Level> = new Map();

/**
 * Judges one return by all rules of its version, and its claims by the tree. Document 002's process is about a single
 * return: that there are several, or none, is an error.
 */
export async function judgeOne(handed: ReturnInput, options: OneOptions): Promise<Judgement> {
  const { name, content } = handed;
  const loaded = Object.values(options.chosen).filter((standard) => standard !== undefined);
  const [only, ...others] = loaded;
  const gathered = readAs(others.length === 0 ? only : undefined, content);
  const levels = handed.isPlaced ? NO_LEVELS : new Map(ON_PLACE.map((id) => [id, 'off' as const]));
  const ruleSets = new Map(loaded.map((standard) => [standard, ruleSet(standard, levels)]));
  const judging: JudgeOptions = {
    tree: options.tree,
    chosenAt: () => options.chosen,
    ruleSets,
    overrides: null,
    context: options.context,
    maxFileSize: options.maxFileSize,
    mostFindings: MOST_FINDINGS,
  };
  const { records, drafts, absent } = await judgeBatch(
    [{ file: { path: name, id: name, link: content === null }, gathered }],
    [content ?? { kind: 'bytes', bytes: new Uint8Array() }],
    judging,
  );
  const standard = loaded.find(({ id }) => id === records[0]?.standard) ?? standardOf(gathered, options.chosen);
  const rules = ruleSets.get(standard);
  if (rules === undefined) throw new Error(`${standard.id} was not chosen`);
  const missing = await resolveAbsentClaims(absent, null, judging);
  const own = notOne(handed, gathered, { standard, rules }, records, drafts, options);
  return { standard, records, drafts: [...drafts, ...missing, ...own] };
}

/** How the text is read: as the one version that was chosen has it, else as it looks. */
function readAs(standard: Standard | undefined, content: Content | null): Gathered {
  if (standard !== undefined) {
    const { family } = standard;
    return { form: family === 'result-envelope' ? 'markdown' : 'json', family, reduced: false };
  }
  const text = content?.kind === 'bytes' ? Buffer.from(content.bytes).toString('utf8') : '';
  const isJson = /^\uFEFF?\s*(?:[{[]|$)/.test(text) || holdsReturn(text);
  return { form: isJson ? 'json' : 'markdown', family: null, reduced: false };
}

/** The version that speaks where no return was found. */
function standardOf({ form, family }: Gathered, chosen: Chosen): Standard {
  const standard = chosen[family ?? (form === 'json' ? 'subagent-return' : 'result-envelope')];
  if (standard === undefined) throw new Error(`no version of ${String(family)} was chosen`);
  return standard;
}

/** What there is to say where the text is not one return: an array is none, several are not one, and nothing else was found. */
function notOne(
  { name, content }: ReturnInput,
  { form }: Gathered,
  { standard, rules }: { readonly standard: Standard; readonly rules: RuleSet },
  records: readonly ReturnRecord[],
  drafts: readonly PendingFinding[],
  { context }: OneOptions,
): readonly PendingFinding[] {
  const spot = {
    file: name,
    index: null,
    pointer: null,
    range: FILE_START,
    value: undefined,
    verbatim: false,
    excerpt: null,
  };
  const array = form === 'json' && content?.kind === 'bytes' ? arrayIn(content.bytes) : null;
  if (array !== null) {
    const problem: ReadProblem = { kind: 'not-object', value: array, range: FILE_START };
    const raised = judgeDocument({ file: name, form, standard, problems: [problem] }, rules, context, null);
    return raised.map((said) => pendingFinding(said, spot));
  }
  const problem = form === 'markdown' ? countProblem(records.length, drafts.length) : null;
  const active = rules.run.find(({ rule }) => rule.id === 'no-returns');
  return problem === null || active === undefined ? [] : [pendingFinding({ active, problem }, spot)];
}

function countProblem(returns: number, findings: number): Problem | null {
  if (returns === 0 && findings === 0) {
    return {
      message: 'The text holds no result envelope; one was expected.',
      recommendation: 'Fix subagent return format: return a result envelope with all of its parts.',
    };
  }
  if (returns < 2) return null;
  return {
    message: `The text holds ${String(returns)} returns; one was expected.`,
    recommendation: 'Fix subagent return format: return one result envelope, and quote no other.',
    value: 'several',
  };
}

/** The array that a text is, unless it is a transcript: an array of returns is what a log holds, and no return. */
function arrayIn(bytes: Uint8Array): readonly Json[] | null {
  const text = Buffer.from(bytes)
    .toString('utf8')
    .replace(/^\uFEFF/, '');
  if (!/^\s*\[/.test(text)) return null;
  try {
    const value = JSON.parse(text) as Json;
    return isArray(value) && !value.some(isEnding) ? value : null;
  } catch {
    // What is no JSON has a finding of its own.
    return null;
  }
}
