import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EVERYTHING } from '../support/gate.js';
import { memoryTree } from '../support/memory-tree.js';
import { runOver } from '../support/run.js';
import type { ExampleEntry } from '../../src/families/example.js';
import type { Report } from '../../src/model/report.js';

/**
 * Each folder `<family>/<name>/` is a case: its files are committed at their places, and `tree.txt` lists others, one a line.
 *
 *     src/csv.ts                       a file that holds something
 *     src/empty.ts (empty)
 *     docs/plan.md (deleted)           an earlier commit had it
 *     docs/old.md (moved to docs/new.md)
 *     build/out.js (not committed)     it is on disk only
 *     src/link.ts (link to src/csv.ts)
 *
 * `expected.txt` has what the gate says. `npm run goldens` writes it: read what changed.
 */
const HERE = fileURLToPath(new URL('.', import.meta.url));
const WRITES = process.env.npm_lifecycle_event === 'goldens';

const LINE = /^(?<path>\S.*?)(?: \((?<what>empty|deleted|not committed|(?:moved|link) to (?<to>.+))\))?$/;

interface Case {
  readonly files: ReadonlyMap<string, ExampleEntry>;
  readonly earlier: ReadonlyMap<string, string | null>;
  readonly workspace: ReadonlySet<string>;
}

function readCase(folder: string): Case {
  const files = new Map<string, ExampleEntry>();
  const earlier = new Map<string, string | null>();
  const workspace = new Set<string>();
  const tree = join(folder, 'tree.txt');
  for (const line of existsSync(tree) ? readFileSync(tree, 'utf8').split('\n') : []) {
    if (line === '') continue;
    const { path = '', what = '', to = '' } = LINE.exec(line)?.groups ?? {};
    if (what === 'deleted') earlier.set(path, null);
    else if (what.startsWith('moved')) earlier.set(path, to);
    else if (what === 'not committed') workspace.add(path);
    else if (what.startsWith('link')) files.set(path, { kind: 'link', target: to });
    else files.set(path, { kind: 'file', content: what === 'empty' ? '' : `${path} holds something.\n` });
  }
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = name.replaceAll('\\', '/');
    if (path === 'tree.txt' || path === 'expected.txt' || statSync(join(folder, name)).isDirectory()) continue;
    files.set(path, { kind: 'file', content: readFileSync(join(folder, name)) });
  }
  return { files, earlier, workspace };
}

/** Returns a return and its claims, then findings, a line each. */
function toText({ returns, findings }: Report): string {
  const lines = returns.flatMap(({ file, standard, status, claims }) => [
    `${file}: ${standard}, ${status ?? 'no status'}`,
    ...claims.map(({ claim: { path }, verdict: { name, foundAt } }) =>
      ['  ', name.padEnd(14), path, foundAt === null ? '' : ` -> ${foundAt}`].join('').trimEnd(),
    ),
  ]);
  const found = findings.map(({ severity, rule, file, range, message }) => {
    const at = range === null ? '' : `:${String(range.startLine)}:${String(range.startColumn)}`;
    return `${severity} ${rule}${file === null ? '' : ` ${file}${at}`}\n  ${message}`;
  });
  return [...lines, ...found].map((line) => `${line}\n`).join('');
}

const families = readdirSync(HERE).filter((name) => statSync(join(HERE, name)).isDirectory());

describe.each(families)('%s', (family) => {
  test.each(readdirSync(join(HERE, family)))('%s', async (name) => {
    const folder = join(HERE, family, name);
    const { files, earlier, workspace } = readCase(folder);
    const report = await runOver({
      tree: memoryTree({ file: '', files, earlier, workspace }),
      selection: EVERYTHING,
    });
    const text = toText(report);
    const expected = join(folder, 'expected.txt');
    if (WRITES) writeFileSync(expected, text);
    // A folder in which nothing is read is a mistake, unless its name says so.
    expect(report.returns.length > 0 || name.startsWith('no-')).toBe(true);
    expect(text).toBe(existsSync(expected) ? readFileSync(expected, 'utf8') : 'npm run goldens writes expected.txt');
  });
});
