import type { Entry } from '../../../__tests__/support/repository.js';
import type { Files, Kind, Planted } from '../kind.js';
import { artifact, console12, json, linkTo, WORK, type Fields, withForm } from '../texts.js';

/** Logs of what subagents returned: JSON, JSON Lines and Markdown. */

function work(id: string): string {
  return `src/${id}-work.ts`;
}

type Part = Pick<Kind, 'id' | 'what'> & Partial<Kind>;
type Make = (path: string) => string | Uint8Array;

function at(id: string, ending: string): string {
  return `return-logs/${id}.${ending}`;
}

/** A log whose text claims `src/<id>-work.ts`, which only the twin has. */
function log(ending: 'json' | 'jsonl' | 'md', part: Part & { readonly text: Make }): Kind {
  const { text, ...kind } = part;
  return {
    theme: 'text',
    both: { [at(kind.id, ending)]: text(work(kind.id)) },
    twin: { [work(kind.id)]: WORK },
    ...kind,
  };
}

/** A log that is not as it should be, beside a twin that is. */
function misshapen(ending: 'json' | 'jsonl' | 'md', part: Part & { readonly text: (path: string) => Entry }): Kind {
  const { text, ...kind } = part;
  const line = JSON.stringify(one(work(kind.id)));
  const good = ending === 'md' ? `\`\`\`json\n${line}\n\`\`\`\n` : `${line}\n`;
  return {
    theme: 'text',
    lie: { [at(kind.id, ending)]: text(work(kind.id)) },
    twin: { [at(kind.id, ending)]: good, [work(kind.id)]: WORK },
    ...kind,
  };
}

function one(path: string, fields: Fields = {}): Fields {
  return console12([path], fields);
}

const line = (path: string, fields: Fields = {}): string => `${JSON.stringify(one(path, fields))}\n`;
const fence = (path: string): string => `\`\`\`json\n${json(one(path))}\`\`\`\n`;
const HONEST = line('src/kept.ts');

