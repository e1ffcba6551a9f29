import { artifactsOf, fixFormat, type Subject } from '../../../model/return.js';
import {
  describeValue,
  count,
  isBlank,
  listOf,
  quote,
  otherSentences,
  capital,
  cut,
  listOfFew,
} from '../../../model/text.js';
import type { Problem } from '../../../model/finding.js';
import { type PointerEdit, setFix, suggestArtifactType } from '../../../model/fix.js';
import { field, isObject, type Json, listField } from '../../../model/json.js';
import { normalisePath } from '../../../model/path.js';
import { join, type Pointer } from '../../../model/pointer.js';
import { rulesOnReturns, NOTHING } from '../../../model/rule.js';
import type { Vocabulary, Standard } from '../../../model/standard.js';
import { eachText, placeOfText, textsOfArtifacts } from '../../text-rules.js';

export const artifactRules = rulesOnReturns('artifacts', {
  'artifact-object': {
    supersedes: ['field-type'],
    severity: 'error',
    structural: true,
    about: () => ({
      summary: 'Every artifact is an object',
      rationale:
        'Callers read the type and the path of each artifact. A bare path has no such fields, so the file is never linked. All such elements of a list are one finding.',
      remedy: 'Replace it with an object that has the type, the path and the summary of the file.',
      fixes: [
        {
          safety: 'unsafe',
          does: 'writes bare paths as objects, if the folders of all of them below `specs/` show the type; the summary is made of type and file name',
        },
      ],
      sources: ['000 artifacts (required)', '001 artifacts (required)', '003 artifacts (required)'],
      bad: { set: { '/artifacts/0': 'specs/7_parse_dates/plans/01_parse-dates.md' } },
    }),
    check(subject) {
      const artifacts = listField(subject.value, 'artifacts');
      const fields = listOf(subject.standard.shape.fields['/artifacts/*'] ?? ['type', 'path'], 'and');
      const wrong: Wrong[] = [];
      for (let index = 0; index < artifacts.length; index++) {
        const written = artifacts[index];
        if (isObject(written)) continue;
        wrong.push({ index, written, edit: editToObject(written, join('', 'artifacts', index), subject.standard) });
      }
      const [first] = wrong;
      return first === undefined ? NOTHING : [notObjects(first, wrong, fields, subject)];
    },
  },
  'artifact-type': {
    severity: 'error',
    structural: true,
    about: () => ({
      summary: "An artifact's type is one of the values that the standard lists",
      rationale:
        'The type decides where a caller links the file. A file with an unknown type is silently left out of the task.',
      remedy: 'Write one of the listed types, in exactly that letter case.',
      fixes: [
        { safety: 'safe', does: 'writes the listed type for a word that is known to mean it' },
        { safety: 'unsafe', does: 'writes the listed type that is nearest to a misspelled one' },
      ],
      sources: ['000 artifacts (required)', '001 artifacts (required)', '003 artifacts (required)'],
      bad: { set: { '/artifacts/0/type': 'analysis' } },
    }),
    check: eachText(textsOfArtifacts('type'), (found, subject) => {
      const { artifactTypes } = subject.standard;
      if (artifactTypes.includes(found.text)) return null;
      const { instead, known } = suggestArtifactType(subject, found.text);
      const message = `Artifact type ${quote(found.text)} is not one of ${listOf(artifactTypes)}.`;
      if (instead === undefined)
        return { message, recommendation: `${fixFormat(subject)}: use a listed artifact type.` };
      return {
        message,
        recommendation: `${fixFormat(subject)}: write ${quote(instead)}.`,
        fix: setFix(placeOfText(found), instead, known ? 'safe' : 'unsafe', 'the type '),
      };
    }),
  },
  'artifact-type-path': {
    severity: 'notice',
    about: () => ({
      summary: "An artifact's type agrees with its folder in the task",
      rationale:
        'The folders of a task are named after their content. If type and folder differ, one of them is wrong, and callers may link the file in the wrong place.',
      remedy: 'Correct the type, or put the file into the folder of its type.',
      sources: ['001 Examples'],
      bad: { set: { '/artifacts/0/type': 'report' } },
      good: {
        set: { '/artifacts/0': { type: 'implementation', path: 'src/plans/parse.ts', summary: 'Parser of plans' } },
        tree: { 'src/plans/parse.ts': 'export {};\n' },
      },
    }),
    check(subject) {
      return artifactsOf(subject).flatMap(({ pointer, type, path, plainPath }) => {
        if (type === undefined || path === undefined || plainPath === null) return NOTHING;
        const usual = tellingFolder(plainPath);
        if (usual === undefined || usual.type === type || !subject.standard.artifactTypes.includes(type))
          return NOTHING;
        if (!subject.standard.artifactTypes.includes(usual.type)) return NOTHING;
        return {
          pointer: join(pointer, 'type'),
          message: `Artifact type ${quote(type)} does not agree with the folder ${quote(`${usual.folder}/`)} of ${quote(path, 200)}, which holds files of type ${quote(usual.type)}.`,
          recommendation: `Write ${quote(usual.type)}, or put the file into the folder of its type.`,
        };
      });
    },
  },
  'artifact-duplicate': {
    severity: 'error',
    about: () => ({
      summary: 'No two artifacts of a return name the same file',
      rationale:
        'A file that is listed twice is linked twice and counted as two pieces of work. Two spellings of one path hide it.',
      remedy: 'Keep one artifact for the file.',
      sources: ['000 artifacts (required)'],
      bad: {
        set: {
          '/artifacts/-': {
            type: 'plan',
            path: 'specs/7_parse_dates/plans/01_parse-dates.md',
            summary: 'The same plan once more',
          },
        },
      },
      good: {
        set: {
          '/artifacts/-': {
            type: 'summary',
            path: 'specs/7_parse_dates/summaries/01_parse-dates.md',
            summary: 'Overview of the plan',
          },
        },
        tree: { 'specs/7_parse_dates/summaries/01_parse-dates.md': '# Overview\n' },
      },
    }),
    check(subject) {
      const artifacts = artifactsOf(subject);
      if (artifacts.length < 2) return NOTHING;
      const problems: Problem[] = [];
      const first = new Map<string, Pointer>();
      for (const { pointer, path, plainPath } of artifacts) {
        if (path === undefined || isBlank(path)) continue;
        // No normalised path starts with a slash, so a path without a normal form equals only itself.
        const key = plainPath ?? `/${path}`;
        const place = join(pointer, 'path');
        const earlier = first.get(key);
        if (earlier === undefined) {
          first.set(key, place);
          continue;
        }
        problems.push({
          pointer: place,
          message: `Artifact path ${quote(path, 200)} names the same file as ${earlier}; each file is listed once.`,
          recommendation: `${fixFormat(subject)}: keep one artifact for the file.`,
        });
      }
      return problems;
    },
  },
  'artifact-summary': {
    severity: 'warning',
    about: () => ({
      summary: 'Every artifact has a summary',
      rationale:
        "The orchestrator does not open the files that it passes on. Without a summary it only knows an artifact's name.",
      remedy: 'Add a summary that says in one sentence what the file holds.',
      sources: ['003 artifacts (required)'],
      bad: [
        { families: ['subagent-return'], remove: ['/artifacts/0/summary'] },
        { set: { '/artifacts/0/summary': ' ' } },
      ],
    }),
    requires: ['/artifacts/summary'],
    check(subject) {
      const problems: Problem[] = [];
      // If the version requires it, required-field reports an absent one.
      const isRequired = subject.standard.shape.required['/artifacts/*']?.includes('summary') === true;
      for (const { pointer, value, path } of artifactsOf(subject)) {
        const summary = field(value, 'summary');
        const isBlankText = typeof summary === 'string' && isBlank(summary);
        if (summary === undefined ? isRequired : !isBlankText) continue;
        const name = path === undefined ? 'The artifact' : `Artifact ${quote(path, 200)}`;
        problems.push({
          ...(isBlankText ? { pointer: join(pointer, 'summary') } : { pointer, property: 'summary' }),
          message: `${name} has ${isBlankText ? 'a blank' : 'no'} summary.`,
          recommendation: `${fixFormat(subject)}: ${isBlankText ? 'say in the summary' : 'add a "summary" that says'} what the file holds.`,
        });
      }
      return problems;
    },
  },
  'artifact-summary-sentence': {
    severity: 'notice',
    about: () => ({
      summary: "An artifact's summary is one sentence",
      rationale:
        'The summary is one line in a list of files. A second sentence is lost there, and belongs in the file.',
      remedy: 'Say what the file holds in one sentence.',
      sources: ['000 artifacts (required)', '001 artifacts (required)'],
      bad: { set: { '/artifacts/0/summary': 'Plan for parsing dates. It has three phases.' } },
      good: { set: { '/artifacts/0/summary': 'Plan for parsing dates, with three phases.' } },
    }),
    check: eachText(textsOfArtifacts('summary'), ({ text }) => {
      const found = otherSentences(text, 0, 1);
      return found === null
        ? null
        : { message: `The artifact's summary has ${found}; one was expected: ${quote(text)}.` };
    }),
  },
});

