/**
 * The modules of `src/`: the subject of each, and the others that it may import from. ESLint enforces it, and the table in
 * docs/architecture.md is generated from it.
 */
export const MODULES = {
  action: {
    about: 'entry point: GitHub Actions',
    imports: [
      'engine',
      'merge',
      'config',
      'baseline',
      'gather',
      'families',
      'compare',
      'tree',
      'report',
      'rewrite',
      'github',
      'model',
    ],
  },
  cli: {
    about: 'entry point: the command line, one command a file',
    imports: [
      'engine',
      'merge',
      'config',
      'baseline',
      'gather',
      'families',
      'compare',
      'tree',
      'report',
      'prompt',
      'rewrite',
      'model',
    ],
  },
  library: {
    about: 'entry point: the library that other programs import',
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
  rules: { about: 'rules that several families use', imports: ['model'] },
  claims: { about: 'a claim to its verdict', imports: ['read', 'families', 'model'] },
  config: {
    about: 'the configuration, and the options that a caller sets over it',
    imports: ['gather', 'read', 'families', 'tree', 'model'],
  },
  baseline: { about: 'known findings', imports: ['families', 'tree', 'model'] },
  compare: { about: 'one earlier report compared with this one', imports: ['families', 'model'] },
  tree: { about: 'the only module that runs git and reads the project', imports: ['model'] },
  report: { about: 'one format a file, and the one sink', imports: ['model'] },
  prompt: { about: 'instructions and hooks for agents', imports: ['families', 'report', 'model'] },
  rewrite: {
    about: "changes of a return's text, as values: the entry points write them",
    imports: ['gather', 'read', 'families', 'engine', 'model'],
  },
  github: { about: "the platform's API", imports: ['report', 'model'] },
  model: { about: 'the nouns', imports: [] },
};

/** The entry points: they print, and do not import each other. */
export const ENTRY_POINTS = ['action', 'cli', 'library'];

/** The only modules that know GitHub. */
export const OF_GITHUB = ['action', 'github'];

/** The modules that receive clock, environment and files as arguments. */
export const PURE = Object.keys(MODULES).filter((module) => ![...ENTRY_POINTS, 'tree', 'github'].includes(module));
