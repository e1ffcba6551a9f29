import { spawnSync } from 'node:child_process';
import { CLI } from '../support/bundle.js';
import { GIT_ENV, makeRepository } from '../support/repository.js';
import { summaryText } from '../support/planning.js';

const SUMMARY = '.planning/phases/01-dates/01-01-SUMMARY.md';

// Commits that a return cites are asked of git, also where files are on disk: what was opened for that must not keep the process.
test.each([['fix'], ['validate', SUMMARY], ['check', '--workspace']])(
  '%s ends once git has told of commits',
  (...args) => {
    const { directory } = makeRepository(
      [
        { files: { 'src/dates.ts': 'export const date = 1;\n' } },
        { files: { [SUMMARY]: summaryText({ created: ['src/dates.ts'], commits: ['0a1b2c3'] }) } },
      ],
      { checkout: true },
    );
    const { status, signal, stdout } = spawnSync(process.execPath, [CLI, ...args], {
      cwd: directory,
      env: { ...process.env, ...GIT_ENV },
      encoding: 'utf8',
      timeout: 60_000,
    });
    expect([signal, status]).toEqual([null, 0]);
    expect(stdout).not.toBe('');
  },
);
