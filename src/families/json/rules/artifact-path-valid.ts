import { artifactsOf, fixFormat } from '../../../model/return.js';
import type { Problem } from '../../../model/finding.js';
import type { Fix } from '../../../model/fix.js';
import { namesFolder, normalisePath } from '../../../model/path.js';
import { join, type Pointer } from '../../../model/pointer.js';
import type { ReturnRule } from '../../../model/rule.js';
import { isBlank, listOf, quote } from '../../../model/text.js';

// General category Cc.
const CONTROL = /[\0-\x1f\x7f-\x9f]/;
// Characters that change the direction of a text, and characters without width: people do not see what is there.
const DIRECTION = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/;
const NO_WIDTH = /[\u00AD\u200B\u2060-\u2064\uFEFF]/;
const UNSEEN = [CONTROL, DIRECTION, NO_WIDTH].map(({ source }) => source).join('|');
const EACH_UNSEEN = new RegExp(UNSEEN, 'g');

/** `.` or `..` after another segment: a leading `./` is a fault of its own, and a leading `..` leaves the root. */
const DOTS = /\/\.{1,2}(?:\/|$)/;

/** A path without these characters has no fault, and few paths have one. */
const SUSPECT = new RegExp(`${UNSEEN}|//|/\\.|^\\.|/$|\\s$`);

function faults(path: string): readonly string[] {
  const found: string[] = [];
  if (CONTROL.test(path)) found.push('control characters');
  if (DIRECTION.test(path)) found.push('bidirectional characters');
  if (NO_WIDTH.test(path)) found.push('zero-width characters');
  if (path.includes('//')) found.push('"//"');
  if (path === '.' || path.startsWith('./')) found.push('a leading "./"');
  if (DOTS.test(path)) found.push('"." or ".." segments');
  if (path.endsWith('/')) found.push('a trailing "/"');
  if (/\s$/.test(path)) found.push('white space at its end');
  return found;
}

export const artifactPathValid: ReturnRule = {
  id: 'artifact-path-valid',
  area: 'artifacts',
  step: 'artifacts',
  scope: 'return',
  severity: 'warning',
  summary: "An artifact's path is written in its plain form",
  rationale:
    'Callers compare paths letter by letter and put them into links and shell commands. A path with detours or invisible characters is another path to them, although it may lead to the same file.',
  remedy:
    'Write the path from the project root without `./`, `//`, `..`, a trailing `/`, white space at its end, and control, bidirectional or zero-width characters.',
  fixes: [
    { safety: 'safe', does: 'writes the path without detours: `./`, `//` and `..`' },
    {
      safety: 'unsafe',
      does: 'removes control, bidirectional and zero-width characters, white space at its end and a trailing `/`',
    },
  ],
  demand: 'stated',
  sources: [{ document: '000', heading: 'artifacts (required)' }],
  bad: [
    { set: { '/artifacts/0/path': './specs/7_parse_dates//plans/01_parse-dates.md' } },
    {
      set: { '/artifacts/0/path': 'specs/7_parse_dates/plans/01_parse-dates\u202Edm.md' },
      tree: { 'specs/7_parse_dates/plans/01_parse-dates\u202Edm.md': '# Parse dates\n' },
    },
  ],
  good: {
    set: { '/artifacts/0/path': 'specs/7_parse_dates/plans/01 parse..dates.md' },
    tree: { 'specs/7_parse_dates/plans/01 parse..dates.md': '# Parse dates\n' },
  },
  check(subject) {
    const problems: Problem[] = [];
    for (const { pointer, path, plainPath } of artifactsOf(subject)) {
      if (path === undefined || plainPath === null || !SUSPECT.test(path) || isBlank(path)) continue;
      const found = faults(path);
      if (found.length === 0) continue;
      const plain = normalisePath(path.replace(EACH_UNSEEN, '').trimEnd());
      const advice =
        plain === null || plain === ''
          ? 'write the path of a file from the project root'
          : `write ${quote(plain, 200)}`;
      const place = join(pointer, 'path');
      problems.push({
        pointer: place,
        ...(plain === null || plain === '' ? {} : { fix: fixOf(path, plain, place) }),
        message: `Artifact path ${quote(path, 200)} has ${listOf(found, 'and')}; a plain path was expected.`,
        recommendation: `${fixFormat(subject)}: ${advice}.`,
      });
    }
    return problems;
  },
};

/** Returns the fix: safe if the plain path is the same path, unsafe if characters are removed or `plan.md/` becomes a file. */
function fixOf(path: string, plain: string, pointer: Pointer): Fix {
  return {
    safety: normalisePath(path) === plain && !namesFolder(path) ? 'safe' : 'unsafe',
    does: `write ${quote(plain, 200)}`,
    edits: [{ kind: 'set', pointer, value: plain }],
  };
}
