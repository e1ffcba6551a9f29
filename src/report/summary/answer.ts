import { accusedInWords, adviceInWords, STATE_WORDS, whyFalse, type FalseClaim, type Part } from '../answer.js';
import { findingWords } from '../finding-words.js';
import { code, gfm, type Markdown } from '../sink.js';
import { adviceOn } from './advice.js';
import { fileLink, messageText, pathCode, ruleLink, WORD_LIMIT, type Places } from './place.js';
import { NARROW } from './tables.js';

/** Renders the parts of a sentence. */
export function sentence(parts: readonly Part[], places: Places): Markdown {
  const pieces = parts.map((part) =>
    part.kind === 'text'
      ? gfm`${part.text}`
      : part.kind === 'code'
        ? pathCode(part.text)
        : fileLink(places, part.file, part.line),
  );
  return gfm`${pieces}`;
}

export const FALSE_CLAIMS_HEADER = gfm`| Claimed | Return and line | Agent |\n| :-- | :-- | :-- |\n`;

/** Returns the heading of the false claims, and what a reader can do about them. */
export function falseClaimsHeading(claims: readonly FalseClaim[]): Markdown {
  return gfm`### False claims\n\n${messageText(adviceInWords(claims))}\n\n`;
}

/** Yields a row for each false claim. With `advising`, a claim that needs other advice than the heading gives has it. */
export function* falseClaimRows(claims: readonly FalseClaim[], places: Places, advising: boolean): Iterable<Markdown> {
  for (const claim of claims) yield falseClaimRow(claim, places, advising && claims.length > 1);
}

function falseClaimRow(claim: FalseClaim, places: Places, advising: boolean): Markdown {
  const { record, checked, line, accused, state, findings } = claim;
  const { detail } = checked.verdict;
  const [finding] = findings;
  const rule = finding === undefined ? gfm`` : gfm` ${ruleLink(places, finding.rule)}`;
  const what = sentence(whyFalse(checked), places);
  const more = detail === null ? gfm`` : gfm`. ${messageText(detail)}`;
  const why = state === 'fails' ? gfm`` : gfm` (${STATE_WORDS[state]})`;
  const advice =
    !advising || finding === undefined || finding.rule === COMMON_RULE ? gfm`` : adviceOn(findingWords(finding));
  const { name, note } = accusedInWords(accused);
  const agent = gfm`${name === '' ? gfm`–` : code(name, WORD_LIMIT)}${note === '' ? gfm`` : gfm`<br>${note}`}`;
  return gfm`| ${pathCode(checked.claim.path, NARROW)} ${what}${why}${more}${rule}${advice} | ${fileLink(places, record.file, line, NARROW)} | ${agent} |\n`;
}

/** The rule whose advice the heading gives. */
const COMMON_RULE = 'artifact-missing';
