import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { git, writeFiles } from '../support/repository.js';
import { makeStranger } from '../support/stranger.js';

const README = readFileSync(fileURLToPath(new URL('../../README.md', import.meta.url)), 'utf8');

/** What takes the registry, and runs this very test: CI starts with it. */
const SETUP = 'npm ci && npm test';

interface Fence {
  readonly language: string;
  readonly text: string;
}

/** The fenced blocks of a page, without their indentation. */
function fencesOf(page: string): readonly Fence[] {
  return [...page.matchAll(/^( *)```(.*)\n([^]*?)^\1```$/gm)].map(([, indent = '', language = '', text = '']) => ({
    language,
    text: text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  }));
}

/** The commands of a page in their order, from blocks of shell and from code in sentences, without those to come with a release. */
function commandsOf(page: string): readonly string[] {
  const blocks = /^( *)```sh\n[^]*?^\1```$|^ *```[^]*?^ *```$/gm;
  const code = /`((?:npx|npm|node|git|return-gate) [^`]+)`(\s+\(once\s+released\))?/g;
  const lines: string[] = [];
  let end = 0;
  for (const block of [...page.matchAll(blocks), null]) {
    const prose = page.slice(end, block?.index);
    for (const [, command = '', later] of prose.matchAll(code)) {
      if (later === undefined) lines.push(command.replaceAll('\n', ' '));
    }
    if (block === null) break;
    end = block.index + block[0].length;
    lines.push(
      ...fencesOf(block[0]).flatMap(({ language, text }) => (language === 'sh' ? text.trimEnd().split('\n') : [])),
    );
  }
  return lines.filter((line) => line !== SETUP && !/^$|^#|# once released/.test(line));
}

/** The exit status that a command's comment names, such as "exits with 3". */
function announced(command: string): number {
  return Number(/#.*\bexits with (\d+)/.exec(command)?.[1] ?? 0);
}

describe('The README', () => {
  test('has every command in a block of shell or as code, and what comes with the release is marked', () => {
    expect(new Set(fencesOf(README).map(({ language }) => language))).toEqual(new Set(['sh', 'text', 'yaml']));
    expect(README.match(/uses: return-gate\/return-gate@.*/g)).toEqual([
      'uses: return-gate/return-gate@v1 # once released',
    ]);
    expect(
      commandsOf(
        'a `npx x` (once\nreleased), `npm i\ny`\n\n```text\n$ z\n```\n\n  ```sh\n  a # exits with 3\n  b # once released\n  ```\n',
      ),
    ).toEqual(['npm i y', 'a # exits with 3']);
    expect(README).toContain(`\`${SETUP}\``);
  });

  test('has no command that fails in a new clone without packages and registry, one after the other', () => {
    const { folder, clone, sh } = makeStranger();
    const project = join(folder, 'my-project');
    writeFiles(project, { 'src/index.js': 'export {};\n' });
    for (const args of [
      ['init', '--quiet'],
      ['add', '--all'],
      ['commit', '--quiet', '--message', 'Start'],
    ]) {
      git(project, args);
    }
    const commands = commandsOf(README);
    const mark = '=== ended with ';
    const { stdout } = sh(`exec 2>&1\n${commands.map((line) => `${line}\necho "${mark}$?"`).join('\n')}`, clone);
    const printed = stdout.split(new RegExp(`^${mark}.*\n`, 'm')).slice(0, -1);
    const statuses = [...stdout.matchAll(new RegExp(`^${mark}(\\d+)$`, 'gm'))].map(([, status]) => Number(status));
    expect(commands.map((command, n) => ({ command, status: statuses[n], printed: printed[n] }))).toEqual(
      commands.map((command) => ({ command, status: announced(command), printed: expect.any(String) as string })),
    );
    expect(readdirSync(clone)).not.toContain('node_modules');
    expect(commands[0]).toMatch(/^npx return-gate demo /);
    const shown = fencesOf(README).find(({ language }) => language === 'text')?.text ?? 'no demo';
    for (const run of shown.split(/\n(?=\$ )/)) expect(printed[0]).toContain(run.trim());
  });
});

describe('A new clone without packages and registry', () => {
  test.each(['folder', 'git'])('is installed from its %s in a project, and nothing else with it', (way) => {
    const { folder, clone, sh } = makeStranger();
    const source = way === 'git' ? `git+${pathToFileURL(clone).href}` : '../return-gate';
    writeFiles(join(folder, 'user'), { 'package.json': '{ "name": "user", "private": true }\n' });
    const { status, stdout, stderr } = sh(
      `npm install --save-dev ${source} && npx --no -- return-gate demo`,
      join(folder, 'user'),
    );
    expect([status, stdout, stderr]).toEqual([
      0,
      expect.stringMatching(/added 1 package[^]*\nPASSED: 1 return, 2 claims, no findings\n/),
      expect.any(String),
    ]);
  });
});
