import { fixFormat } from '../../../model/return.js';
import { describeValue, isBlank, listOf, quote } from '../../../model/text.js';
import { setFix } from '../../../model/fix.js';
import { field, isArray, type Json } from '../../../model/json.js';
import { namesFolder, normalisePath } from '../../../model/path.js';
import { join } from '../../../model/pointer.js';
import { rulesOnReturns, NOTHING, type Found } from '../../../model/rule.js';
import { eachText, placeOfText, textsOfArtifacts } from '../../text-rules.js';

// General category Cc.
const CONTROL = /[\0-\x1f\x7f-\x9f]/;

// Characters that change the text direction, or have no width: people cannot see what is there.
const DIRECTION = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/;
const NO_WIDTH = /[\u00AD\u200B\u2060-\u2064\uFEFF]/;
const UNSEEN = [CONTROL, DIRECTION, NO_WIDTH].map(({ source }) => source).join('|');
const EACH_UNSEEN = new RegExp(UNSEEN, 'g');

/** A path without these characters is valid, and few paths have one. */
const SUSPECT = new RegExp(`${UNSEEN}|//|/\\.|^\\.|/$|\\s$`);
const FILE_LISTS = ['modified_files', 'proposed_file_scope'] as const;

// No two parts of it match the same characters, so it takes linear time.
const TASK_FOLDER = /^specs\/(?:(?:archive|vault)\/(?:[^/]+\/)*)?(?:OC_)?\d+_[^/]+\/(?:\.meta\/)?[^/]+$/;
const FOLDER_SLUG = /(?:^|\/)(?:OC_)?\d+_([^/]+)\/(?:\.meta\/)?[^/]+$/;
const SNAKE_CASE = /^[a-z0-9]+(?:_[a-z0-9]+)*$/;

export const artifactPathRules = rulesOnReturns('artifacts', {
  'artifact-path-slashes': {
    severity: 'error',
    structural: true,
    about: () => ({
      summary: "An artifact's path uses forward slashes",
      rationale:
        'A backslash only separates folders on Windows. In git, and on every other system, it is part of the name, so the path leads to no file.',
      remedy: 'Write `/` between folders.',
      fixes: [{ safety: 'safe', does: 'writes `/` for every backslash' }],
      sources: ['000 artifacts (required)'],
      bad: {
        set: { '/artifacts/0/path': 'specs\\7_parse_dates\\plans\\01_parse-dates.md' },
        also: ['artifact-missing'],
      },
    }),
    check: eachText(textsOfArtifacts('path'), (found, subject) => {
      if (!found.text.includes('\\')) return null;
      const plain = found.text.replaceAll('\\', '/');
      return {
        message: `Artifact path ${quote(found.text, 200)} has a backslash; "/" was expected between folders.`,
        recommendation: `${fixFormat(subject)}: write ${quote(plain, 200)}.`,
        fix: setFix(placeOfText(found), plain, 'safe'),
      };
    }),
  },
  'artifact-path-valid': {
    severity: 'warning',
    about: () => ({
      summary: "An artifact's path is written in its plain form",
      rationale:
        'Callers compare paths letter by letter and put them into links and shell commands. A path with detours or invisible characters is a different one for them, even if it leads to the same file.',
      remedy:
        'Write the path from the project root without `./`, `//`, `..`, a trailing `/`, white space at its end, and control, bidirectional or zero-width characters.',
      fixes: [
        { safety: 'safe', does: 'writes the path without detours: `./`, `//` and `..`' },
        {
          safety: 'unsafe',
          does: 'removes control, bidirectional and zero-width characters, white space at its end and a trailing `/`',
        },
      ],
      sources: ['000 artifacts (required)'],
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
    }),
    check: eachText(textsOfArtifacts('path'), (found, subject) => {
      const path = found.text;
      const faults = SUSPECT.test(path) && !isBlank(path) ? faultsOfPath(path) : [];
      const same = faults.length === 0 ? null : normalisePath(path);
      if (same === null) return null;
      const message = `Artifact path ${quote(path, 200)} has ${listOf(faults, 'and')}; a plain path was expected.`;
      const plain = normalisePath(path.replace(EACH_UNSEEN, '').trimEnd());
      if (plain === null || plain === '') {
        return { message, recommendation: `${fixFormat(subject)}: write the path of a file from the project root.` };
      }
      return {
        message,
        recommendation: `${fixFormat(subject)}: write ${quote(plain, 200)}.`,
        // It is unsafe if characters are removed, or if `plan.md/` becomes a file.
        fix: setFix(placeOfText(found), plain, same === plain && !namesFolder(path) ? 'safe' : 'unsafe'),
      };
    }),
  },
});

