const THERE = /[✓✔✅☑]|\b(?:FOUND|VERIFIED|EXISTS|PASS|PASSED|SUBSTANTIVE|WIRED)\b/;
const NOT_THERE = /[✗❌⚠]|\b(?:MISSING|NOT FOUND|STUB|FAILED|ORPHANED|PARTIAL|UNCERTAIN|DELETED|REMOVED)\b/;
const NOT_THERE_IN_WORDS =
  /\b(?:absent|deleted|removed|not exist|not found|no longer|untracked|not tracked|gitignored|outside (?:the )?repo)/i;

/** Returns true if the other cells of a row report its file as present. */
export function saysThere(cells: readonly string[]): boolean {
  const text = cells.map(withoutCode).join(' | ');
  return THERE.test(text) && !deniesThere(text);
}

/** Returns true if a text reports something as absent. */
export function deniesThere(text: string): boolean {
  const plain = withoutCode(text);
  return NOT_THERE.test(plain) || NOT_THERE_IN_WORDS.test(plain);
}

/** The text of a cell without its code spans, which deny nothing; a cell that is one code word is kept. */
function withoutCode(cell: string): string {
  const word = /^`([✓✅✗❌⚠]?\s*[A-Z]+)`$/.exec(cell)?.[1];
  return word ?? cell.replace(/`[^`]*`/g, ' ');
}
