import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { CHECK_OPTIONS } from '../src/cli/commands/check-options.js';
import type { GeneratedFile } from './file.js';
import { MODULES } from './house.js';
import { code, table } from './markdown.js';

interface Described {
  readonly description: string;
  readonly default?: string;
}

/** The part of action.yml that the tables show. */
interface Action {
  readonly inputs: Readonly<Record<string, Described>>;
  readonly outputs: Readonly<Record<string, Described>>;
}

/** Returns the README with an example and the tables of inputs, outputs and options, between their marks. Throws if marks are missing. */
export function generateReadme(root: string): GeneratedFile {
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
  const options = table(
    ['option', 'meaning'],
    CHECK_OPTIONS.map(({ name, value, help }) => [code(`--${name}${value === undefined ? '' : ` ${value}`}`), help]),
  );
  const parts = Object.entries({ example: example(root), inputs, outputs, options });
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  return { path: 'README.md', text: parts.reduce((text, [name, content]) => between(text, name, content), readme) };
}

/** Returns CONTRIBUTING.md with the table of the modules of `src/`, between its marks. Throws if they are missing. */
export function generateContributing(root: string): GeneratedFile {
  const modules = table(
    ['module', 'subject', 'may import from'],
    Object.entries(MODULES).map(([module, { about, imports }]) => [
      code(`${module}/`),
      about,
      imports.length === 0 ? 'nothing' : imports.map((other) => code(`${other}/`)).join(', '),
    ]),
  );
  const text = between(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8'), 'modules', modules);
  return { path: 'CONTRIBUTING.md', text };
}

const SAID = `One was never committed, and one is empty. The gate says so, and the check is red. The other return in this
repository claims files that were archived with its task, whose folder was moved to \`specs/archive/\`: that is no lie.`;

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
