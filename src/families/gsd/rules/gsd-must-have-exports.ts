import { isDone, mustHaves, textBeside } from '../summary.js';
import { join } from '../../../model/pointer.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { quote } from '../../../model/text.js';

export const gsdMustHaveExports: ReturnRule = {
  id: 'gsd-must-have-exports',
  area: 'gsd',
  scope: 'return',
  ofClaims: true,
  severity: 'notice',
  about: () => ({
    summary: 'A file that a plan demands exports what it asks for',
    rationale:
      'The plan says how to recognise its result. It is compared with the file as it is now, which later work may have changed.',
    remedy: 'Finish the file, or correct the condition where later work made it wrong.',
    sources: [{ document: 'upstream', heading: 'verify artifacts, exports' }],
    bad: { families: ['gsd-plan'], replace: [['exports: ["parseDate"]', 'exports: ["parseTime"]']] },
    good: { families: ['gsd-plan'] },
  }),
  check({ file, value, beside }) {
    if (!isDone(beside)) return NOTHING;
    return mustHaves(value).flatMap(({ path, pointer, exports }) => {
      const text = textBeside(beside, path, file);
      if (text === null) return [];
      return exports.flatMap((name, n) =>
        text.includes(name)
          ? []
          : [
              {
                pointer: join(pointer, 'exports', n),
                message: `${quote(path, 200)} does not name the export ${quote(name, 80)}, as the plan asks.`,
                recommendation: 'Finish the file, or correct the condition.',
              },
            ],
      );
    });
  },
};
