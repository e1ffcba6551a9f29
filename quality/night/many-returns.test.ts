import { check, evaluate, returnGate } from '../../__tests__/support/bundle.js';
import { headed } from '../../__tests__/support/envelope.js';
import { makeRepository, writeFiles, type Repository } from '../../__tests__/support/repository.js';
import { runStep } from '../../__tests__/support/runner.js';
import { metaReturn } from '../../__tests__/bundle/returns.js';

/*
 * One file of a megabyte must not stop the gate, whatever it is full of: of its returns and claims the first are checked, and
 * that there are more is an error which says how many.
 */

const MEGABYTE = 1024 * 1024;
const META = 'specs/1_task/.return-meta.json';
const LOG = 'return-logs/log.jsonl';
const TEXT = 'return-logs/log.md';
const CONSOLE = 'returns/log.json';

/** Milliseconds: a guard against what grows faster than the file, on a machine that has other things to do. */
const LONGEST = 15_000;

/** Megabytes for what lives long: what is bounded needs less, and what is not would need thousands. */
const MEMORY = 200;

/** A text so often that a file has no room for it once more. */
function filled(text: string, room = MEGABYTE - 200): string {
  return text.repeat(Math.floor(room / text.length));
}

/** How often that is. */
function times(text: string, room = MEGABYTE - 200): number {
  return Math.floor(room / text.length);
}

const SMALL = '{"status":1,"artifacts":1}';
const FENCE = `\`\`\`json\n${SMALL}\n\`\`\`\n`;
const EVENT = `${JSON.stringify({ toolUseResult: '{"status":1,"metadata":1}' })}\n`;
const SPOKEN = `${JSON.stringify({ toolUseResult: headed({ change: null }) })}\n`;

/** What a file holds, and how many returns that are or should be. */
const RETURNS: Readonly<Record<string, readonly [file: string, text: string, count: number]>> = {
  'an array of empty returns': [META, `[${filled('{},')}{}]`, times('{},') + 1],
  'an array of numbers': [META, `[${filled('1,')}1]`, times('1,') + 1],
  'lines of empty returns': [LOG, filled('{}\n'), times('{}\n')],
  'lines that are broken': [LOG, filled('{x}\n'), times('{x}\n')],
  'lines that never end': [LOG, filled('{\n'), times('{\n')],
  'a line with an array': [LOG, `[${filled('{},')}{}]\n`, times('{},') + 1],
  'values behind each other': [CONSOLE, filled('{"status":1}'), times('{"status":1}')],
  'objects in prose': [TEXT, `Done: ${filled(`${SMALL} `)}`, times(`${SMALL} `)],
  'objects in one fence': [TEXT, `\`\`\`json\n${filled(`${SMALL}\n`)}\`\`\`\n`, times(`${SMALL}\n`)],
  fences: [TEXT, filled(FENCE), times(FENCE)],
  envelopes: [TEXT, filled(headed()), times(headed())],
  'ends of agents': [LOG, filled(EVENT), times(EVENT)],
  'ends of agents that say envelopes': [LOG, filled(SPOKEN), times(SPOKEN)],
};

/** What a file holds that is no return, and the one thing that is said of it. */
const OTHERS: Readonly<Record<string, readonly [file: string, text: string, said: readonly string[]]>> = {
  'brackets that nest': [META, filled('['), ['json-syntax']],
  'objects that nest': [META, filled('{"a":'), ['json-syntax']],
  'objects that nest among other text': [CONSOLE, `x ${filled('{"a":')}`, ['json-syntax']],
  'braces in prose': [TEXT, `"status" ${filled('{" {":1,')}`, ['no-returns']],
  'a text of escapes': [
    META,
    metaReturn([]).replace('"status"', `"summary": "${filled('\\u0041', MEGABYTE - 2000)}", "status"`),
    ['phantom-work', 'summary-length', 'summary-tokens'],
  ],
  'items of lists': [TEXT, `**Status**: x\n${filled('- a\n')}`, ['file-too-large']],
  'items in items': [TEXT, `**Status**: x\n${filled(`${'- '.repeat(49)}a\n`)}`, ['file-too-large']],
};

const env = { NODE_OPTIONS: `--max-old-space-size=${String(MEMORY)}` };

function repositoryWith(file: string, text: string): Repository {
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MEGABYTE);
  return makeRepository([{ files: { [file]: text, 'real.md': 'real' } }], { checkout: true });
}

