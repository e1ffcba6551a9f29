import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { oneSink } from './scripts/one-sink.js';

/** The arrows of the house: which folders of src/ the files of a folder may import from, beside their own. */
const ROOMS = {
  model: [],
  rules: ['model'],
  report: ['model'],
  standards: ['model', 'rules'],
  gather: ['model'],
  read: ['model'],
  claims: ['model'],
  policy: ['model'],
  judge: ['model', 'gather', 'read', 'standards', 'claims', 'policy'],
  validate: ['model', 'gather', 'judge', 'read', 'standards', 'policy'],
  edit: ['model', 'read'],
  fix: ['model', 'edit'],
  migrate: ['model', 'gather', 'read', 'standards', 'judge', 'edit'],
  tree: ['model'],
  github: ['model', 'report'],
};
const GATE = ['judge', 'gather', 'read', 'standards', 'rules', 'claims', 'policy', 'report', 'model'];
const DEEPEST = 3;

/** Modules that few folders may touch, whatever they import from each other. */
const FILES = {
  regex: String.raw`^(?:node:)?(?:fs|child_process)(?:\/|$)`,
  message: 'Only tree/, github/ and the doors touch files and processes: take what you need as an argument.',
};
const TOOLKIT = {
  regex: String.raw`^@(?:actions\/(?!glob$)|octokit\/)`,
  message: 'Only action.ts and github/ know GitHub.',
};
const GLOB = { regex: String.raw`^@actions\/glob$`, message: 'Only tree/ walks the workspace.' };

const RESTRICTED = { model: [FILES, TOOLKIT, GLOB], tree: [TOOLKIT], github: [GLOB] };

/** Forbids imports that match, in both of their forms: the statement and the expression. */
function forbid(restrictions, syntax = []) {
  const expressions = restrictions.map(({ regex, message }) => ({
    // A selector takes no slash inside a regular expression.
    selector: `ImportExpression[source.value=/${regex.replaceAll(String.raw`\/`, String.raw`\u002F`)}/]`,
    message,
  }));
  return {
    'no-restricted-imports': ['error', { patterns: restrictions }],
    'no-restricted-syntax': ['error', ...expressions, ...syntax],
  };
}

/** Only these climb out of a folder that lies `depth` levels below src/. */
function climbing(room, allowed, depth) {
  const up = String.raw`(?:\.\.\/)`.repeat(depth);
  const to = allowed.map((name) => String.raw`${name}\/`).join('|');
  return {
    regex: to === '' ? `^${up}` : `^${up}(?!${to})`,
    message: `${room}/ imports ${allowed.length === 0 ? 'nothing of src/' : `only ${allowed.join(' and ')}`} beside itself.`,
  };
}

/** The clock and chance are handed in as a context. */
const MOMENT = [
  { selector: 'NewExpression[callee.name="Date"][arguments.length=0]', message: 'Take the clock from the context.' },
  { selector: 'CallExpression[callee.name="Date"]', message: 'Take the clock from the context.' },
];
const PURE = Object.keys(ROOMS).filter((room) => room !== 'tree' && room !== 'github');

const rooms = Object.entries(ROOMS).flatMap(([room, allowed]) =>
  Array.from({ length: DEEPEST }, (_, level) => ({
    files: [`src/${room}/${'*/'.repeat(level)}*.ts`],
    rules: forbid(
      [climbing(room, allowed, level + 1), ...(RESTRICTED[room] ?? RESTRICTED.model)],
      PURE.includes(room) ? MOMENT : [],
    ),
  })),
);

/** A door may use every folder, but no other door. */
function door(files, others, restrictions) {
  const regex = String.raw`^(?:\.\.?\/)+(?:${others.join('|')})(?:\/|\.js$)`;
  return { files, rules: forbid([{ regex, message: 'Doors do not lead into each other.' }, ...restrictions]) };
}

export default defineConfig(
  {
    ignores: [
      'coverage/',
      'dist/',
      'examples/',
      '__tests__/fixtures/',
      'src/standards/*/validate.*',
      'src/policy/config/validate.*',
      'src/standards/*/shape.ts',
      'stubs/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error' } },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      // Hostile text is this project's daily bread.
      'no-control-regex': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  ...rooms,
  {
    files: ['src/**/*.ts'],
    plugins: { house: { rules: { 'one-sink': oneSink } } },
    rules: { 'house/one-sink': 'error' },
  },
  {
    files: [...PURE.map((room) => `src/${room}/**/*.ts`), 'src/gate.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'process', message: 'Take the environment from the context.' },
        { name: 'performance', message: 'Take the clock from the context.' },
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'Take the clock from the context.' },
        { object: 'Math', property: 'random', message: 'The same input gives the same bytes.' },
      ],
    },
  },
  {
    files: ['src/gate.ts'],
    rules: forbid(
      [
        { regex: String.raw`^\.\/(?!(?:${GATE.join('|')})\/)`, message: `The gate imports only ${GATE.join(', ')}.` },
        ...RESTRICTED.model,
      ],
      MOMENT,
    ),
  },
  door(['src/action.ts'], ['cli', 'index'], [GLOB]),
  door(['src/cli.ts'], ['action', 'index', 'github'], [TOOLKIT, GLOB]),
  door(['src/cli/**/*.ts'], ['action', 'github'], [TOOLKIT, GLOB]),
  door(['src/index.ts'], ['action', 'cli', 'github'], [TOOLKIT, GLOB]),
  {
    files: ['src/{action,cli,index}.ts', 'src/cli/**/*.ts', 'scripts/**/*.ts', 'bench/**/*.ts', '__tests__/**/*.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    // Jest's matchers are `any` by design, its mocks are passed unbound, and fakes need not wait.
    files: ['__tests__/**/*.ts'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    files: ['**/*.js'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { globals: { process: 'readonly', URL: 'readonly', console: 'readonly' } },
  },
);
