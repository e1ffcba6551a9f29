import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Parser, type Node } from 'commonmark';
import fc from 'fast-check';
import { metaReturn } from '../bundle/returns.js';
import { hostile } from '../report/hostile.js';
import { RULE_PAGES } from '../../src/report/links.js';
import { rules } from '../../src/families/catalog.js';
import { READ_ONLY, startGithub, type Github } from '../support/github-server.js';
import { hurryOctokit } from '../support/hurried-octokit.js';
import { makeRepository, type Entry, type Name, type Repository } from '../support/repository.js';
import { expectOnlyMeant, hiddenIn } from '../support/meant.js';
import {
  annotationsOf,
  pullRequest,
  REPOSITORY,
  runStep,
  SERVER,
  type Step,
  type StepResult,
} from '../support/runner.js';

/** Whatever a text tries to reach, it adds this word along. */
const WORD = 'pwned';

/** Texts that would be more than text to the runner, to the files of outputs, or to whoever shows the summary. */
const TEXTS = [
  `::set-output name=conclusion::${WORD}`,
  `x\n::error::${WORD}`,
  `x\r::error::${WORD}`,
  `x\r\n  ::set-env name=${WORD}::x`,
  `x\u2028::error::${WORD}`,
  `\u200b::warning::${WORD}`,
  `\u202e::notice::${WORD}`,
  `::stop-commands::${WORD}`,
  `::add-mask::${WORD}`,
  `::group::${WORD}\n::endgroup::`,
  `##[add-mask]${WORD}`,
  `x ##[set-output name=conclusion]${WORD}`,
  `#\u200b#[error]${WORD}`,
  `##vso[task.setvariable]${WORD}`,
  `x%0A::error::${WORD}`,
  `x%250A::error::${WORD}`,
  `x,file=${WORD},line=1`,
  `x::error title=${WORD},file=x::y`,
  `\u001b[31m${WORD}\u009b2J`,
  `conclusion<<EOF\n${WORD}\nEOF\nerrors=0`,
  `<img src=x onerror=${WORD}()>`,
  `</td></table><h1>${WORD}</h1>`,
  `<details open><summary>${WORD}</summary>`,
  `<!-- ${WORD}`,
  `[${WORD}](https://evil.example/)`,
  `![${WORD}](https://evil.example/x.png)`,
  `https://evil.example/${WORD}`,
  `www.evil.example/${WORD}`,
  `<https://evil.example/${WORD}>`,
  `x | ${WORD} | \`x\` | y`,
  `\\| ${WORD} \\\\| x`,
  `\`\` ${WORD} \`\`\``,
  `@${WORD} #1 GH-1 octo-org/hello.world#1 :rocket: $x$`,
  `# ${WORD}\n\n---\n\n| a |\n|---|`,
  `\u2066${WORD}\u2069 \u061c \ufeff`,
  `__proto__ ${WORD}`,
];

