import type { VerdictName } from '../../src/model/claim.js';
import { metaReturn } from '../bundle/returns.js';
import { link, makeRepository, submodule, type Commit } from '../support/repository.js';
import { namesOf, withoutSettings } from './judged.js';

const RETURN = 'specs/1_task/.return-meta.json';

/** Text of its own, of about a kilobyte. */
function text(name: string): string {
  return Array.from({ length: 40 }, (_, n) => `${name} has a line ${String(n)} of its own\n`).join('');
}

beforeAll(withoutSettings);

/** Histories on which the gate and the reference of `__tests__/reference/` once differed, by the verdict on `a.md`. */
const HISTORIES: Readonly<Record<string, readonly [commits: readonly Commit[], verdict: VerdictName]>> = {
  'a file that was moved before a submodule took its place and left': [
    [
      { files: { [RETURN]: metaReturn(['a.md']), 'a.md': text('a') } },
      { moved: { 'a.md': 'new/a.md' } },
      { files: { 'a.md': submodule() } },
      { moved: { 'a.md': 'module' } },
    ],
    'relocated',
  ],
  'a file that was moved before a link took its place and left': [
    [
      { files: { [RETURN]: metaReturn(['a.md']), 'a.md': text('a') } },
      { moved: { 'a.md': 'new/a.md' } },
      { files: { 'a.md': link('elsewhere') } },
      { removed: ['a.md'] },
    ],
    'relocated',
  ],
  'a file that was replaced by a link, which was moved': [
    [
      { files: { [RETURN]: metaReturn(['a.md']), 'a.md': text('a') } },
      { files: { 'a.md': link('elsewhere') } },
      { moved: { 'a.md': 'b.md' } },
    ],
    'removed',
  ],
};

test.each(Object.entries(HISTORIES).map(([name, [commits, verdict]]) => [name, verdict, commits] as const))(
  '%s is %s',
  async (_, verdict, commits) => {
    expect(await namesOf(makeRepository(commits).directory)).toEqual([verdict]);
  },
);
