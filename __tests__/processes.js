/** Folders and files of `__tests__/` that need processes, many repositories or a browser: `npm test` leaves them to `npm run test:all`. */
export const STARTS_PROCESSES = [
  'browser/',
  'bundle/',
  'hostile/',
  'integrations/',
  'package/',
  'workflows/',
  'cli/hints',
  'docs/walkthrough',
  'families/bmad/pull-requests',
  'families/gsd/cited-commits',
  'families/gsd/planning',
];
