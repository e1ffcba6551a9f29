import { frontmatterOf } from '../../read/document/frontmatter.js';
import { Sections } from '../../read/document/sections.js';
import { count } from '../../model/text.js';
import type { SurveyedFile } from '../family.js';
import { isListHeading } from './read/file-list.js';
import { familyOfDocument } from './read/recognise.js';
import { languageOf } from './words.js';

/** Returns how many stories and build specs there are, how many stories have a File List, and the language of most lists. */
export function survey(files: readonly SurveyedFile[]): string {
  let [stories, specs, lists] = [0, 0, 0];
  const lines: string[] = [];
  for (const { file, text } of files) {
    const frontmatter = frontmatterOf(text);
    const sections = new Sections(text, frontmatter.body);
    const family = familyOfDocument(file, frontmatter, sections);
    if (family === 'bmad-spec') specs++;
    if (family !== 'bmad-story') continue;
    stories++;
    const found = [...sections.outermost(({ heading }) => isListHeading(heading.text))];
    if (found.length > 0) lists++;
    lines.push(...found.flatMap((list) => list.lines.map(({ line }) => withoutPaths(line.text))));
  }
  const language = languageOf(lines);
  const ofStories = `${count(stories, 'story', 'stories')}, ${String(lists)} with a File List`;
  return [
    ...(stories === 0 ? [] : [`${ofStories}${language === null ? '' : `, in ${language}`}`]),
    ...(specs === 0 ? [] : [count(specs, 'build spec')]),
  ].join('; ');
}

/** A line without code and paths, whose words are those of no language. */
function withoutPaths(line: string): string {
  return line
    .slice(0, 400)
    .replace(/`[^`]*`/g, '')
    .replace(/\S*[/.]\S+/g, '');
}
