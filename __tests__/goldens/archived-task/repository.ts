import { artifacts, metadata, pretty, type Golden } from '../golden.js';

const TASK = 'specs/005_cache_pages';
const SUMMARY = `${TASK}/summaries/01_summary.md`;

const RETURN = pretty({
  status: 'implemented',
  artifacts: [
    ...artifacts('src/cache.ts', 'src/evict.ts', 'test/evict.test.ts'),
    { type: 'summary', path: SUMMARY, summary: 'What was changed' },
  ],
  completion_data: { completion_summary: 'Pages are kept until memory runs short.' },
  metadata: metadata('general-implementation-agent', 5),
});

/** All was there when the return was written, but for a test. Then the task was archived, and a file taken out. */
export const archivedTask: Golden = {
  status: 1,
  commits: [
    {
      message: 'Cache pages',
      files: {
        [`${TASK}/.return-meta.json`]: RETURN,
        [SUMMARY]: '# Pages are cached\n',
        'src/cache.ts': 'export const cache = new Map<string, string>();\n',
        'src/evict.ts': 'export function evict(): void {}\n',
      },
    },
    { message: 'Archive task 5', moved: { [TASK]: 'specs/archive/005_cache_pages' } },
    { message: 'Memory never runs short', removed: ['src/evict.ts'] },
  ],
};
