import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { groups } from '../src/cli/options.js';
import { CHECK_OPTIONS } from '../src/cli/commands/check-call.js';
import { demo } from '../src/cli/commands/demo.js';
import type { Caller } from '../src/cli/terminal/caller.js';
import { CONFIG_KEYS } from './config-schema.js';
import type { GeneratedFile } from './file.js';
import { MODULES } from './house.js';
import { block, code, plain, table } from './markdown.js';

interface Described {
  readonly description: string;
  readonly default?: string;
}

/** The part of action.yml that the tables show. */
interface Action {
  readonly inputs: Readonly<Record<string, Described>>;
  readonly outputs: Readonly<Record<string, Described>>;
}

/** Returns the pages with generated parts: the README, and those of the action, the command line, the configuration and the claims. Throws if marks are missing. */
export async function generatePages(root: string): Promise<readonly GeneratedFile[]> {
  return [
    page(root, 'README.md', { demo: await demonstration() }),
    page(root, 'docs/action.md', actionTables(root)),
    page(root, 'docs/cli.md', { options: options() }),
    page(root, 'docs/configuration.md', { keys: keys() }),
    page(root, 'docs/claims.md', { example: example(root) }),
  ];
}

/** Returns a page with its generated parts, each between its marks. */
export function page(root: string, path: string, parts: Readonly<Record<string, string>>): GeneratedFile {
  const text = readFileSync(join(root, path), 'utf8').replaceAll('\r\n', '\n');
  return { path, text: Object.entries(parts).reduce((whole, [name, content]) => between(whole, name, content), text) };
}

function actionTables(root: string): { readonly inputs: string; readonly outputs: string } {
  const action = parse(readFileSync(join(root, 'action.yml'), 'utf8')) as Action;
  const inputs = table(
    ['input', 'default', 'meaning'],
    Object.entries(action.inputs).map(([name, { description, default: value = '' }]) => [
      code(name),
      value === '' ? '' : code(value),
      description,
    ]),
  );
  const outputs = table(
    ['output', 'meaning'],
    Object.entries(action.outputs).map(([name, { description }]) => [code(name), description]),
  );
  return { inputs, outputs };
}

/** Returns the options of `check` under the headings of its help. */
function options(): string {
  return groups(CHECK_OPTIONS)
    .map(([title, members]) => {
      const rows = members.map(({ name, value, help }) => [
        code(`--${name}${value === undefined ? '' : ` ${value}`}`),
        help,
      ]);
      return `### ${title}\n\n${table(['option', 'meaning'], rows)}`;
    })
    .join('\n\n');
}

/** Returns the keys of a configuration, from its schema. */
function keys(): string {
  const rows = CONFIG_KEYS.map(({ name, description, default: usual }) => [
    code(name),
    plain(description),
    usual === undefined ? '' : code(usual),
  ]);
  return table(['key', 'meaning', 'default'], rows);
}

/** Resolves to the two runs of the check that `return-gate demo` prints. Rejects if it does not end as it should. */
async function demonstration(): Promise<string> {
  const printed: string[] = [];
  const output = { isTerminal: false, write: (text: string): void => void printed.push(text) };
  const caller: Caller = {
    stdin: { isTerminal: true, read: () => 0 },
    stdout: output,
    stderr: output,
    env: {},
    now: () => 0,
  };
  if ((await demo([], caller)) !== 0) throw new Error(`The demo failed: ${printed.join('')}`);
  const runs = Array.from(
    printed.join('').matchAll(/^\$ return-gate check\n[^]*?^\(exit status \d\)$/gm),
    ([run]) => run,
  );
  if (runs.length !== 2) throw new Error('The demo does not run the check twice.');
  return block('text', runs.join('\n\n'));
}

/** Returns docs/architecture.md with the table of the modules of `src/`, between its marks. Throws if they are missing. */
export function generateArchitecture(root: string): GeneratedFile {
  const modules = table(
    ['module', 'subject', 'may import from'],
    Object.entries(MODULES).map(([module, { about, imports }]) => [
      code(`${module}/`),
      about,
      imports.length === 0 ? 'nothing' : imports.map((other) => code(`${other}/`)).join(', '),
    ]),
  );
  const text = between(readFileSync(join(root, 'docs/architecture.md'), 'utf8'), 'modules', modules);
  return { path: 'docs/architecture.md', text };
}

const SAID = `One was never committed, and one is empty, so the check is red. The other return in this repository claims files that were archived with
its task, whose folder was moved to \`specs/archive/\`: its claims stay true.`;

/** Returns the start of a return, to the end of its claims, and what the gate prints about it: a golden of the examples. */
function example(root: string): string {
  const text = readFileSync(join(root, 'examples/phantom-work/specs/2_export_report/.return-meta.json'), 'utf8');
  const end = text.indexOf('\n  ],\n');
  if (end < 0) throw new Error('The return of examples/phantom-work has another layout: show its claims.');
  const report = readFileSync(join(root, 'examples/phantom-work/expected/report.txt'), 'utf8');
  const claims = `\`\`\`json\n${text.slice(0, end)}\n  ],\n\`\`\``;
  return `${claims}\n\n${SAID}\n\n\`\`\`\n$ return-gate check\n${report}\`\`\``;
}

function between(text: string, name: string, content: string): string {
  const open = `<!-- generated:${name} -->`;
  const close = `<!-- /generated:${name} -->`;
  const start = text.indexOf(open);
  const end = text.indexOf(close);
  if (start < 0 || end < start) throw new Error(`There is no ${open} before ${close}: put both back.`);
  return `${text.slice(0, start + open.length)}\n\n${content}\n\n${text.slice(end)}`;
}
