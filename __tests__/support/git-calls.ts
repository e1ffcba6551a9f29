import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from './repository.js';

/** Records what git is started for in each test of a file; gives the calls since the test began, each with its arguments joined. */
export function recordGitCalls(): () => readonly string[] {
  let trace = '';
  beforeEach(() => {
    trace = join(temporaryFolder(), 'trace');
    process.env.GIT_TRACE2_EVENT = trace;
  });
  afterEach(() => {
    delete process.env.GIT_TRACE2_EVENT;
  });
  return () => {
    if (!existsSync(trace)) return [];
    const lines = readFileSync(trace, 'utf8').split('\n');
    const events = lines.filter((line) => line.includes('"event":"start"'));
    return events.map((line) => (JSON.parse(line) as { readonly argv: readonly string[] }).argv.join(' '));
  };
}
