import { isDone, mustHaves, textBeside } from '../summary.js';
import { join } from '../../../model/pointer.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { quote } from '../../../model/text.js';

export const gsdMustHaveLines: ReturnRule = {
  id: 'gsd-must-have-lines',
  area: 'gsd',
  scope: 'return',
  ofClaims: true,
  severity: 'notice',
  about: () => ({
    summary: 'A file that a plan demands has as many lines as it asks for',
    rationale:
      'The plan says how to recognise its result. It is compared with the file as it is now, which later work may have changed.',
    remedy: 'Finish the file, or correct the condition where later work made it wrong.',
    sources: [{ document: 'upstream', heading: 'verify artifacts, min_lines' }],
    bad: {
      families: ['gsd-plan'],
      replace: [['provides: The parser\n', 'provides: The parser\n      min_lines: 200\n']],
    },
    good: { families: ['gsd-plan'] },
  }),
  check({ file, value, beside }) {
    if (!isDone(beside)) return NOTHING;
    return mustHaves(value).flatMap(({ path, pointer, minLines }) => {
      const text = textBeside(beside, path, file);
      if (text === null) return [];
      const lines = text.split('\n').length;
      if (minLines === null || lines >= minLines) return [];
      return [
        {
          pointer: join(pointer, 'min_lines'),
          message: `${quote(path, 200)} has ${String(lines)} of the ${String(minLines)} lines that the plan asks for.`,
          recommendation: 'Finish the file, or correct the condition.',
        },
      ];
    });
  },
};
