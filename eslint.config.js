import { readFileSync, readdirSync } from 'node:fs';
import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { ENTRY_POINTS, MODULES, OF_GITHUB, PURE } from './scripts/house.js';
import { noFamily } from './scripts/no-family.js';
import { oneSink } from './scripts/one-sink.js';

const DEEPEST = 5;

/** The files of `src/` that are generated and not committed. */
const GENERATED = readFileSync(new URL('.gitignore', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('/src/'))
  .map((line) => line.slice(1));

/** Packages that few folders may import, whatever they import from each other. */
const FILES = {
  regex: String.raw`^(?:node:)?(?:fs|child_process)(?:\/|$)`,
  message: 'Only tree/ and the entry points touch files and processes: take what you need as an argument.',
};
const TOOLKIT = {
  regex: String.raw`^@(?:actions\/(?!glob$)|octokit\/)`,
  message: 'Only action/ and github/ know GitHub.',
};
const GLOB = { regex: String.raw`^@actions\/glob$`, message: 'Only tree/ walks the workspace.' };

/** Returns the packages that a module of `src/` may not import. */
function restricted(module) {
  return [
    ...(PURE.includes(module) ? [FILES] : []),
    ...(OF_GITHUB.includes(module) ? [] : [TOOLKIT]),
    ...(module === 'tree' ? [] : [GLOB]),
  ];
}

/** Returns rules that forbid matching imports, as statements and as expressions. */
function forbid(restrictions, syntax = []) {
  const expressions = restrictions.map(({ regex, message }) => ({
    // A selector cannot have a slash inside a regular expression.
    selector: `ImportExpression[source.value=/${regex.replaceAll(String.raw`\/`, String.raw`\u002F`)}/]`,
    message,
  }));
  return {
    'no-restricted-imports': ['error', { patterns: restrictions }],
    'no-restricted-syntax': ['error', ...expressions, ...syntax],
  };
}

/** Returns a pattern for imports that leave a folder `depth` levels below src/, except to the allowed modules. */
function climbing(module, allowed, depth) {
  const up = String.raw`(?:\.\.\/)`.repeat(depth);
  const to = [...allowed, String.raw`\.\.\/schemas`].map((name) => String.raw`${name}\/`).join('|');
  return {
    regex: `^${up}(?!${to})`,
    message: `${module}/ imports ${allowed.length === 0 ? 'nothing of src/' : `only ${allowed.join(' and ')}`} beside itself.`,
  };
}

/** The clock comes from the context. */
const MOMENT = [
  { selector: 'NewExpression[callee.name="Date"][arguments.length=0]', message: 'Take the clock from the context.' },
  { selector: 'CallExpression[callee.name="Date"]', message: 'Take the clock from the context.' },
];

const modules = Object.entries(MODULES).flatMap(([module, { imports }]) =>
  Array.from({ length: DEEPEST }, (_, level) => ({
    files: [`src/${module}/${'*/'.repeat(level)}*.ts`],
    rules: forbid([climbing(module, imports, level + 1), ...restricted(module)], PURE.includes(module) ? MOMENT : []),
  })),
);

/** The folders of engine/, and the others that each may import from. */
const ENGINE = {
  evaluate: [],
  change: ['evaluate'],
  absent: ['evaluate', 'change'],
  run: ['evaluate', 'change', 'absent'],
};

const engine = Object.entries(ENGINE).map(([folder, others]) => ({
  files: [`src/engine/${folder}/*.ts`],
  rules: forbid(
    [
      climbing('engine', MODULES.engine.imports, 2),
      {
        regex: String.raw`^\.\.\/(?!${['\\.\\.', ...others].map((name) => `${name}\\/`).join('|')})`,
        message: `engine/${folder}/ imports ${others.length === 0 ? 'no other folder' : `only ${others.join(' and ')}`} of engine/.`,
      },
      ...restricted('engine'),
    ],
    PURE.includes('engine') ? MOMENT : [],
  ),
}));

/** A family imports no other family: what two need is in read/, rules/, model/ or families/ itself. */
const families = readdirSync(new URL('src/families/', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }, _, all) => ({
    files: [`src/families/${name}/**/*.ts`],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...MOMENT,
        {
          selector: 'ImportExpression[source.value!=/^[.]\\u002F(?:family|examples|schema|section)[.]js$/]',
          message:
            'A family loads its family.ts, its examples, its schema and its section; family.ts imports the rest.',
        },
        ...all
          .filter((other) => other.name !== name)
          .map((other) => ({
            selector: `:matches(ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration)[source.value=/^(?:\\.\\.\\u002F)+${other.name}\\u002F/]`,
            message: 'A family imports no other family.',
          })),
      ],
    },
  }));

export default defineConfig(
  {
    ignores: ['.cache/', 'coverage/', 'dist/', 'examples/', '__tests__/fixtures/', 'stubs/', ...GENERATED],
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
      // This project handles hostile text everywhere.
      'no-control-regex': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  ...modules,
  ...engine,
  ...families,
  {
    files: ['src/**/*.ts'],
    plugins: { house: { rules: { 'one-sink': oneSink, 'no-family': noFamily } } },
    rules: { 'house/one-sink': 'error', 'max-lines': ['error', 400] },
  },
  {
    files: ['src/**/*.ts'],
    ignores: ['src/families/**'],
    rules: { 'house/no-family': 'error' },
  },
  {
    files: PURE.map((module) => `src/${module}/**/*.ts`),
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
    files: ['src/*'],
    rules: { 'no-restricted-syntax': ['error', { selector: 'Program', message: 'Every file belongs to a module.' }] },
  },
  {
    files: [
      ...ENTRY_POINTS.map((folder) => `src/${folder}/**/*.ts`),
      'scripts/**/*.ts',
      'bench/**/*.ts',
      '__tests__/**/*.ts',
      'quality/**/*.ts',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    // Jest's matchers are `any` by design, its mocks are passed unbound, and fakes need no await.
    files: ['__tests__/**/*.ts', 'quality/**/*.ts'],
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
    languageOptions: {
      globals: {
        process: 'readonly',
        URL: 'readonly',
        console: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
      },
    },
  },
);
