/** Exit status of the command line and of the action. Each outcome has its own, and a doubtful one is never 0. */
export const EXIT = {
  passed: 0,
  failed: 1,
  usage: 2,
  empty: 3,
  internal: 4,
} as const;
