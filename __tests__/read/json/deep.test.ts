import { JsonFile } from '../../../src/rewrite/json-file.js';
import { placed, reading } from '../../support/reading.js';

const DEEP = 100_000;
const RETURN = '{"status": "completed", "artifacts": []}';

/** Texts that are no JSON, of which one parser sees brackets nest and another one does not. */
const TEXTS = {
  'behind a string that its line ends': `{"status": "done\n, "artifacts": ${'['.repeat(DEEP)}`,
  'as members': `{"status": "done\n, "artifacts": ${'{"a":'.repeat(DEEP)}`,
  'behind as many that close': `[${'[], '.repeat(3)}${']'.repeat(DEEP)}${'['.repeat(DEEP)}`,
};

describe.each(Object.entries(TEXTS))('brackets that nest without end, %s', (_, text) => {
  test.each(['json', 'jsonl', 'markdown'] as const)('are read as %s', (form) => {
    const { returns } = reading(form === 'markdown' ? `\`\`\`json\n${text}\n\`\`\`\n` : text, form);
    expect(returns).toEqual([]);
  });

  test('are a problem, at its place', () => {
    const [problem] = reading(text, 'json').problems;
    expect(['syntax', 'too-deep']).toContain(problem?.kind);
    if (problem !== undefined && 'range' in problem) expect(placed(text, problem.range)).toMatch(/^[12]:\d+ /);
  });

  test('leave a return before them that cannot be edited', () => {
    const { returns } = new JsonFile(Buffer.from(`${RETURN}\n${text}`), 'json');
    expect(returns.filter(({ obstacle }) => obstacle === null)).toEqual([]);
  });
});

test('a value that does not nest deeply is read, whatever its strings hold', () => {
  const text = JSON.stringify({ status: 'completed', artifacts: [], summary: '['.repeat(DEEP) });
  const { returns, problems } = reading(text, 'json');
  expect([returns.length, problems]).toEqual([1, []]);
});
