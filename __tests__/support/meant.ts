import { annotationsOf, MANIFEST, type StepResult } from './runner.js';

/** Pictures that people write, which may hold a joiner. */
const PICTURE = /\p{ExtPict}(?:\ufe0f|\p{EMod})?(?:\u200d\p{ExtPict}(?:\ufe0f|\p{EMod})?)*/gu;

/** The characters of a text that move, hide or end what stands around them; line ends are the gate's own. */
export function hiddenIn(text: string): readonly string[] {
  return text.replace(PICTURE, '').match(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{NChar}]/gu) ?? [];
}

const LEVELS = ['error', 'warning', 'notice'];
const PLACES = new Set(['title', 'file', 'line', 'endLine', 'col', 'endColumn']);

/** Expects of a command that it is an annotation of the gate's own, whatever its text quotes. */
function expectAnnotation({ name, properties, data }: StepResult['commands'][number]): void {
  expect(LEVELS).toContain(name);
  expect(Object.keys(properties).filter((property) => !PLACES.has(property))).toEqual([]);
  expect(properties.title).toMatch(/\w/);
  for (const text of [data, properties.title ?? '', properties.file ?? '']) {
    expect([hiddenIn(text), text.includes('\n')]).toEqual([[], false]);
  }
  for (const number of ['line', 'endLine', 'col', 'endColumn']) {
    expect(properties[number] ?? '1').toMatch(/^[1-9]\d*$/);
  }
}

/** Expects of a step that it gave the runner no command, no output and no character but what the gate means to give. */
export function expectOnlyMeant(result: StepResult): void {
  const { commands, stdout, stderr, outputs } = result;
  const names = commands.map(({ name }) => name);
  expect(names.filter((name) => ![...LEVELS, 'group', 'endgroup'].includes(name))).toEqual([]);
  expect(names.filter((name) => name === 'group')).toHaveLength(names.filter((name) => name === 'endgroup').length);
  for (const { name, data } of commands) {
    if (name === 'group') expect(data).toMatch(/^return-gate: (?:1 finding|\d+ findings)$/);
  }
  for (const command of annotationsOf(result)) expectAnnotation(command);
  expect(annotationsOf(result).length).toBeLessThanOrEqual(50);
  expect(hiddenIn(stdout)).toEqual([]);
  expect(stderr).toBe('');
  expect(Object.keys(outputs).sort()).toEqual(Object.keys(MANIFEST.outputs).sort());
  expect(['passed', 'failed', 'empty']).toContain(outputs.conclusion);
  for (const [name, value] of Object.entries(outputs)) {
    if (name !== 'conclusion' && name !== 'report') expect(value).toMatch(/^\d+$/);
  }
}