/** An artifact that is not an object, and the edit that makes it one; null if its type is unknown. */
interface Wrong {
  readonly index: number;
  readonly written: Json | undefined;
  readonly edit: PointerEdit | null;
}

const MOST_SHOWN = 3;

/** Returns one problem for all artifacts that are not objects: they have one cause. */
function notObjects(first: Wrong, wrong: readonly Wrong[], fields: string, subject: Subject): Problem {
  const listed = listOfFew(
    wrong.map(({ written }) => elementInWords(written)),
    MOST_SHOWN,
  );
  const edits = wrong.flatMap(({ edit }) => edit ?? []);
  const does = `write ${count(edits.length, 'bare path')} as ${edits.length === 1 ? 'an object' : 'objects'} with type, path and summary`;
  return {
    pointer: join('', 'artifacts', first.index),
    ...(edits.length < wrong.length ? {} : { fix: { safety: 'unsafe', does, edits } }),
    message:
      wrong.length === 1
        ? `Artifact ${String(first.index + 1)} is ${listed}; an object with ${fields} was expected.`
        : `${String(wrong.length)} artifacts are not objects: ${listed}; objects with ${fields} were expected.`,
    recommendation: `${fixFormat(subject)}: write each artifact as an object with ${fields}.`,
  };
}

function elementInWords(written: Json | undefined): string {
  return typeof written === 'string' ? `the bare string ${quote(written, 200)}` : describeValue(written);
}

