import { isDone, mustHaves, textBeside } from '../summary.js';
import { join } from '../../../model/pointer.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { quote } from '../../../model/text.js';

export const gsdMustHaveContains: ReturnRule = {
  id: 'gsd-must-have-contains',
  area: 'gsd',
  scope: 'return',
  ofClaims: true,
  severity: 'notice',
  about: () => ({
    summary: 'A file that a plan demands contains what it asks for',
    rationale:
      'The plan says how to recognise its result. It is compared with the file as it is now, which later work may have changed.',
    remedy: 'Finish the file, or correct the condition where later work made it wrong.',
    sources: [{ document: 'upstream', heading: 'verify artifacts, contains' }],
    bad: {
      families: ['gsd-plan'],
      replace: [['provides: The parser\n', 'provides: The parser\n      contains: parseTime\n']],
    },
    good: { families: ['gsd-plan'] },
  }),
  check({ file, value, beside }) {
    if (!isDone(beside)) return NOTHING;
    return mustHaves(value).flatMap(({ path, pointer, contains }) => {
      const text = textBeside(beside, path, file);
      if (text === null) return [];
      return contains.flatMap((wanted, n) =>
        text.includes(wanted)
          ? []
          : [
              {
                pointer: join(pointer, 'contains', n),
                message: `${quote(path, 200)} does not contain ${quote(wanted, 80)}, as the plan asks.`,
                recommendation: 'Finish the file, or correct the condition.',
              },
            ],
      );
    });
  },
};
