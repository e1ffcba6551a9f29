/** Tests that take all families from the registry. */
const OF_FAMILIES = [
  'families/choose',
  'families/contradictions',
  'families/documented',
  'families/project-words',
  'families/survey',
  'families/vocabulary',
];

/** The data of rules and versions, against their pages and instructions: quick, and it fails for most changes of a rule's data. */
const OF_PAGES = ['rules/pages', 'rules/standards-page', 'rules/treatment', 'rules/demands', 'prompt/instructions'];

/** The rules of returns in JSON, beside those of other families. Without the examples, which take minutes for thousands of mutants. */
const OF_JSON = [
  'families/json',
  '!families/json/examples',
  'rules/artifacts',
  'rules/document',
  'rules/run',
  'rules/status',
  'families/contradictions',
  'families/choose',
  'families/vocabulary',
];

const inEngine = (name: string): string => `engine/${name}`;

/** The tests of the engine that run in memory. */
const OF_ENGINE = [
  ...['change', 'evaluate', 'run', 'archived', 'better-version', 'changed', 'complete-run', 'dated-demands'],
  ...['overrides', 'progress', 'unknown-status', 'unread', 'verdicts'],
].map(inEngine);

/**
 * What can be mutated, and the tests that must find it, as folders and files of `__tests__/`. A file after `!` is left out of its
 * folder: it is slow, and every mutant that survives runs it. Tests that start the bundle are no use: it has no mutants.
 */
export const SUBJECTS: Readonly<Record<string, readonly string[]>> = {
  claims: ['claims', 'engine/verdicts', 'engine/progress'],
  baseline: ['baseline'],
  config: ['config'],
  gather: ['gather'],
  merge: ['merge'],
  'engine/history': [
    ...OF_ENGINE,
    ...['absent', 'absent-verdict', 'cited-commits', 'found-by-reference', 'gone-before', 'history'].map(inEngine),
    ...['authors', 'history-with-base', 'ignored-paths', 'lenient', 'moment', 'namesakes-hint', 'on-disk'].map(
      inEngine,
    ),
    ...['claim-question', 'postponed-claims', 'version-returns'].map(inEngine),
  ],
  'engine/change': OF_ENGINE,
  'engine/evaluate': OF_ENGINE,
  'engine/run': OF_ENGINE,
  tree: ['tree'],
  'tree/git': ['tree'],
  read: ['read'],
  rules: ['rules', 'families/contradictions'],
  families: [
    ...OF_FAMILIES,
    ...OF_PAGES,
    ...['bmad', 'gsd', 'json', 'result-envelope', 'verify-result'].map((name) => `families/${name}/examples`),
    'families/schemas',
    'families/archive',
    'families/catalog',
    'families/example',
    'families/shape-errors',
    'families/text-rules',
  ],
  'families/json': [...OF_JSON, ...OF_PAGES],
  'families/result-envelope': [
    'families/result-envelope',
    'read/markdown',
    'rewrite/migrate/envelope',
    ...OF_FAMILIES,
    ...OF_PAGES,
  ],
  'families/verify-result': ['families/verify-result', 'families/choose', 'families/vocabulary', ...OF_PAGES],
  'families/gsd': [
    'families/gsd',
    // These make repositories. Other tests have the same documents in memory.
    '!families/gsd/planning',
    '!families/gsd/cited-commits',
    ...OF_FAMILIES,
    ...OF_PAGES,
  ],
  // It makes repositories.
  'families/bmad': ['families/bmad', '!families/bmad/pull-requests', ...OF_FAMILIES, ...OF_PAGES],
  'report/sink': ['report/sink', 'report/sink-edges', 'report/safe-text'],
};

/** Returns the subject that a path in `src/` belongs to, or null: `claims/file.ts` belongs to `claims`. */
export function findSubject(path: string): string | null {
  return (
    Object.keys(SUBJECTS)
      .filter((name) => path === name || path.startsWith(`${name}/`))
      .sort((a, b) => b.length - a.length)[0] ?? null
  );
}

/** Returns the subject of a night: one after another, by the number of days since 1970. */
export function subjectOfNight(now: number): string {
  const names = Object.keys(SUBJECTS);
  return names[Math.floor(now / 86_400_000) % names.length] ?? 'claims';
}

/** The percentage of mutants that the tests of every module should kill. */
const GOAL = 90;

/** Below the goal so far: the percentage that a module has reached, and must keep. `tree/git` was not run at one time yet, but drawn from. */
const REACHED: Readonly<Record<string, number>> = {
  'tree/git': 85,
  read: 89,
  'families/json': 89,
};

/** Seconds for the tests of a mutant, where all of them for each survivor would take longer than a night: these start git. */
const SECONDS: Readonly<Record<string, number>> = { 'tree/git': 20 };

/** Returns for how many seconds tests are started for a mutant of a subject. What none found by then counts as not killed. */
export function secondsOf(subject: string): number {
  return SECONDS[subject] ?? Infinity;
}

/** Returns the percentage below which the mutants of a subject fail the run of the night. */
export function floorOf(subject: string): number {
  return REACHED[subject] ?? GOAL;
}