/** A metadata file that has the text in every place that takes one. */
function filled(text: string): string {
  const value = {
    status: text,
    started_at: text,
    artifacts: [
      { type: text, path: text, summary: text, [text]: text },
      { type: 'implementation', path: `never/${text}`, summary: text },
      text,
    ],
    errors: [{ type: text, code: text, message: text, recoverable: text, recommendation: text }],
    completion_data: { completion_summary: text, roadmap_items: [text], [text]: text },
    partial_progress: { stage: text, details: text },
    next_steps: text,
    summary: text,
    metadata: {
      session_id: text,
      agent_type: text,
      delegation_depth: text,
      delegation_path: [text, text],
      [text]: text,
    },
    [text]: text,
  };
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** The same text where only the agent and the claims bear it: nothing else of the return is wrong. */
function wellFormed(text: string): string {
  const value = JSON.parse(metaReturn([`src/${text}`])) as { metadata: Record<string, unknown> };
  value.metadata.agent_type = text;
  value.metadata.delegation_path = ['orchestrator', text];
  return JSON.stringify(value);
}

/** The text as part of a file's name: git takes everything but NUL and a slash. */
function inName(text: string): string {
  return text.replaceAll('\0', '').replaceAll('/', '\u2215');
}

interface Checked {
  readonly files: readonly (readonly [Name, Entry])[];
  readonly step?: Omit<Step, 'workspace'>;
}

function evaluate({ files, step = {} }: Checked): Promise<StepResult> {
  return runStep({ workspace: makeRepository([{ files }]).directory, ...step });
}

/** The lines of the summary outside of tables, lists and diagrams: only the gate's own. */
const OWN_LINES = [
  /^$/,
  /^### (?:False claims|Other findings)$/,
  /^\*\*(?:Claims|Returns|Who called whom)\*\*$/,
  /^For each, commit the file, correct the path, or remove the claim\.$/,
  /^(?:(?:The one claim|\d+ of \d+ claims) (?:is|are) false[^<>[\]`@]*\. )?\d+ errors?(?:, \d+ warnings?)?(?:, \d+ notices?)? \(fails on error\)\.(?: \d+ fixable by return-gate fix(?: --unsafe)?(?:, \d+ by return-gate fix --unsafe)?\.)?(?: Checked: \d+ returns?, in \d+ files?\.)?$/,
  /^And \d+ more (?:errors?|warnings?|findings?) in \d+ files?, listed below\.$/,
  /^And \d+ more rules?\.$/,
  /^\d+ more agents and calls are not drawn\.$/,
  /^\|(?: :?--:? \|)+$/,
  /^<details><summary>(?:Details: [\w, ]+|\d+ notices?, by rule|\d+ more false claims?|More findings)<\/summary>$/,
  /^<\/details>$/,
  /^<sub>return-gate \d+\.\d+\.\d+ checked commit \[`[0-9a-f]{7}`\]\(\S+\)\.<\/sub>$/,
];

/** A line of a diagram: names are letters, digits and Mermaid's codes. */
const DIAGRAM_LINE =
  /^(?:flowchart LR| {2}classDef failing [\w:#,-]+| {2}class n\d+ failing| {2}n\d+\["(?:[\p{L}\p{N} ]|#\d+;|<br>|, )*"\]| {2}n\d+ -->(?:\|\d+\|)? n\d+)$/u;

/** What failed, and of which return: text of the report outside of a table. */
const LISTED = /^(?:## (?:✅|❌|⚠️) |- CRITICAL risk in |Commit |Write |Claim |Delete )/;

function nodesOf(text: string): readonly Node[] {
  const found: Node[] = [];
  const walker = new Parser().parse(text.trim()).walker();
  for (let at = walker.next(); at !== null; at = walker.next()) if (at.entering) found.push(at.node);
  return found;
}

/** What GitHub makes a link, a mention or a picture of, in text that is neither code nor a link. */
const LINKED = /@[\w-]|#\d|\bgh-\d|:\/\/|\bwww\.|:[\w+-]+:|\b[0-9a-f]{7,40}\b|\$/i;
/** The same within a `<code>` element, where it makes no link of a commit. */
const LINKED_IN_CODE = /@[\w-]|#\d|\bgh-\d|:\/\/|\bwww\.|:[\w+-]+:|\$/i;

/** Lines of the repository at the checked commit, and the pages of the gate's own rules. */
const LED_TO = new RegExp(
  `^(?:${SERVER}/${REPOSITORY}/blob/[0-9a-f]{40}/\\S+#L\\d+|${RULE_PAGES.replaceAll('.', '\\.')}/(?:${rules
    .map(({ id }) => id)
    .join('|')})\\.md)$`,
);

function expectHarmlessCell(cell: string): void {
  let spans = 0;
  let isCode = false;
  // An escaped character is a node of its own; on the page it is one text with what is beside it.
  const texts = [''];
  const codes = [''];
  for (const { type, literal, destination } of nodesOf(cell)) {
    expect(['document', 'paragraph', 'text', 'code', 'link', 'strong', 'html_inline']).toContain(type);
    if (type === 'link') {
      expect(destination ?? '').toMatch(LED_TO);
    }
    if (type === 'html_inline') {
      expect(['<code>', '</code>', '<span>', '</span>', '<br>', '<wbr>']).toContain(literal);
      if (literal === '<code>' || literal === '</code>') isCode = literal === '<code>';
      spans += literal === '<span>' ? 1 : literal === '</span>' ? -1 : 0;
    }
    // A dollar sign in a span of its own is none of mathematics.
    const kept = isCode ? codes : texts;
    if (type === 'text' && spans === 0) kept.push((kept.pop() ?? '') + (literal ?? ''));
    else kept.push('');
  }
  for (const text of codes) expect(text).not.toMatch(LINKED_IN_CODE);
  for (const text of texts) expect(text).not.toMatch(LINKED);
}

/** How many cells a row has, by the heading above its table; claims have one for each verdict. */
const CELLS: Readonly<Record<string, number>> = { 'False claims': 3, Returns: 6 };

function expectHarmlessSummary(summary: string): void {
  expect(hiddenIn(summary)).toEqual([]);
  let heading = '';
  let diagram = false;
  for (const line of summary.split('\n')) {
    heading = /^(?:### |\*\*)(\w[\w ]+?)(?:\*\*)?$/.exec(line)?.[1] ?? heading;
    if (line === '```mermaid' || (diagram && line === '```')) {
      diagram = !diagram;
    } else if (diagram) {
      expect(line).toMatch(DIAGRAM_LINE);
    } else if (LISTED.test(line)) {
      expectHarmlessCell(line.replace(/^(?:- |## )/, ''));
    } else if (line.startsWith('| ')) {
      // Every bar divides cells: the gate writes those of others as entities.
      const cells = line.split('|').slice(1, -1);
      expect(cells).toHaveLength(CELLS[heading] ?? cells.length);
      for (const cell of cells) expectHarmlessCell(cell);
    } else if (!OWN_LINES.some((own) => own.test(line))) {
      throw new Error(`This is no line of the gate's own: ${line}`);
    }
  }
}

