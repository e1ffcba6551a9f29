import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Parser, type Node } from 'commonmark';
import { metaReturn } from '../bundle/returns.js';
import { readCommands } from '../report/runner.js';
import { RULE_PAGES } from '../../src/report/links.js';
import { rules } from '../../src/families/catalog.js';
import { READ_ONLY, startGithub, type Github } from '../support/github-server.js';
import { hurryOctokit } from '../support/hurried-octokit.js';
import { HOSTILE_PROJECTS } from '../support/hostile-projects.js';
import { HOSTILE_TEXTS } from '../support/hostile-returns.js';
import { makeRepository, temporaryFolder, type Repository } from '../support/repository.js';
import { expectOnlyMeant, hiddenIn } from '../support/meant.js';
import { annotationsOf, pullRequest, REPOSITORY, runStep, saidBy, SERVER, type StepResult } from '../support/step.js';

/** Whatever a text tries to reach, it adds this word along. */
const WORD = 'pwned';

/** Some that make commands, marks and markup. */
const TEXTS = HOSTILE_TEXTS.filter((_, n) => n % 5 === 0 && n < 170);

/** The lines of the summary outside of tables, lists and diagrams: only the gate's own. */
const OWN_LINES = [
  /^$/,
  /^#### (?:Findings|Other findings)$/,
  /^In a return, an agent reports its work; each file that it names there is a claim\.$/,
  /^\*\*(?:Claims|Returns)\*\*$/,
  /^(?:For the agent, or whoever takes over its branch: for each, commit the file, correct the path, or remove the claim)\.$/,
  /^(?:\d+ of \d+ claims holds?[^<>[\]`@]*\. )?[\d,]+ errors?(?:, \d+ warnings?)?(?:, \d+ notices?)?\.(?: \d+ fixable by return-gate fix(?: --unsafe)?(?:, \d+ by return-gate fix --unsafe)?\.)?(?: Checked (?:\d+ of )?\d+ returns?(?:, in \d+ files?)?\.)?$/,
  /^And \d+ more (?:errors?|warnings?|findings?) in \d+ files?, listed below\.$/,
  /^And \d+ more rules?\.$/,
  /^\|(?: :?--:? \|)+$/,
  /^<details><summary>(?:Details: [\w, ]+|\d+ notices?, by rule|\d+ more|More findings|Paste this to the agent|Wrong accusation\?)<\/summary>$/,
  /^<\/details>$/,
  /^<sub>return-gate \d+\.\d+\.\d+ checked \[`octo-org\/hello\.world`\]\(\S+\) at commit \[`[0-9a-f]{7}`\]\(\S+\)\.<\/sub>$/,
];

/** A line of the text for an agent: in a fence, which a line with the gate's own start cannot end. */
const FENCED_LINE =
  /^(?:These claims of your return |- |For each: |or remove the claim and say|Change nothing else|overrides:| {2}- findings:| {6}- '[0-9a-f]{32}' #| {4}rules:$| {6}[a-z-]+: off$| {4}reason: )/;

/** What failed, and of which return: text of the report outside of a table. */
const LISTED =
  /^(?:### (?:✅|❌|⚠️) |#### Claimed|It (?:is|starts) |- CRITICAL risk in |For the agent, or whoever takes over its branch: (?:commit|write|claim|delete) |\[How to check it by hand)/;

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

const DOCS = RULE_PAGES.replace(/\/rules$/, '').replaceAll('.', '\\.');

/** Lines of the repository at the checked commit, and the gate's own pages. */
const LED_TO = new RegExp(
  `^(?:${SERVER}/${REPOSITORY}/blob/[0-9a-f]{40}/\\S+#L\\d+|${DOCS}/(?:guides/wrong-accusation|rules/(?:${rules
    .map(({ id }) => id)
    .join('|')}))\\.md)$`,
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

function expectHarmlessSummary(summary: string): void {
  expect(hiddenIn(summary)).toEqual([]);
  let fence = '';
  let columns = 0;
  for (const line of summary.split('\n')) {
    const [, ticks = ''] = /^(`{3,})(?:text|yaml)$/.exec(line) ?? [];
    columns = line.startsWith('|') ? columns : 0;
    if (fence !== '') {
      if (line === fence) fence = '';
      else expect(line).toMatch(FENCED_LINE);
    } else if (ticks !== '') {
      fence = ticks;
    } else if (LISTED.test(line)) {
      expectHarmlessCell(line.replace(/^(?:- |#+ )/, ''));
    } else if (line.startsWith('| ')) {
      // Every bar divides cells: the gate writes those of others as entities.
      const cells = line.split('|').slice(1, -1);
      expect(cells).toHaveLength(columns === 0 ? cells.length : columns);
      columns = cells.length;
      for (const cell of cells) expectHarmlessCell(cell);
    } else if (!OWN_LINES.some((own) => own.test(line))) {
      throw new Error(`This is no line of the gate's own: ${line}`);
    }
  }
}

const SUMMARY_LIMIT = 1_048_576;

describe.each(Object.entries(HOSTILE_PROJECTS))('hostile text %s', (_, files) => {
  let result: StepResult;
  let folder: string;

  beforeAll(async () => {
    folder = temporaryFolder();
    // As many annotations as GitHub shows of a job.
    const inputs = {
      'max-annotations': '50',
      'json-file': join(folder, 'report.json'),
      'sarif-file': join(folder, 'report.sarif'),
      'junit-file': join(folder, 'report.xml'),
    };
    result = await runStep({ workspace: makeRepository([{ files }]).directory, inputs });
  });

  test('fails the gate', () => {
    expect(result.status).toBe(1);
    expect(annotationsOf(result).length).toBeGreaterThan(0);
  });

  test('makes no command that was not meant, and no output', () => {
    expectOnlyMeant(result);
  });

  test('makes no markup and no link in a summary that GitHub takes', () => {
    expect(Buffer.byteLength(result.summary)).toBeLessThan(SUMMARY_LIMIT);
    expectHarmlessSummary(result.summary);
  });

  test('stays text in the files that were asked for', () => {
    for (const name of ['report.json', 'report.sarif', 'report.xml']) {
      const text = readFileSync(join(folder, name), 'utf8');
      expect([name, readCommands(text), hiddenIn(text)]).toEqual([name, [], []]);
    }
  });
});

test('what was hostile can be read all the same', async () => {
  const files = HOSTILE_PROJECTS['in one return, shown in the log'] ?? [];
  const result = await runStep({ workspace: makeRepository([{ files }]).directory });
  expect(result.log).toContain(WORD);
  expect(result.summary).toContain(WORD);
  expect(saidBy(result)).toContain(`\\n::error::${WORD}`);
  expect(result.commands.filter(({ name }) => name === 'group')).toHaveLength(1);
});

test('an annotation reaches the toolkit unencoded, so that a percent sign is read as itself', async () => {
  const files = { 'specs/1_100%25/.return-meta.json': metaReturn(['50%0A.md']) };
  const result = await runStep({ workspace: makeRepository([{ files }]).directory });
  const [annotation] = annotationsOf(result);
  expect(annotation?.properties.file).toBe('specs/1_100%25/.return-meta.json');
  expect(annotation?.properties.title).toContain('`50%0A.md`');
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
  const result = await runStep({ workspace: makeRepository([{ files }]).directory });
  expectOnlyMeant(result);
  expect(result.stdout + result.summary).not.toContain(WORD);
});
