import type { Accused } from '../../model/context.js';
import { groupBy } from '../../model/collections.js';
import { count, cut } from '../../model/text.js';
import { accusedInWords, adviceInWords, plain, STATE_WORDS, whyFalse, type FalseClaim } from '../describe/claims.js';
import { placeInWords } from '../describe/finding.js';
import { causeOf } from '../describe/outcomes.js';
import { guidePage } from '../links.js';
import { code, fenced, gfm, link, type Markdown } from '../sink.js';
import {
  fileLink,
  messageText,
  pathCode,
  ruleLink,
  sentence,
  tableHead,
  WORD_LIMIT,
  type Detail,
  type Places,
} from './parts.js';

/** False claims with one cause: a table of its own. */
interface Cause {
  readonly claims: readonly FalseClaim[];
  /** The verdicts' common words; null if there are none, or they differ. */
  readonly detail: string | null;
  /** True if a column says what the verdict says about each claim. */
  readonly hasNotes: boolean;
  /** UTF-16 units of the place of a claim, so that each row fits on one line of a screen. */
  readonly room: number;
}

function causesOf(claims: readonly FalseClaim[]): readonly Cause[] {
  const byCause = groupBy(claims, ({ checked, findings, state }) =>
    JSON.stringify([findings[0]?.rule, causeOf(checked).heading, state]),
  );
  return [...byCause.values()].map((all) => {
    const [detail = null, ...others] = new Set(all.map(({ checked }) => checked.verdict.detail));
    const isNamed = all.some(({ checked }) => checked.verdict.foundAt !== null);
    const widest = all.reduce((most, { checked }) => Math.max(most, checked.claim.path.length), 0);
    return {
      claims: all,
      detail: others.length === 0 ? detail : null,
      hasNotes: others.length > 0 || isNamed,
      room: Math.min(LONGEST_PLACE, LONGEST_ROW - widest),
    };
  });
}

/** More claims of a cause than this are folded. */
const MOST_UNFOLDED = 10;

/** Yields the false claims: a table for each cause, then how to send them back to the agent, and what to do about a wrong accusation. */
export function* falseClaimsPart(all: readonly FalseClaim[], places: Places, { most }: Detail): Iterable<Markdown> {
  if (all.length === 0) return;
  yield NOUNS;
  yield* causeTables(all, most, places);
  const open = all.filter(({ state }) => state === 'fails' || state === 'mild');
  if (open.length > 0) yield adviceTo(open);
  if (open.length > 0) yield pasteBlock(open, most);
  yield wrongBlock(all, most, places);
}

/** Who has to do what: a reviewer need not know who that is. */
function adviceTo(claims: readonly FalseClaim[]): Markdown {
  const advice = adviceInWords(claims);
  return gfm`For the agent, or whoever takes over its branch: ${messageText(advice.slice(0, 1).toLowerCase() + advice.slice(1))}\n\n`;
}

/** For a reader who has never seen a return. */
const NOUNS = gfm`In a return, an agent reports its work; each file that it names there is a claim.\n\n`;

/** Yields the first false claims, a table for each cause. */
function* causeTables(all: readonly FalseClaim[], most: number, places: Places): Iterable<Markdown> {
  let left = most;
  for (const cause of causesOf(all)) {
    const claims = cause.claims.slice(0, left);
    left -= claims.length;
    if (claims.length > 0) yield* causeTable({ ...cause, claims }, places);
  }
  if (most < all.length) {
    yield gfm`${count(all.length - most, 'more false claim')} did not fit: the JSON report has all.\n\n`;
  }
}

function* causeTable(cause: Cause, places: Places): Iterable<Markdown> {
  yield headOf(cause, places);
  const hidden = cause.claims.length - MOST_UNFOLDED;
  for (const [n, claim] of cause.claims.entries()) {
    if (n === MOST_UNFOLDED) yield gfm`\n<details><summary>${hidden} more</summary>\n\n${columns(cause)}`;
    yield rowOf(claim, cause, places);
  }
  yield hidden > 0 ? gfm`\n</details>\n\n` : gfm`\n`;
}

/** Returns the heading of a cause, with its rule, and the head of its table. */
function headOf(cause: Cause, places: Places): Markdown {
  const [first] = cause.claims;
  if (first === undefined) return gfm``;
  const { checked, findings, state } = first;
  const rule = findings[0]?.rule;
  const of = rule === undefined ? gfm`` : gfm` (${ruleLink(places, rule)})`;
  const why = STATE_WORDS[state] === '' ? '' : `: ${STATE_WORDS[state].replace('weighs as ', '')}`;
  const detail = cause.detail === null ? gfm`` : gfm`${messageText(cause.detail)}\n\n`;
  return gfm`#### ${causeOf(checked).heading}${why}${of}\n\n${detail}${columns(cause)}`;
}