/** As many annotations as GitHub shows of a job. */
const MANY = { inputs: { 'max-annotations': '50' } };

/** The runs that are read; each is about another place for hostile text. */
const RUNS: Readonly<Record<string, Checked>> = {
  'in every field of returns, annotated': {
    files: TEXTS.map((text, i) => [`specs/${String(i)}_task/.return-meta.json`, filled(text)] as const),
    step: MANY,
  },
  'in the fields of a few returns, shown in the log': {
    files: TEXTS.slice(0, 8).map((text, i) => [`specs/${String(i)}_task/.return-meta.json`, filled(text)] as const),
    step: MANY,
  },
  'in agents and claims': {
    files: TEXTS.map((text, i) => [`specs/${String(i)}_task/.return-meta.json`, wellFormed(text)] as const),
    step: MANY,
  },
  'in the names of returns': {
    files: TEXTS.map((text, i) => [`specs/${String(i)}_${inName(text)}/.return-meta.json`, metaReturn(['x'])] as const),
    step: MANY,
  },
  'at the start of the names of returns': {
    files: TEXTS.map((text) => [`${inName(text)}/.return-meta.json`, metaReturn(['x'])] as const),
    step: MANY,
  },
  'in the names of files that are not JSON': {
    files: TEXTS.map((text) => [`returns/${inName(text)}.json`, text] as const),
    step: MANY,
  },
  'twice as a key': {
    files: TEXTS.map(
      (text, i) => [`returns/${String(i)}.json`, `{${JSON.stringify(text)}: 1,\n${JSON.stringify(text)}: 2}`] as const,
    ),
    step: MANY,
  },
  'as bytes that are not UTF-8': {
    files: TEXTS.map(
      (text, i) =>
        [
          Buffer.from(`returns/${String(i)}_\xe9${inName(text)}.json`, 'latin1'),
          Buffer.from(`"\xe9${text}`, 'latin1'),
        ] as const,
    ),
    step: MANY,
  },
  'made by chance': {
    files: fc
      .sample(hostile, { numRuns: 40, seed: 2026 })
      .flatMap((text, i) => [
        [`specs/${String(i)}_task/.return-meta.json`, filled(text)] as const,
        [`returns/${String(i)}_${inName(text)}.json`, wellFormed(text)] as const,
      ]),
    step: MANY,
  },
};

const results = new Map<string, StepResult>();

function resultOf(name: string): StepResult {
  const result = results.get(name);
  if (result === undefined) throw new Error(`no run ${name}`);
  return result;
}

beforeAll(async () => {
  for (const [name, run] of Object.entries(RUNS)) results.set(name, await evaluate(run));
});

