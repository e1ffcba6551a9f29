import type { ReturnRecord } from '../../../model/context.js';
import { NOTHING, type RunProblem, type RunRule } from '../../../model/rule.js';
import { count } from '../../../model/text.js';

export const bmadTasksOpen: RunRule = {
  id: 'bmad-tasks-open',
  area: 'bmad',
  scope: 'run',
  ofTruth: true,
  severity: 'warning',
  about: () => ({
    summary: 'A story or a build spec that is done has no open task',
    rationale:
      'One story in four is set to done with open boxes, so they accuse nobody: this is a notice. Where no box at all is ticked and a claimed file is missing, the list may be the forecast that was written before the work, and this is a warning.',
    remedy: 'Tick what is done. If the work is not done, set the status back.',
    demand: 'stated',
    sources: [{ document: 'upstream', heading: 'dev-story, tasks' }],
    bad: [
      { replace: [['- [x]', '- [ ]']] },
      {
        families: ['bmad-story'],
        replace: [
          ['- [x] Parse', '- [ ] Parse'],
          ['- [x] Refuse', '- [ ] Refuse'],
          ['- [x] Show', '- [ ] Show'],
          ['`src/page.ts`', '`src/never-written.ts`'],
        ],
        also: ['artifact-missing'],
      },
    ],
    good: [
      {},
      {
        families: ['bmad-story'],
        replace: [
          ['- [x]', '- [ ]'],
          ['Status: done', 'Status: draft'],
        ],
      },
    ],
  }),
  check({ returns }, { changes }) {
    return returns.flatMap((record): readonly RunProblem[] => {
      const { file, index, boxes, success, status, foreignStatus, standard, restated } = record;
      // What the compared change did not say is not reported again on every pull request.
      if (changes !== null && !restated) return NOTHING;
      if (!standard.startsWith('bmad-') || boxes === undefined || boxes.open === 0) return NOTHING;
      // Only a word of success says that the work is done.
      if (!success || status === null || foreignStatus === true) return NOTHING;
      const isForecast = boxes.ticked === 0 && lacksFile(record);
      const all = boxes.ticked + boxes.open;
      const open = `${String(boxes.open)} of ${count(all, 'box', 'boxes')}`;
      const forecast = isForecast ? ' A listed file is missing: the list may be a forecast.' : '';
      return [
        {
          file,
          index,
          range: boxes.range,
          value: 'tasks',
          ...(isForecast ? {} : { severity: 'notice' as const }),
          message: `The work is said to be done, and ${open} under its tasks ${boxes.open === 1 ? 'is' : 'are'} open.${forecast}`,
          recommendation: 'Tick what is done. If the work is not done, set the status back.',
        },
      ];
    });
  },
};

/** Whether a file that a return lists is missing. */
function lacksFile({ claims }: ReturnRecord): boolean {
  return claims.some(
    ({ claim: { kind, type }, verdict: { name }, weight }) =>
      kind === undefined && type !== 'task' && name === 'missing' && weight !== 'pass',
  );
}
