import { listField, type JsonObject } from '../../../../src/model/json.js';
import { Lines } from '../../../../src/read/lines.js';
import type { Source, UnnumberedReturn } from '../../../../src/read/source.js';
import { readVerifyResult } from '../../../../src/families/verify-result/read/verify-result.js';
import { verifyReport } from '../../../support/verify-report.js';
import { placed } from '../../../support/reading.js';
import { processorTime } from '../../../support/processor-time.js';

function sourceOf(text: string): Source {
  const lines = new Lines(text);
  return {
    text,
    range: (start, end) => lines.range(start, end),
    lineAt: (offset) => lines.lineAt(offset),
    markdown: null,
    budget: { blocks: 0 },
  };
}

function found(text: string): UnnumberedReturn {
  const piece = readVerifyResult(sourceOf(text));
  if (piece === null) throw new Error('no envelope was found');
  return piece;
}

function faultsIn(value: JsonObject): readonly unknown[] {
  return listField(value, 'lines').map((line) => (line as JsonObject).fault);
}

describe('An envelope as upstream asks for it', () => {
  const text = verifyReport();

  test('gives every field as its text, and the verdict as the status', () => {
    const { value, startLine, composed, verbatim } = found(text);
    expect([composed, verbatim]).toEqual(['verify-result', false]);
    expect(value).toMatchObject({
      schema: 'gentle-ai.verify-result/v1',
      verdict: 'pass',
      status: 'pass',
      requirements: '2/2',
      test_command: 'go test ./...',
      form: [],
      lines: [],
    });
    expect(Object.keys(value)).toHaveLength(13 + 3);
    expect(startLine).toBe(1);
  });

  test('knows where each value and each key stands', () => {
    const { locate } = found(text);
    expect(placed(text, locate('/scenarios'))).toBe('8:12 5/5');
    expect(placed(text, locate('/scenarios', 'key'))).toBe('8:1 scenarios');
    expect(placed(text, locate('/status'))).toBe('4:10 pass');
    expect(placed(text, locate('/status', 'key'))).toBe('4:1 verdict');
    expect(placed(text, locate(''))).toBe('1:1 ```yaml');
    expect(placed(text, locate('/form'))).toBe('1:1 ```yaml');
    expect(placed(text, locate('/nothing/here'))).toBe('1:1 ```yaml');
    expect(placed(text, locate('/test_exit_code/deeper'))).toBe('10:17 0');
  });
});