export const fileListRules = rulesOnReturns('life-cycle', {
  'modified-files': {
    ofClaims: true,
    supersedes: ['field-type'],
    severity: 'error',
    structural: true,
    about: () => ({
      summary: 'Modified files and the proposed scope are lists of file paths within the repository',
      rationale:
        'These paths keep parallel agents apart. A folder or an absolute path cannot be compared with the files of others.',
      remedy: 'List each file by its path from the root of the repository, with forward slashes; no folders.',
      sources: ['upstream modified_files and proposed_file_scope'],
      bad: { set: { '/proposed_file_scope': ['src/dates/'] } },
      good: { set: { '/proposed_file_scope': ['src/dates/parse.ts'] } },
    }),
    check(subject) {
      return FILE_LISTS.flatMap((name): Found => {
        const paths = field(subject.value, name);
        if (paths === undefined || paths === null) return NOTHING;
        const pointer = join('', name);
        if (!isArray(paths)) {
          return {
            pointer,
            message: `Field ${name} is ${describeValue(paths)}; a list of file paths was expected.`,
            recommendation: `${fixFormat(subject)}: write ${name} as a list of file paths.`,
          };
        }
        return paths.flatMap((path, n) => {
          const reason = whyNoFilePath(path);
          if (reason === undefined) return NOTHING;
          return {
            pointer: join(pointer, n),
            message: `Entry ${String(n + 1)} of ${name} is ${describeValue(path)}, ${reason}; the path of a file within the repository was expected.`,
            recommendation: `${fixFormat(subject)}: write paths of files from the root of the repository.`,
          };
        });
      });
    },
  },
});

export const placeRules = rulesOnReturns('document', {
  'return-location': {
    needsPlace: true,
    severity: 'warning',
    about: () => ({
      summary: 'A metadata file or a handoff is in the folder of its task, specs/{N}_{slug}/',
      rationale:
        'The calling skill only reads the file in the task folder. Elsewhere it is never read, and the agent seems to have stopped.',
      remedy:
        'Move the file to specs/{N}_{slug}/, number padded or not. Folders below specs/archive/ and specs/vault/ and a .meta/ folder in the task folder are right too.',
      sources: ['001 File Location'],
      bad: [
        { families: ['return-meta'], file: 'notes/.return-meta.json' },
        { families: ['orchestrator-handoff'], file: 'notes/.orchestrator-handoff.json' },
      ],
      good: [
        {},
        { families: ['return-meta'], file: 'specs/archive/007_parse_dates/.return-meta.json' },
        { families: ['orchestrator-handoff'], file: 'specs/archive/007_parse_dates/.orchestrator-handoff.json' },
      ],
    }),
    check({ file, standard }) {
      // A log or a document is not a metadata file.
      if (TASK_FOLDER.test(file) || !/\.json$/i.test(file)) return NOTHING;
      const kind = standard.family === 'orchestrator-handoff' ? 'handoff' : 'metadata file';
      return {
        pointer: '',
        message: `The ${kind} ${quote(file, 200)} is not in a task folder; "specs/{N}_{slug}/" was expected.`,
        recommendation: 'Move it to "specs/{N}_{slug}/" of its task.',
      };
    },
  },
  'task-slug-case': {
    needsPlace: true,
    severity: 'notice',
    about: () => ({
      summary: 'The slug of the task folder is in snake_case',
      rationale:
        "Folders are found by a name made of a task's number and slug. Another spelling makes a second folder, and on some systems two that only differ in letter case.",
      remedy: 'Rename the folder: lower-case letters and digits, words joined by single underscores.',
      sources: ['001 File Location'],
      bad: { file: 'specs/7_Parse-Dates/.return-meta.json' },
      good: [{}, { file: 'specs/OC_007_parse_dates/.meta/.return-meta.json' }],
    }),
    check({ file }) {
      const slug = FOLDER_SLUG.exec(file)?.[1];
      if (slug === undefined || SNAKE_CASE.test(slug)) return NOTHING;
      return {
        pointer: '',
        message: `The slug ${quote(slug)} of the task folder is not in snake_case.`,
        value: slug,
      };
    },
  },
});

/** `.` or `..` after another segment: a leading `./` is a fault of its own, and a leading `..` leaves the root. */
const DOTS = /\/\.{1,2}(?:\/|$)/;

function faultsOfPath(path: string): readonly string[] {
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

/** Returns why a value is not a file path relative to the repository; undefined if it is one. */
function whyNoFilePath(path: Json | undefined): string | undefined {
  if (typeof path !== 'string') return 'which is not a string';
  if (isBlank(path)) return 'which is blank';
  if (/^(?:[/~]|[A-Za-z]:)/.test(path)) return 'which is not relative to the repository';
  if (path.includes('\\')) return 'which has a backslash';
  return path.endsWith('/') ? 'which is a folder' : undefined;
}
