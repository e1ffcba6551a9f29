import { metadata, type Golden } from '../golden.js';

/** The line of a subagent that planned a task. */
function planned(session: number, ...paths: readonly string[]): string {
  return JSON.stringify({
    status: 'completed',
    summary: 'Planned the change in two phases. The first phase can start.',
    artifacts: paths.map((path) => ({ type: 'plan', path, summary: 'Plan in two phases' })),
    metadata: metadata('planner', session),
  });
}

const TIMED_OUT = JSON.stringify({
  status: 'failed',
  summary: 'The tests did not end. Nothing was changed.',
  artifacts: [],
  errors: [{ type: 'timeout', message: 'No answer', recoverable: true, recommendation: 'Run the tests alone' }],
  metadata: metadata('implementer', 4),
});

/** What a harness appends line by line: two returns that hold, one phantom, one failure, one without a claim, and what is no return. */
export const logWithBrokenLines: Golden = {
  status: 1,
  commits: [
    {
      files: {
        'logs/night.returns.jsonl': [
          planned(1, 'specs/1_parser/plans/01_plan.md'),
          planned(2, 'specs/2_printer/plans/01_plan.md').slice(0, 90),
          '',
          '[2026-01-21 03:14:00] WARN the agent was started again',
          planned(2, 'specs/2_printer/plans/01_plan.md'),
          '["completed", "specs/3_checker/plans/01_plan.md"]',
          planned(3, 'specs/3_checker/plans/01_plan.md'),
          TIMED_OUT,
          planned(5),
          '',
        ].join('\n'),
        'specs/1_parser/plans/01_plan.md': '# Plan\n',
        'specs/2_printer/plans/01_plan.md': '# Plan\n',
      },
    },
  ],
};
