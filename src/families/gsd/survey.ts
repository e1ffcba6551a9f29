import { count } from '../../model/text.js';
import type { SurveyedFile } from '../family.js';
import { GSD_FAMILIES, gsdFamilyOf, isQuickTask } from './place.js';

const WORDS = {
  'gsd-summary': ['summary', 'summaries'],
  'gsd-plan': ['plan'],
  'gsd-verification': ['verification'],
} as const;

/** Returns how many phases and quick tasks there are, and how many documents of each kind. */
export function survey(files: readonly SurveyedFile[]): string {
  const folders = { phases: new Set<string>(), quick: new Set<string>() };
  for (const { file } of files) {
    const folder = file.replace(/(?:\/plans)?\/[^/]+$/, '');
    (isQuickTask(file) ? folders.quick : folders.phases).add(folder);
  }
  const { phases, quick } = folders;
  const documents = GSD_FAMILIES.flatMap((family) => {
    const found = files.filter(({ file }) => gsdFamilyOf(file) === family).length;
    const [word, plural] = WORDS[family];
    return found === 0 ? [] : [count(found, word, plural)];
  });
  return [
    ...(phases.size === 0 ? [] : [count(phases.size, 'phase')]),
    ...(quick.size === 0 ? [] : [count(quick.size, 'quick task')]),
    ...documents,
  ].join(', ');
}