/** Returns the edit that makes a path an object; null if its type is unknown. It writes the path so that no other rule reports it. */
function editToObject(written: Json | undefined, pointer: Pointer, standard: Vocabulary): PointerEdit | null {
  const path = typeof written === 'string' ? normalisePath(written.replaceAll('\\', '/')) : null;
  const type = path === null ? undefined : typeOfFolder(path, standard);
  if (path === null || type === undefined) return null;
  return { kind: 'set', pointer, value: { type, path, summary: plainSummary(type, path) } };
}

/** The folders of a task, with the type of their content. */
const FOLDERS: ReadonlyMap<string, string> = new Map([
  ['reports', 'report'],
  ['plans', 'plan'],
  ['summaries', 'summary'],
  ['handoffs', 'handoff'],
]);

/** A folder in a path that shows a type, and the type. */
export interface TellingFolder {
  readonly folder: string;
  readonly type: string;
}

/**
 * The nearest folder of the file that means a type; undefined if none does. Only below `specs/`: elsewhere
 * `reports/` may hold source code. The path must come from `normalisePath`.
 */
export function tellingFolder(plain: string): TellingFolder | undefined {
  // From the file up: nearly always the first folder decides.
  for (let end = plain.lastIndexOf('/'); end > 0;) {
    const slash = plain.lastIndexOf('/', end - 1);
    const folder = plain.slice(slash + 1, end);
    const type = FOLDERS.get(folder);
    if (type !== undefined) return /(?:^|\/)specs\//.test(plain.slice(0, slash + 1)) ? { folder, type } : undefined;
    end = slash;
  }
  return undefined;
}

/** Returns the version's word for a type; undefined for a word that is not one of its types and not known to mean one. */
export function typeNamed(
  word: string,
  { artifactTypes, confusions }: Pick<Standard, 'artifactTypes' | 'confusions'>,
): string | undefined {
  const lower = word.trim().toLowerCase();
  if (artifactTypes.includes(lower)) return lower;
  const instead = confusions.artifactType.get(lower)?.instead;
  return typeof instead === 'string' ? instead : undefined;
}

/** The version's word for the type that a path's folder means; undefined if it has none. */
export function typeOfFolder(path: string, standard: Parameters<typeof typeNamed>[1]): string | undefined {
  const folder = tellingFolder(normalisePath(path) ?? '');
  return folder === undefined ? undefined : typeNamed(folder.type, standard);
}

const LONGEST_NAME = 120;

/** A summary for an artifact without one, from its type and path alone. */
export function plainSummary(type: string, path: string): string {
  const name = path.split(/[/\\]/).findLast((segment) => segment !== '') ?? path;
  return `${capital(type)} in ${cut(name, LONGEST_NAME)}`;
}