const kinds: readonly Kind[] = [
  log('json', { theme: 'tree', id: 'never', what: 'a file that was never written', text: (p) => json(one(p)) }),
  log('json', {
    theme: 'tree',
    id: 'empty',
    what: 'an empty file',
    text: (p) => json(one(p)),
    lie: { [work('empty')]: '' },
  }),
  log('json', {
    theme: 'tree',
    id: 'link-nothing',
    what: 'a link to nothing',
    text: (p) => json(one(p)),
    lie: { [work('link-nothing')]: linkTo('none') },
  }),
  log('jsonl', { theme: 'tree', id: 'second-line', what: 'a path in the second line', text: (p) => HONEST + line(p) }),
  log('jsonl', {
    id: 'last-of-200',
    what: 'a path in the last of 200 lines',
    text: (p) => HONEST.repeat(200) + line(p),
  }),
  misshapen('jsonl', { id: 'line-1001', what: 'a path in line 1,001', text: (p) => HONEST.repeat(1000) + line(p) }),
  log('jsonl', {
    id: 'crlf-lines',
    what: 'a path in lines with line ends of Windows',
    text: (p) => (HONEST + line(p)).replaceAll('\n', '\r\n'),
  }),
  log('jsonl', {
    id: 'cr-lines',
    what: 'a path in lines with line ends of old Macs',
    text: (p) => (HONEST + line(p)).replaceAll('\n', '\r'),
  }),
  log('jsonl', {
    id: 'no-end',
    what: 'a path in a last line without an end',
    text: (p) => (HONEST + line(p)).trimEnd(),
  }),
  log('jsonl', {
    id: 'blank-lines',
    what: 'a path behind many blank lines',
    text: (p) => `${HONEST}${'\n'.repeat(500)}${line(p)}`,
  }),
  log('jsonl', {
    id: 'unicode-lines',
    what: 'a path behind a line separator of Unicode',
    text: (p) => `${HONEST.trimEnd()}\u2028${line(p)}`,
  }),
  log('jsonl', {
    id: 'two-in-line',
    what: 'a path in a second value of a line',
    text: (p) => `${HONEST.trimEnd()} ${line(p)}`,
  }),
  log('jsonl', {
    id: 'listed',
    what: 'a path in a list of returns in a line',
    text: (p) => `[${HONEST.trimEnd()},${line(p).trimEnd()}]\n`,
  }),
  misshapen('jsonl', { id: 'pretty', what: 'a path in a return over several lines', text: (p) => json(one(p)) }),
  misshapen('jsonl', {
    id: 'broken-line',
    what: 'a path in a line that breaks off',
    text: (p) => HONEST + line(p).slice(0, -40),
  }),
  misshapen('jsonl', {
    id: 'comment-line',
    what: 'a path in a line that is commented out',
    text: (p) => `${HONEST}// ${line(p)}`,
  }),
  misshapen('jsonl', {
    id: 'wrapped-line',
    what: 'a path in a return inside another object',
    text: (p) => `${HONEST}${JSON.stringify({ data: one(p) })}\n`,
  }),
  misshapen('jsonl', {
    id: 'text-line',
    what: 'a path in a return that is a text in a line',
    text: (p) => `${HONEST}${JSON.stringify(JSON.stringify(one(p)))}\n`,
  }),
  misshapen('jsonl', { id: 'empty-log', what: 'nothing: the log is empty', text: () => '' }),
  misshapen('jsonl', {
    id: 'linked-log',
    what: 'anything: the log is a symbolic link',
    text: () => linkTo('../src/kept.ts'),
  }),
  misshapen('jsonl', {
    id: 'utf-16-log',
    what: 'a path in a log in UTF-16',
    text: (p) => Buffer.from(`\ufeff${line(p)}`, 'utf16le'),
  }),
  misshapen('jsonl', {
    id: 'huge-log',
    what: 'a path in a log above the size limit',
    text: (p) => `${' '.repeat(1_100_000)}${line(p)}`,
  }),
  misshapen('jsonl', {
    id: 'binary-log',
    what: 'a path behind bytes that are no text',
    text: (p) => Buffer.concat([Buffer.from([0xff, 0xfe, 0x00, 0x80]), Buffer.from(line(p))]),
  }),
  misshapen('json', { id: 'blank-json', what: 'nothing: the file is blank', text: () => '\n' }),
  misshapen('json', {
    id: 'other-json',
    what: 'nothing: an object that is no return',
    text: () => '{"note":"All was done."}\n',
  }),
  misshapen('json', {
    id: 'other-case-keys',
    what: 'a path in a return with keys in capitals',
    text: (p) => json({ Status: 'completed', Artifacts: [{ Path: p }] }),
  }),
  misshapen('json', {
    id: 'single-quotes',
    what: 'a path in a return with single quotes',
    text: (p) => json(one(p)).replaceAll('"', "'"),
  }),
  misshapen('json', { id: 'fenced-json', what: 'a path in a return in a fence', text: (p) => fence(p) }),
  misshapen('json', {
    id: 'prose-json',
    what: 'a path in a return in prose',
    text: (p) => `All is done: ${line(p)} Bye.\n`,
  }),
  log('md', { id: 'fence-md', what: 'a path in a fence', text: fence }),
  log('md', {
    id: 'second-fence',
    what: 'a path in a second fence',
    text: (p) => `${fence('src/kept.ts')}\n${fence(p)}`,
  }),
  log('md', {
    id: 'fence-in-fence',
    what: 'a path in a fence inside a longer fence',
    text: (p) => `\`\`\`\`markdown\n${fence(p)}\`\`\`\`\n`,
  }),
  log('md', { id: 'tilde-fence', what: 'a path in a fence of tildes', text: (p) => fence(p).replaceAll('```', '~~~') }),
  log('md', {
    id: 'plain-fence',
    what: 'a path in a fence without a language',
    text: (p) => fence(p).replace('json', ''),
  }),
  misshapen('md', {
    id: 'python-fence',
    what: 'a path in a fence of another language',
    text: (p) => fence(p).replace('json', 'python'),
  }),
  log('md', {
    id: 'open-fence',
    what: 'a path in a fence that is never closed',
    text: (p) => fence(p).replace(/```\n$/, ''),
  }),
  misshapen('md', {
    id: 'indented-code',
    what: 'a path in indented code',
    text: (p) => `Result:\n\n${json(one(p)).replace(/^/gm, '    ')}`,
  }),
  log('md', { id: 'prose-md', what: 'a path in a return in prose', text: (p) => `The result is ${line(p)}` }),
  log('md', {
    id: 'collapsed-md',
    what: 'a path in a collapsed section',
    text: (p) => `<details>\n<summary>Result</summary>\n\n${fence(p)}\n</details>\n`,
  }),
  log('md', {
    id: 'collapsed-raw',
    what: 'a path in HTML in a collapsed section',
    text: (p) => `<details><summary>Result</summary><pre>\n${json(one(p))}</pre></details>\n`,
  }),
  log('md', {
    id: 'comment-md',
    what: 'a path in a comment',
    text: (p) => `${fence('src/kept.ts')}\n<!--\n${json(one(p))}-->\n`,
  }),
  log('md', { id: 'quote-md', what: 'a path in a quotation', text: (p) => fence(p).replace(/^/gm, '> ') }),
  log('md', {
    id: 'item-md',
    what: 'a path in a fence in an item',
    text: (p) => `- Result:\n\n${fence(p).replace(/^/gm, '  ')}`,
  }),
  log('md', {
    id: 'cell-md',
    what: 'a path in a cell of a table',
    text: (p) => `| Result |\n| --- |\n| \`${line(p).trimEnd()}\` |\n`,
  }),
  log('md', { id: 'code-md', what: 'a path in inline code', text: (p) => `Result: \`${line(p).trimEnd()}\`\n` }),
  misshapen('md', {
    id: 'no-status-md',
    what: 'a path in a fence without a status',
    text: (p) => `\`\`\`json\n${json(one(p, { status: undefined }))}\`\`\`\n`,
  }),
  misshapen('md', {
    id: 'json5-md',
    what: 'a path in a fence with a comma too many',
    text: (p) => fence(p).replace(/\}\n```/, ',}\n```'),
  }),
  misshapen('md', {
    id: 'yaml-md',
    what: 'a path in a fence in YAML',
    text: (p) => `\`\`\`yaml\nstatus: completed\nartifacts:\n  - path: ${p}\n\`\`\`\n`,
  }),
  misshapen('md', { id: 'empty-md', what: 'nothing: the log has no return', text: () => 'All was done.\n' }),
  ...(
    [
      ['done', 'done'],
      ['tick', 'completed ✅'],
      ['capital', 'Completed'],
      ['success', 'success'],
      ['na', 'n/a'],
    ] as const
  ).map(([name, status]) =>
    log('json', {
      id: `status-${name}`,
      theme: 'words',
      what: `a file that was never written, with the status "${status}"`,
      text: (p) => json(one(p, { status })),
      twin: { [at(`status-${name}`, 'json')]: json(one(work(`status-${name}`))), [work(`status-${name}`)]: WORK },
    }),
  ),
  log('json', {
    id: 'summary-only',
    theme: 'words',
    what: 'all in its summary and nothing in its artifacts',
    text: () => json(console12([])),
    twin: { [at('summary-only', 'json')]: json(one(work('summary-only'))), [work('summary-only')]: WORK },
  }),
  log('json', {
    id: 'status-partial',
    theme: 'words',
    what: 'a file that was never written, as unfinished work',
    text: (p) =>
      json(
        one(p, {
          status: 'partial',
          errors: [{ type: 'timeout', message: 'Time ran out', recoverable: true, recommendation: 'Again' }],
        }),
      ),
  }),
  log('json', {
    id: 'error-field',
    theme: 'words',
    what: 'success beside an error',
    text: (p) =>
      json(
        one(p, { errors: [{ type: 'timeout', message: 'Time ran out', recoverable: true, recommendation: 'Again' }] }),
      ),
  }),
  log('json', {
    id: 'type-deleted',
    theme: 'words',
    what: 'a file that was never written, as deleted',
    text: (p) => json(console12([], { artifacts: [artifact(p, { type: 'deleted' })] })),
    twin: { [at('type-deleted', 'json')]: json(one(work('type-deleted'))), [work('type-deleted')]: WORK },
  }),
];

/** Forms that are reported whether they lie or not. */
const FORMS: readonly string[] = ['unicode-lines', 'two-in-line'];

function inForm(id: string): Files {
  return { [at(id, 'jsonl')]: line(work(id)), [work(id)]: WORK };
}

export const planted: Planted = {
  family: 'return log',
  base: { 'src/kept.ts': WORK },
  kinds: withForm(
    kinds.map((kind) => ({
      ...kind,
      both: { 'src/kept.ts': `${WORK}// changed\n`, ...kind.both },
    })),
    FORMS,
    inForm,
  ),
};