describe('Of a file full of returns the first 1,000 are judged', () => {
  test.each(Object.entries(RETURNS))('%s', async (_, [file, text, count]) => {
    const { directory } = repositoryWith(file, text);
    const start = performance.now();
    const { status, report, stderr } = await evaluate(directory, [], { env });
    expect(performance.now() - start).toBeLessThan(LONGEST);
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
    expect(report.counts.returns).toBeLessThanOrEqual(1_000);
    const said = report.findings.filter(({ rule }) => rule === 'too-many-returns');
    expect(said.map(({ severity, message }) => `${severity}: ${message}`)).toEqual([
      `error: The file holds ${String(count)} returns, ${String(count - 1_000)} more than the 1000 that are checked.`,
    ]);
  });

  test('a file with as many passes', async () => {
    const text = `[${Array<string>(1_000)
      .fill(metaReturn(['real.md']))
      .join(',')}]`;
    const { status, report } = await evaluate(repositoryWith(META, text).directory);
    expect({ status, returns: report.counts.returns, findings: report.findings }).toEqual({
      status: 0,
      returns: 1_000,
      findings: [],
    });
  });

  test('and what the last of them claims is looked up', async () => {
    const returns = [...Array<string>(999).fill(metaReturn(['real.md'])), metaReturn(['never.md'])];
    const { status, report } = await evaluate(repositoryWith(META, `[${returns.join(',')}]`).directory);
    expect({ status, missing: report.counts.verdicts.missing }).toEqual({ status: 1, missing: 1 });
  });
});

describe('Other text of that size is read, or refused, in as little', () => {
  test.each(Object.entries(OTHERS))('%s', async (_, [file, text, said]) => {
    const { directory } = repositoryWith(file, text);
    const start = performance.now();
    const { status, report, stderr } = await evaluate(directory, [], { env });
    expect(performance.now() - start).toBeLessThan(LONGEST);
    expect({ status: status === 3 ? 1 : status, stderr }).toEqual({ status: 1, stderr: '' });
    expect(report.findings.map(({ rule }) => rule).sort()).toEqual(said);
  });

  test('keys that stand twice are told of up to a hundred times', async () => {
    const text = `{${filled('"":0,')}"":0}`;
    const { report } = await evaluate(repositoryWith(META, text).directory, [], { env });
    const said = report.findings.filter(({ rule }) => rule === 'json-duplicate-key');
    expect(said).toHaveLength(100);
    expect(said.map(({ message }) => message)).toContain(
      `${String(times('"":0,') - 99)} more keys appear twice in an object of this file.`,
    );
  });
});

describe('Of a return full of claims the first 10,000 are looked up', () => {
  const JSON_CLAIMS = metaReturn(['real.md']).replace(
    '"metadata"',
    `"modified_files": [${filled('"real.md",', 150_000)}"real.md"], "metadata"`,
  );
  const PATHS = '`real.md`, ';

  test.each<readonly [string, string, string, readonly string[], number]>([
    ['in JSON', META, JSON_CLAIMS, ['--standard', 'return-meta@2.1'], times('"real.md",', 150_000) + 2],
    [
      'in a line of an envelope',
      TEXT,
      headed({ change: null, artifacts: `- ${filled(PATHS, 900_000)}` }),
      [],
      times(PATHS, 900_000),
    ],
    [
      'in items of an envelope',
      TEXT,
      headed({ change: null, artifacts: filled('- real.md\n', 300_000) }),
      [],
      times('- real.md\n', 300_000),
    ],
  ])('%s', async (_, file, text, args, count) => {
    const { directory } = repositoryWith(file, text);
    const { status, report } = await evaluate(directory, args, { env });
    expect(status).toBe(1);
    expect(report.counts.claims).toBe(10_000);
    expect(report.findings.map(({ rule, message }) => [rule, message])).toContainEqual([
      'too-many-claims',
      `The return makes ${String(count)} claims, ${String(count - 10_000)} more than the 10000 that are looked up.`,
    ]);
  });
});

describe('through other doors', () => {
  const [file, text] = RETURNS['an array of empty returns'] ?? [META, ''];

  test.each<readonly [string, readonly string[]]>([
    ['validate', ['validate', file]],
    ['fix', ['fix']],
    ['migrate', ['migrate', '--to', 'return-meta@2.1', '**/*.json']],
    ['check on disk', ['check', '--workspace', '--quiet']],
  ])('%s ends', async (_, args) => {
    const { directory } = repositoryWith(file, text);
    const { status } = await returnGate(args, { cwd: directory, env });
    // That there is nothing to fix is no failure of `fix`.
    expect(status).toBe(args[0] === 'fix' ? 0 : 1);
  });

  test('the action ends, and ten such files do not stop it', async () => {
    const { directory } = makeRepository([{ files: { 'real.md': 'real' } }], { checkout: true });
    writeFiles(
      directory,
      Object.fromEntries(Array.from({ length: 10 }, (_, n) => [`specs/${String(n)}_task/.return-meta.json`, text])),
    );
    const options = { NODE_OPTIONS: '--max-old-space-size=512' };
    const step = await runStep({ workspace: directory, inputs: { source: 'workspace' }, env: options });
    expect({ status: step.status, returns: step.outputs.returns }).toEqual({ status: 1, returns: '10000' });
    expect((await check(directory, ['--workspace', '--quiet'], { env: options })).status).toBe(1);
  });
});
