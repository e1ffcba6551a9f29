import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readActionInputs, readRawOptions, type GetInput, readMergeInputs } from '../../src/action/inputs.js';
import { removedInputs } from '../../src/config/parse-option.js';
import { metaReturn } from '../bundle/returns.js';
import { makeRepository } from '../support/repository.js';
import { MAIN, MANIFEST, MERGE_MAIN, MERGE_MANIFEST, runStep } from '../support/runner.js';

const HOME = fileURLToPath(new URL('../..', import.meta.url));
const PAGE = readFileSync(join(HOME, 'docs/action.md'), 'utf8').replaceAll('\r\n', '\n');

/** The names that the code asks for. */
function asked(): readonly string[] {
  const names = new Set<string>();
  const input: GetInput = (name) => {
    names.add(name);
    return '';
  };
  readRawOptions(input);
  readActionInputs(input);
  return [...names].filter(isKept).sort();
}

/** Returns false for an input that was removed: it is read for a warning alone. */
function isKept(name: string): boolean {
  return removedInputs((other) => (other === name ? 'set' : '')).length === 0;
}

/** The rows of a generated table of the action's page, as its cells. */
function table(name: string): readonly (readonly string[])[] {
  const [, text = ''] = PAGE.split(new RegExp(`<!-- /?generated:${name} -->`));
  const rows = text.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) =>
    row
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

function code(text: string): string {
  return text === '' ? '' : `\`${text}\``;
}

describe('action.yml', () => {
  test('starts the bundle on Node 24', () => {
    expect(MANIFEST.runs).toEqual({ using: 'node24', main: 'dist/action/index.js' });
    expect(existsSync(MAIN)).toBe(true);
  });

  test('declares the inputs that the code reads, and no others', () => {
    expect(Object.keys(MANIFEST.inputs).sort()).toEqual(asked());
  });

  test('declares the outputs that a run sets, in their order, and no others', async () => {
    const { directory } = makeRepository([{ files: { 'specs/1_task/.return-meta.json': metaReturn(['never.md']) } }]);
    const { outputs } = await runStep({ workspace: directory });
    expect(Object.keys(outputs)).toEqual(Object.keys(MANIFEST.outputs));
  });

  test('gives every input a default that is text, and describes everything in a sentence', () => {
    for (const { default: given } of Object.values(MANIFEST.inputs)) expect(typeof given).toBe('string');
    for (const { description } of [...Object.values(MANIFEST.inputs), ...Object.values(MANIFEST.outputs)]) {
      expect(description).toMatch(/^\w.+\.$/);
    }
  });
});

describe('merge/action.yml', () => {
  test('starts a bundle of its own on Node 24', () => {
    expect(MERGE_MANIFEST.runs).toEqual({ using: 'node24', main: '../dist/merge/index.js' });
    expect(existsSync(MERGE_MAIN)).toBe(true);
  });

  test('declares the inputs that the code reads, and no others, as the gate has them', () => {
    const names = new Set<string>();
    readMergeInputs((name) => {
      names.add(name);
      return '';
    });
    expect(Object.keys(MERGE_MANIFEST.inputs).sort()).toEqual([...names].filter(isKept).sort());
    for (const [name, { description, default: given }] of Object.entries(MERGE_MANIFEST.inputs)) {
      if (name === 'reports') continue;
      const gate = MANIFEST.inputs[name];
      expect([name, given]).toEqual([name, gate?.default]);
      // It has no base to look for.
      const isToken = name === 'github-token';
      const whole = gate?.description ?? '';
      expect(description).toBe(
        isToken ? whole.replace(/, (for annotations as a check run), .*(?=\.)/, ', and $1') : whole,
      );
    }
  });

  test('has the outputs of the gate', () => {
    expect(Object.keys(MERGE_MANIFEST.outputs)).toEqual(Object.keys(MANIFEST.outputs));
  });
});

describe('docs/action.md', () => {
  test('has a table of all inputs with their defaults, as action.yml declares them', () => {
    expect(table('inputs')).toEqual(
      Object.entries(MANIFEST.inputs).map(([name, { default: given = '', description }]) => [
        code(name),
        code(given),
        description,
      ]),
    );
  });

  test('has a table of all outputs, as action.yml declares them', () => {
    expect(table('outputs')).toEqual(
      Object.entries(MANIFEST.outputs).map(([name, { description }]) => [code(name), description]),
    );
  });
});