describe('Where the envelope stands', () => {
  const envelope = verifyReport();

  test.each([
    ['behind blank lines', `\n \n${envelope}`, []],
    ['with the line ends of Windows', envelope.replaceAll('\n', '\r\n'), []],
    ['with white space behind its marks', envelope.replace('```yaml', '```yaml  '), []],
    ['behind a heading', `# Verification\n\n${envelope}`, ['not-first']],
    ['behind front matter', `---\ntitle: Verification\n---\n\n${envelope}`, ['front-matter']],
    ['behind a rule', `---\n\n${envelope}\n---\n`, ['not-first']],
    ['in a fence of another language', envelope.replace('```yaml', '```json'), ['not-yaml']],
    ['in a fence of yml', envelope.replace('```yaml', '```yml'), []],
    ['in capital letters', envelope.replace('```yaml', '```YAML'), []],
    ['in a fence of tildes', envelope.replaceAll('```', '~~~'), ['not-yaml']],
    ['in a fence that shows Markdown', `\`\`\`\`markdown\n${envelope}\n\`\`\`\`\n`, ['not-first']],
    ['behind another fence', `\`\`\`bash\nls\n\`\`\`\n${envelope}`, ['not-first']],
    ['behind a fence that never ended', `\`\`\`bash\nls\n${envelope}`, ['not-first']],
    ['without an end', envelope.replace('```\n', ''), ['unended']],
  ])('%s', (_, text, faults) => {
    const { value } = found(text);
    expect(value.form).toEqual(faults);
    expect(faultsIn(value)).toEqual([]);
    expect(Object.keys(value)).toHaveLength(13 + 3);
  });

  test.each([
    ['schema: gentle-ai.verify-result/v1', true],
    ['"schema": "gentle-ai.verify-result/v1"', true],
    ["'schema': gentle-ai.verify-result", true],
    ['schemas: gentle-ai.verify-result/v1', false],
    ['my schema: gentle-ai.verify-result/v1', false],
    ['schema: another/v1', false],
    ['name: gentle-ai.verify-result/v1', false],
  ])('A later fence with the line %j is one: %s', (line, isOne) => {
    const text = `# Verification\n\n\`\`\`yaml\n${line}\nevidence_revision: 1\nverdict: pass\n\`\`\`\n`;
    expect(readVerifyResult(sourceOf(text)) !== null).toBe(isOne);
  });

  test.each([
    ['evidence_revision: 1\nverdict: pass', true],
    ['evidence_revision: 1\nresult: pass', false],
    ['evidence: 1\nverdict: pass\n# evidence_revision', false],
  ])('The first fence is one by what only an envelope has: %j: %s', (lines, isOne) => {
    expect(readVerifyResult(sourceOf(`\`\`\`yaml\n${lines}\n\`\`\`\n`)) !== null).toBe(isOne);
  });

  test.each([
    // One or two signs, or backticks in the line, open nothing.
    ['``\n', 0],
    ['`code`\n', 0],
    ['``` code ```\n', 0],
    ['~~ struck ~~\n', 0],
    // A fence is closed by as many of its signs, or more, and nothing else.
    ['~~~\n```\n~~\n~~~ \n', 0],
    ['~~~ a ~ b\n~~~~\n', 0],
    ['````\n```\n````\n', 0],
  ])('Behind %j the envelope is found, and is not the first content', (before) => {
    expect(found(`${before}${envelope}`).value.form).toEqual(['not-first']);
  });

  test.each([
    ['behind front matter that ends with dots', '---\na: b\n...\n', ['front-matter']],
    ['behind blank lines and front matter', '\n \n---\na: b\n---  \n\n', ['front-matter']],
    ['behind a rule with white space before it', ' ---\na: b\n---\n', ['not-first']],
    ['behind front matter that never ends', '---\na: b\n', ['not-first']],
  ])('%s', (_, before, faults) => {
    expect(found(`${before}${envelope}`).value.form).toEqual(faults);
  });

  test('A fence that starts in front matter is no part of it', () => {
    expect(found(`---\na: b\n  ${envelope}---\n`).value.form).toEqual(['not-first', 'not-yaml']);
  });

  test('Without an end, nothing of it but the fence is read before a line that is no field', () => {
    const text = '```yaml\nNot a field\nschema: gentle-ai.verify-result/v1\n**Change**: x\n';
    const { value } = found(text);
    expect(value).toEqual({ form: ['unended'], lines: [], change: 'x' });
  });

  test('Without an end, the change is looked for behind the last field', () => {
    const text = `${envelope.replace('```\n', '')}\nAll is well.\n**Change**: parse-dates\n`;
    expect(found(text).value.change).toBe('parse-dates');
  });

  test('Without an end it goes on to where the document does', () => {
    const text = verifyReport().replace('```\n', '\nAll is well.\n\n**Note**: nothing.\n\n```bash\nls\n```\n');
    expect(faultsIn(found(text).value)).toEqual([]);
  });

  test.each([
    ['a document without one', '# Verification\n\n```yaml\nverdict: pass\n```\n'],
    ['a document that only names the schema', 'The schema is gentle-ai.verify-result/v1.\n'],
    ['a fence that names it in passing', '```bash\ngrep gentle-ai.verify-result/v1 *.md\n```\n'],
    ['an empty document', ''],
  ])('There is none in %s', (_, text) => {
    expect(readVerifyResult(sourceOf(text))).toBeNull();
  });

  test('The first content is the envelope though its schema is missing', () => {
    const text = verifyReport({ schema: null });
    expect(found(text).value.verdict).toBe('pass');
    expect(readVerifyResult(sourceOf(`# Verification\n${text}`))).toBeNull();
  });

  test('Only the first of two counts', () => {
    const { value } = found(`${verifyReport({ verdict: 'fail' })}\n${verifyReport()}`);
    expect(value).toMatchObject({ verdict: 'fail', lines: [] });
  });
});

