import type { ReturnGroup } from '../../model/context.js';

/** The kinds of BMAD returns, by family name. */
export const BMAD_FAMILIES = ['bmad-story', 'bmad-spec'] as const;

export type BmadFamily = (typeof BMAD_FAMILIES)[number];

/** Where stories and specs are by default; a project may configure others. */
export const PLACES: readonly string[] = [
  '**/stories/**/*.md',
  '**/implementation-artifacts/**/*.md',
  '**/sprint-artifacts/**/*.md',
  '**/specs/**/*.md',
  '**/_bmad-output*/**/*.md',
  '**/initiative-*/**/*.md',
];

/** Folders below which no file is one: examples, and BMAD's own files. */
export const NOT_BELOW: readonly string[] = [
  ...['fixtures', '__fixtures__', 'testdata', 'template', 'templates', 'node_modules'],
  ...['skills', 'commands', 'workflow', 'workflows', '_bmad', 'bmad'],
];

const PLACE = /(?:^|\/)(?:stories|implementation-artifacts|sprint-artifacts|specs|_bmad-output[^/]*)\//i;

/** BMAD 7 tickets, next to templates. */
const INITIATIVE = /(?:^|\/)initiative-[^/]*\/(?:[^/]+\/)*(?![^/]*template)[^/]*$/i;

const MARKDOWN = /\.md$/i;

const NEVER = new RegExp(`(?:^|/)(?:${NOT_BELOW.join('|')}|\\.[^/]+)/`);

/** A task folder, `specs/7_parse_dates/`, possibly archived: its plans and reports are other documents. */
const TASK = /(?:^|\/)specs\/(?:[^/]+\/)*(?:OC_)?\d+_[^/]+\//;

/** Returns true if a file may be a story or a spec by its place. */
export function isBmadPlace(file: string): boolean {
  return isDocument(file) && (PLACE.test(file) || INITIATIVE.test(file));
}

/** Returns true if a file is below an initiative, where only the frontmatter shows a spec. */
export function isInitiative(file: string): boolean {
  return isDocument(file) && INITIATIVE.test(file);
}

function isDocument(file: string): boolean {
  return MARKDOWN.test(file) && !TASK.test(file) && !NEVER.test(file);
}

/**
 * Returns true if a text may be a story or a spec: cheap, so that other Markdown files are not parsed. It needs a
 * heading that every story has, or a frontmatter line that only a spec has.
 */
export function mayBeBmad(text: string): boolean {
  return MARK.test(text);
}

const MARK =
  /^(?: {0,3}#{1,6}[ \t][^\r\n]{0,200}?(?:file list|dev(?:eloper)? (?:agent )?record)|["']?(?:baseline_commit|baseline_revision|followup_review_recommended|review_loop_iteration|route|route_source|spec_checkpoint)["']?[ \t]*:)/im;

const STORY_NAME =
  /^(?:(?:story|bug|tech-debt)(?![\p{L}\p{N}_]).*|(?:[A-Za-z]{1,4}-?)?\d+[A-Za-z]?(?:[.-][A-Za-z]?\d+[A-Za-z]?)+(?![\p{L}\p{N}_]).*)\.md$/u;

/** Returns true if a file has the name of a story: `1.2.words.md`, `story-words.md`. */
export function isStoryName(file: string): boolean {
  return STORY_NAME.test(file.slice(file.lastIndexOf('/') + 1).toLowerCase());
}

/** The family of a file at a BMAD place, by the name of a story or spec; null for others, e.g. tickets. */
export function bmadFamilyNamed(file: string): BmadFamily | null {
  if (!isDocument(file) || !PLACE.test(file)) return null;
  if (/(?:^|\/)spec-[^/]*$/.test(file)) return 'bmad-spec';
  return isStoryName(file) ? 'bmad-story' : null;
}

/** The key of a story in the sprint status: its file name without `.md`. */
export function storyKey(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1).replace(/\.md$/i, '');
}

const FOLDER = /(?:^|\/)epic[-_ ]?(\d{1,6})[^/]*\//i;

const NAME =
  /(?:^|\/)(?:(?:spec|story|bug|tech-debt)[-_.])?(?:[A-Za-z]{1,4}-?)?(\d{1,6})[A-Za-z]?[.-][A-Za-z]?\d[^/]*$/;

/** The group of a story or spec: its epic, by folder `epic-1` or name `1-2-words`; other specs are one group. */
export function epicOf(file: string): ReturnGroup {
  const number = (FOLDER.exec(file) ?? NAME.exec(file))?.[1];
  const isSpec = /(?:^|\/)spec-[^/]*$/.test(file);
  const name = number === undefined ? (isSpec ? 'specs' : 'none') : String(Number(number));
  return { by: 'epic', name };
}
