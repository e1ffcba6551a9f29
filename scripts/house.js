/**
 * The rooms of `src/`: what each is about, and from which others it may import. ESLint holds them to it, and the table in
 * CONTRIBUTING.md is made of it.
 */
export const ROOMS = {
  action: {
    about: 'door 1: GitHub Actions',
    imports: [
      'engine',
      'merge',
      'config',
      'baseline',
      'gather',
      'families',
      'trend',
      'tree',
      'report',
      'rewrite',
      'github',
      'model',
    ],
  },
  cli: {
    about: 'door 2: the command line, a command a file',
    imports: [
      'engine',
      'merge',
      'config',
      'baseline',
      'gather',
      'families',
      'trend',
      'tree',
      'report',
      'prompt',
      'rewrite',
      'model',
    ],
  },
  library: {
    about: 'door 3: what other programs import',
    imports: ['engine', 'config', 'baseline', 'families', 'tree', 'report', 'model'],
  },
  engine: {
    about: 'the pipeline, and its steps',
    imports: ['gather', 'read', 'families', 'claims', 'config', 'baseline', 'model'],
  },
  merge: {
    about: "the reports of a run's shards to the report of the run",
    imports: ['engine', 'gather', 'model'],
  },
  gather: { about: 'which files hold returns', imports: ['families', 'model'] },
  read: { about: 'bytes to returns, with a position for every value', imports: ['model'] },
  families: { about: 'one folder for each family of returns', imports: ['read', 'rules', 'model'] },
  rules: { about: 'one rule a file', imports: ['model'] },
  claims: { about: 'a claim to its verdict', imports: ['families', 'model'] },
  config: {
    about: 'the configuration, and the options that a caller sets over it',
    imports: ['gather', 'read', 'families', 'tree', 'model'],
  },
  baseline: { about: 'known findings', imports: ['families', 'tree', 'model'] },
  trend: { about: 'earlier reports, and how a run compares with them', imports: ['baseline', 'families', 'model'] },
  tree: { about: 'the only room that runs git and goes into the project', imports: ['model'] },
  report: { about: 'one format a file, and the one sink', imports: ['model'] },
  prompt: { about: 'instructions and hooks for agents', imports: ['families', 'report', 'model'] },
  rewrite: {
    about: "changes of a return's text, as values: the doors write them",
    imports: ['gather', 'read', 'families', 'engine', 'model'],
  },
  github: { about: "the platform's API", imports: ['report', 'model'] },
  model: { about: 'the nouns', imports: [] },
};

/** The doors, which print, and do not lead into each other. */
export const DOORS = ['action', 'cli', 'library'];

/** The only rooms that know GitHub. */
export const OF_GITHUB = ['action', 'github'];

/** The rooms that get clock, environment and files as arguments. */
export const PURE = Object.keys(ROOMS).filter((room) => ![...DOORS, 'tree', 'github'].includes(room));