describe('What is no field', () => {
  const text = verifyReport().replace(
    'verdict: pass\n',
    'verdict: pass\nverdict: fail\n- a list\nreviewer: me\n__proto__: polluted\n: no key\nreason:\nblockers : 1\n',
  );

  test('is reported line by line', () => {
    const { value, locate } = found(text);
    expect(listField(value, 'lines')).toEqual([
      { fault: 'repeated', text: 'verdict: fail', key: 'verdict', first_line: 4 },
      { fault: 'no-field', text: '- a list' },
      { fault: 'unknown', text: 'reviewer: me', key: 'reviewer' },
      { fault: 'unknown', text: '__proto__: polluted', key: '__proto__' },
      { fault: 'no-field', text: ': no key' },
      { fault: 'no-field', text: 'reason:' },
      { fault: 'repeated', text: 'blockers: 0', key: 'blockers', first_line: 11 },
    ]);
    expect(placed(text, locate('/lines/2'))).toBe('7:1 reviewer: me');
    expect(placed(text, locate('/lines/2', 'key'))).toBe('7:1 reviewer');
    expect(placed(text, locate('/lines/1', 'key'))).toBe('6:1 - a list');
  });

  test('leaves the first of two, and no prototype', () => {
    const { value } = found(text);
    expect(value).toMatchObject({ verdict: 'pass', blockers: '1' });
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  test('keeps a field without a value, empty', () => {
    const { value: empty, locate: at } = found(verifyReport({ test_command: '' }));
    expect(empty.test_command).toBe('');
    expect(at('/test_command').startLine).toBe(9);
    expect([at('/test_command'), at('/test_command', 'key')].map(({ endColumn }) => endColumn)).toEqual([14, 13]);
  });

  test('takes an empty verdict for no status', () => {
    const { value } = found(verifyReport({ verdict: '' }));
    expect(value.verdict).toBe('');
    expect(value).not.toHaveProperty('status');
    expect(value).not.toHaveProperty('change');
  });

  test('keeps the line ends of Windows out of the values', () => {
    const text = verifyReport({ verdict: 'fail ' }).replaceAll('\n', '\r\n');
    const { value, locate } = found(text);
    expect([value.verdict, value.build_command]).toEqual(['fail', 'go build ./...']);
    expect(locate('/verdict')).toEqual({ startLine: 4, startColumn: 10, endLine: 4, endColumn: 14 });
  });
});

describe('The change that the document names', () => {
  test.each([
    ['**Change**: parse-dates\n', 'parse-dates'],
    ['  **Change**:   `parse-dates`  (phase 2)\n', 'parse-dates'],
    ['**Change**: Parse dates\n', 'Parse dates'],
    ['**Change**: Parse `dates`\n', 'Parse `dates`'],
    ['**Change**: first\n**Change**: second\n', 'first'],
    ['The **Change**: other\n**Change**: own', 'own'],
    ['**Change**:\n**Change**: later\n', 'later'],
  ])('%j', (line, change) => {
    const text = `${verifyReport()}\n# Verification\n\n${line}`;
    expect(found(text).value.change).toBe(change);
    expect(placed(text, found(text).locate('/change')).split(' ').slice(1).join(' ')).toBe(change);
  });

  test('may be on the line behind the fence, and may be missing', () => {
    expect(found(`${verifyReport()}**Change**: a`).value.change).toBe('a');
    expect(found(`${verifyReport()}**Change**:`).value).not.toHaveProperty('change');
  });

  test('is not looked for before the envelope', () => {
    expect(found(`**Change**: parse-dates\n${verifyReport()}`).value.change).toBeUndefined();
  });
});

describe('Hostile documents of 256 KiB are read in linear time', () => {
  const SIZE = 1 << 18;
  const name = 'gentle-ai.verify-result evidence_revision\n';

  test.each([
    ['fences that open', '```yaml\n'],
    ['fences that open and close', '```yaml\nschema: x\n```\n'],
    ['fields', 'key: value\n'],
    ['lines of white space', '   \n'],
    ['front matter', '---\n'],
    ['labels of the change', '**Change**:\n'],
  ])('%s', (_, piece) => {
    const repeated = piece.repeat(SIZE / piece.length);
    const started = processorTime();
    readVerifyResult(sourceOf(name + repeated));
    readVerifyResult(sourceOf(verifyReport() + repeated));
    readVerifyResult(sourceOf(`\`\`\`yaml\nschema: gentle-ai.verify-result/v1\n${repeated}`));
    expect(processorTime() - started).toBeLessThan(1_500);
  });

  test.each([
    ['tildes', '~'],
    ['backticks', '`'],
    ['white space', ' '],
    ['colons', ':'],
    ['dashes', '-'],
  ])('one line of %s', (_, sign) => {
    const line = sign.repeat(SIZE);
    const started = processorTime();
    for (const text of [`${name}${line}\``, `${verifyReport()}${line}\``, verifyReport({ verdict: line })]) {
      readVerifyResult(sourceOf(text));
    }
    expect(processorTime() - started).toBeLessThan(600);
  });
});
