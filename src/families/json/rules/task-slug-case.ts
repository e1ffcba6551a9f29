import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { quote } from '../../../model/text.js';

const TASK_FOLDER = /(?:^|\/)(?:OC_)?\d+_([^/]+)\/(?:\.meta\/)?[^/]+$/;
const SNAKE_CASE = /^[a-z0-9]+(?:_[a-z0-9]+)*$/;

export const taskSlugCase: ReturnRule = {
  id: 'task-slug-case',
  area: 'document',
  step: 'structure',
  needsPlace: true,
  scope: 'return',
  severity: 'notice',
  summary: 'The slug of the task folder is in snake_case',
  rationale:
    'Folders are found by a name that is put together from the number and the slug of a task. Another spelling makes a second folder, and on some systems two that differ in letter case only.',
  remedy: 'Rename the folder: lower-case letters and digits, words joined by single underscores.',
  sources: [{ document: '001', heading: 'File Location' }],
  bad: { file: 'specs/7_Parse-Dates/.return-meta.json' },
  good: [{}, { file: 'specs/OC_007_parse_dates/.meta/.return-meta.json' }],
  check({ file }) {
    const slug = TASK_FOLDER.exec(file)?.[1];
    if (slug === undefined || SNAKE_CASE.test(slug)) return NOTHING;
    return [
      {
        pointer: '',
        message: `The slug ${quote(slug)} of the task folder is not in snake_case.`,
        recommendation: 'Rename the folder: lower-case letters and digits, words joined by single underscores.',
        value: slug,
      },
    ];
  },
};
