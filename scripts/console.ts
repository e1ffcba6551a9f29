import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** A fenced block of commands, and what they print. */
const BLOCK = /^```console\n([\s\S]*?)^```$/gm;

/** A command, after `$ `; its further lines, such as those of a file that it writes, start with `> `. */
const COMMAND = /^\$ .*(?:\n> .*|\n>$)*/gm;

/** Returns the pages of the docs whose commands are run, by path. */
export function pagesWithCommands(root: string): readonly string[] {
  const guides = readdirSync(join(root, 'docs/guides')).map((name) => `docs/guides/${name}`);
  return ['docs/walkthrough.md', ...guides].filter((page) =>
    /^```console$/m.test(readFileSync(join(root, page), 'utf8')),
  );
}

/**
 * Runs the commands of a page in one new folder, which is removed afterwards. Returns the page with what they print now.
 * `cli` is the command line's bundle, which they call return-gate. The exit status of a failing command is printed after it.
 */
export function replay(page: string, cli: string): string {
  const home = mkdtempSync(join(realpathSync(tmpdir()), 'return-gate-walk-'));
  try {
    const project = join(home, 'project');
    const bin = join(home, 'bin');
    mkdirSync(project);
    mkdirSync(bin);
    const command = join(bin, 'return-gate');
    writeFileSync(command, `#!/bin/sh\nexec "${process.execPath}" "${cli}" "$@"\n`);
    chmodSync(command, 0o755);
    return page.replace(BLOCK, (_, block: string) => {
      const shown = [...block.matchAll(COMMAND)].map(([command]) => {
        const lines = command.split('\n').map((line) => line.slice(2));
        return `${command}\n${printed(lines.join('\n'), project, home, bin)}`;
      });
      return `\`\`\`console\n${shown.join('')}\`\`\``;
    });
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

/** Returns both streams of a command, as a terminal shows them, with its exit status on a line if it is not 0. */
function printed(command: string, project: string, home: string, bin: string): string {
  const { stdout, status } = spawnSync('sh', ['-c', `{ ${command}\n} 2>&1`], {
    cwd: project,
    encoding: 'utf8',
    env: {
      PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
      HOME: home,
      GIT_CONFIG_GLOBAL: devNull,
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_AUTHOR_NAME: 'Ada',
      GIT_AUTHOR_EMAIL: 'ada@example.com',
      GIT_AUTHOR_DATE: '1767225600 +0000',
      GIT_COMMITTER_NAME: 'Ada',
      GIT_COMMITTER_EMAIL: 'ada@example.com',
      GIT_COMMITTER_DATE: '1767225600 +0000',
    },
  });
  const text = stdout.replaceAll(`${project}/`, '').replaceAll(project, '.');
  const end = text === '' || text.endsWith('\n') ? '' : '\n';
  return `${text}${end}${status === 0 ? '' : `(exit ${String(status)})\n`}`;
}