function columns({ hasNotes }: Cause): Markdown {
  return tableHead(['Claim', 'In', 'By', ...(hasNotes ? ['Note'] : [])]);
}

function rowOf(
  { record, checked, line, accused }: FalseClaim,
  { hasNotes, detail, room }: Cause,
  places: Places,
): Markdown {
  const { claim, verdict } = checked;
  const where = fileLink(places, record.file, line, { name: tailOf(record.file, room) });
  const named = verdict.foundAt === null ? gfm`` : gfm` ${sentence(whyFalse(checked))}.`;
  const own = detail !== null || verdict.detail === null ? gfm`` : gfm` ${messageText(verdict.detail)}`;
  const note = hasNotes ? gfm`${named}${own} |` : gfm``;
  return gfm`| ${pathCode(claim.path, WIDEST)} | ${where} | ${agentCell(accused)} |${note}\n`;
}

/** A longer path may wrap (UTF-16 units): below it, one row fits on one line of a wide screen. */
const WIDEST = 64;

/** UTF-16 units of the longest claim and its place together. */
const LONGEST_ROW = 80;

const LONGEST_PLACE = 44;

/** Returns the last segments of a path that fit, at least its name. */
function tailOf(file: string, room: number): string {
  if (file.length <= room) return file;
  const segments = file.split('/');
  let tail = segments.pop() ?? file;
  for (let next = segments.pop(); next !== undefined && next.length + 1 + tail.length < room; next = segments.pop())
    tail = `${next}/${tail}`;
  return `…/${tail}`;
}

function agentCell(accused: Accused | null): Markdown {
  const { name, note } = accusedInWords(accused);
  if (name === '') return gfm`unknown`;
  return gfm`${code(name, WORD_LIMIT)}${note === '' ? gfm`` : gfm` (${note})`}`;
}

/** More claims than this are counted in the text for the agent. */
const MOST_PASTED = 50;

const LONGEST_PASTED = 200;

/** Returns the false claims and what to do about them as text for the agent that made them. */
function pasteBlock(claims: readonly FalseClaim[], most: number): Markdown {
  const lines = claims.slice(0, Math.min(most, MOST_PASTED)).map(({ record, checked, line }) => {
    const path = cut(checked.claim.path, LONGEST_PASTED);
    const { detail } = checked.verdict;
    const hint = detail === null ? '' : ` ${cut(detail, LONGEST_PASTED)}`;
    return `- ${path} ${plain(whyFalse(checked))} (claimed in ${cut(placeInWords(record.file, line), LONGEST_PASTED)}).${hint}`;
  });
  const more = claims.length - lines.length;
  const text = [
    'These claims of your return are false in this commit:',
    ...lines,
    ...(more > 0 ? [`- and ${count(more, 'more claim')}`] : []),
    'For each: do the work and commit the file, or correct its path in the return,',
    'or remove the claim and say in the text of the return what was not done.',
    'Change nothing else to make the check pass.',
  ];
  return gfm`<details><summary>Paste this to the agent</summary>\n\n${fenced(text)}\n</details>\n\n`;
}

/** More fingerprints than this are in the JSON report only. */
const MOST_FINGERPRINTS = 10;

/** Returns what to do about a claim that is true: a link to the page that says it, and the configuration that silences it. */
function wrongBlock(claims: readonly FalseClaim[], most: number, places: Places): Markdown {
  const found = claims
    .slice(0, Math.min(most, MOST_FINGERPRINTS))
    .flatMap(({ checked: { claim }, findings: [finding] }) => {
      return finding === undefined ? [] : [{ path: cut(claim.path, LONGEST_PASTED), ...finding }];
    });
  const overrides = [...groupBy(found, ({ rule }) => rule)].flatMap(([rule, all]) => [
    '  - findings:',
    ...all.map(({ fingerprint, path }) => `      - '${fingerprint}' # ${path}`),
    '    rules:',
    `      ${rule}: off`,
    '    reason: say here why the claim is true',
  ]);
  const how = link(gfm`How to check it by hand, or report it`, guidePage('wrong-accusation', places.rulePages));
  const silence =
    overrides.length === 0
      ? gfm``
      : gfm` To silence it, add this to ${code('.return-gate.yml')}; for a pull request, in its base branch:\n\n${fenced(['overrides:', ...overrides], 'yaml')}`;
  return gfm`<details><summary>Wrong accusation?</summary>\n\n${how}.${silence}\n</details>\n\n`;
}
