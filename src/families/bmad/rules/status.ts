import { stringField } from '../../../model/json.js';
import { isSuccess, saysSuccess, stateOfStatus } from '../../../model/return.js';
import { rulesOnRuns, rulesOnReturns, NOTHING, type RunProblem } from '../../../model/rule.js';
import { count, quote, quotedList } from '../../../model/text.js';
import { isOneOf, plainStatus } from '../status.js';
import type { ReturnRecord } from '../../../model/context.js';
import { storyKey } from '../place.js';
import { statusInBook } from '../sprint-status.js';

const BOOK = '_bmad-output/implementation-artifacts/sprint-status.yaml';

export const statusRules = rulesOnReturns('bmad', {
  'bmad-status': {
    step: 'status',
    ofTruth: true,
    severity: 'warning',
    about: () => ({
      summary: 'The status of a story or a build spec says whether the work is done',
      rationale:
        "Nothing is checked in an unfinished return. A missing or unknown status does not mean unfinished, so its claims are checked: in full if the compared change adds the return or changes its status, otherwise as warnings. This is a warning in the same case. A known word instead of upstream's, such as shipped for done, is accepted without a finding.",
      remedy: 'Write a status of the template: done or review if the work is done.',
      sources: ['upstream story template, sprint-status template, spec template'],
      bad: [
        { families: ['bmad-story'], replace: [['Status: done', 'Status: wonderful']] },
        { families: ['bmad-story'], replace: [['Status: done\n', '']] },
        { families: ['bmad-story'], replace: [['Status: done', 'Status: draft\n\n**Story Status:** done']] },
        { families: ['bmad-spec'], replace: [["status: 'done'", "status: 'fine'"]] },
      ],
      good: [
        {},
        { families: ['bmad-story'], replace: [['Status: done', '**Status:** Review']] },
        { families: ['bmad-story'], replace: [['Status: done', 'Status: shipped']] },
        { families: ['bmad-story'], replace: [['Status: done', '## Status\n\nDone ✅']] },
        { families: ['bmad-spec'], replace: [["status: 'done'", 'status: in-review # since Monday']] },
      ],
    }),
    check({ value, standard, statusIsNew = false }) {
      const expected = quotedList(standard.statuses);
      const status = stringField(value, 'status');
      if (status === undefined || plainStatus(status) === '') {
        return {
          ...severityOf(statusIsNew),
          message: `The status is missing, so it is unknown whether the work is done; ${expected} was expected.`,
          recommendation: 'Write the status.',
        };
      }
      const other = stringField(value, 'otherStatus');
      if (other !== undefined) {
        return {
          pointer: '/otherStatus',
          ...severityOf(statusIsNew),
          message: `The status is ${quote(status)}, and ${quote(other)} in another place; the first one counts.`,
          recommendation: 'Write one status, or the same one in both places.',
        };
      }
      if (stateOfStatus(status, standard) !== null) return NOTHING;
      return {
        pointer: '/status',
        ...severityOf(statusIsNew),
        message: `The status ${quote(status)} is unknown, so it is unclear whether the work is done; ${expected} was expected.`,
        recommendation: `Write ${expected}.`,
      };
    },
  },
  'bmad-sprint-status': {
    ofTruth: true,
    severity: 'notice',
    about: () => ({
      summary: 'A story that is done or in review in the sprint status has such a status itself',
      rationale:
        'A story whose own status is not done claims nothing, so its File List is not checked. If sprint-status.yaml says that it is done, one of the two is out of date. The reverse is not reported, and an entry there is never a claim.',
      remedy: 'Set the status of the story, or the one in sprint-status.yaml.',
      sources: ['upstream sprint-status template'],
      bad: {
        replace: [['Status: done', 'Status: draft']],
        tree: { [BOOK]: 'development_status:\n  epic-1: in-progress\n  1-2-parse-dates: done\n' },
      },
      good: [
        {
          tree: { [BOOK]: 'development_status:\n  1-2-parse-dates: done\n' },
        },
        {
          tree: { [BOOK]: 'development_status:\n  1-2-parse-dates: in-progress\n' },
        },
        {
          replace: [['Status: done', 'Status: draft']],
          tree: { [BOOK]: 'development_status:\n  1-2-parse-dates-again: done\n' },
        },
      ],
    }),
    check({ value, standard, file, beside }) {
      if (saysSuccess({ value, standard })) return NOTHING;
      for (const [book, text] of beside) {
        const found = text === null ? null : statusInBook(text, storyKey(file));
        if (found === null) continue;
        if (!isOneOf(found.status, ['done', 'review'])) return NOTHING;
        const status = stringField(value, 'status');
        const own = status === undefined ? 'has no status' : `is ${quote(status)}`;
        return {
          ...(status === undefined ? {} : { pointer: '/status' }),
          message: `Line ${String(found.line)} of ${quote(book, 200)} says ${quote(found.status)}, and the story ${own}${isSuccess({ value, standard }) ? '' : ', so its list is not checked'}.`,
          recommendation: 'Set the status of the story, or the one in the sprint status.',
        };
      }
      return NOTHING;
    },
  },
});

export const taskRules = rulesOnRuns('bmad', {
  'bmad-tasks-open': {
    ofTruth: true,
    severity: 'warning',
    about: () => ({
      summary: 'A finished story or build spec has no open task',
      rationale:
        'One story in four is set to done with open checkboxes, so this is only a notice. If no box is ticked and a claimed file is missing, the list may be a forecast from before the work, and this is a warning.',
      remedy: 'Tick the completed tasks. If the work is not done, reset the status.',
      sources: ['upstream dev-story, tasks'],
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
        // Statuses that the compared change did not write are not reported again on every pull request.
        if (changes !== null && !restated) return NOTHING;
        if (!standard.startsWith('bmad-') || boxes === undefined || boxes.open === 0) return NOTHING;
        // Only a known word of success says that the work is done.
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
            message: `The status says that the work is done, but ${open} under its tasks ${boxes.open === 1 ? 'is' : 'are'} open.${forecast}`,
          },
        ];
      });
    },
  },
});

function severityOf(isGrave: boolean): { readonly severity?: 'notice' } {
  return isGrave ? {} : { severity: 'notice' };
}

/** Returns true if a file that a return lists is missing. */
function lacksFile({ claims }: ReturnRecord): boolean {
  return claims.some(
    ({ claim: { kind, type }, verdict: { name }, weight }) =>
      kind === undefined && type !== 'task' && name === 'missing' && weight !== 'pass',
  );
}