describe.each(Object.keys(RUNS))('hostile text %s', (name) => {
  test('fails the gate', () => {
    expect(resultOf(name).status).toBe(1);
    expect(annotationsOf(resultOf(name)).length).toBeGreaterThan(0);
  });

  test('makes no command that was not meant, and no output', () => {
    expectOnlyMeant(resultOf(name));
  });

  test('makes no markup and no link in the summary', () => {
    expectHarmlessSummary(resultOf(name).summary);
  });
});

test('what was hostile can be read all the same', () => {
  const result = resultOf('in the fields of a few returns, shown in the log');
  expect(result.log).toContain(WORD);
  expect(result.summary).toContain(WORD);
  expect(annotationsOf(result).some(({ data }) => data.includes(`\\n::error::${WORD}`))).toBe(true);
  expect(result.commands.filter(({ name }) => name === 'group')).toHaveLength(1);
});

test('an annotation reaches the toolkit unencoded, so that a percent sign is read as itself', async () => {
  const result = await evaluate({ files: [['specs/1_100%25/.return-meta.json', metaReturn(['50%0A.md'])]] });
  const [annotation] = annotationsOf(result);
  expect(annotation?.properties.file).toBe('specs/1_100%25/.return-meta.json');
  expect(annotation?.data).toContain('"50%0A.md"');
});

/** For runs that differ in their surroundings only. */
let plain: Repository;
let github: Github;

hurryOctokit();

beforeAll(async () => {
  github = await startGithub();
  plain = makeRepository([{ files: { 'specs/1_task/.return-meta.json': metaReturn(['never.md']) } }]);
});

afterAll(() => github.close());

test.each([
  ['one by one', TEXTS.slice(0, 2)],
  ['together', [TEXTS.join('\n'), TEXTS.join(' ')]],
])('hostile text in the names of branches and in the event is not repeated: %s', async (_, texts) => {
  for (const text of texts) {
    const event = pullRequest('pull_request', { head: 'a'.repeat(40), headRef: text });
    const payload = { ...(event.payload as object), title: text, sender: { login: text } };
    github.answer('repos/compare-commits-with-basehead', READ_ONLY);
    const env = { GITHUB_API_URL: github.url, GITHUB_REF: text, GITHUB_HEAD_REF: text, GITHUB_ACTOR: text };
    const result = await runStep({ workspace: plain.directory, event: { ...event, payload }, env });
    expectOnlyMeant(result);
    expect(result.stdout + result.summary).not.toContain(WORD);
  }
  expect(github.requests.map(({ status }) => status)).toEqual(texts.map(() => 403));
  github.reset();
});

describe('hostile text in an input makes one error and nothing else', () => {
  const INPUTS = ['paths', 'standard', 'source', 'fail-on', 'stale-after', 'max-annotations', 'working-directory'];

  test.each(INPUTS)('%s', async (input) => {
    const text = `../x\u202e ##[add-mask]${WORD}\n::error::${WORD}\u001b[31m`;
    const result = await runStep({ workspace: plain.directory, inputs: { [input]: text } });
    expect(result.status).toBe(2);
    expect(result.commands.map(({ name, properties }) => [name, properties])).toEqual([['error', {}]]);
    expect(hiddenIn(result.stdout)).toEqual([]);
    expect(result.commands[0]?.data).not.toContain('\n');
  });
});

test('hostile text in the name of the project root is where it belongs, and does nothing', async () => {
  const root = `%0A##[add-mask]${WORD} [x](y) @a`;
  const { directory } = makeRepository([
    { files: [[`${root}/specs/1_task/.return-meta.json`, metaReturn(['never.md'])]] },
  ]);
  mkdirSync(join(directory, root));
  const result = await runStep({ workspace: directory, inputs: { 'working-directory': root } });
  expect(result.status).toBe(1);
  expectOnlyMeant(result);
  expectHarmlessSummary(result.summary);
  expect(annotationsOf(result)[0]?.properties.file).toContain(WORD);
});

test('hostile text in the roadmap is not repeated', async () => {
  const files = {
    'ROADMAP.md': TEXTS.join('\n'),
    'specs/1_task/.return-meta.json': metaReturn(['never.md']),
  };
  const result = await evaluate({ files: Object.entries(files) });
  expectOnlyMeant(result);
  expect(result.stdout + result.summary).not.toContain(WORD);
});
