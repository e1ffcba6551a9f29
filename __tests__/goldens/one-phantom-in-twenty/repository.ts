import { implemented, metadata, pretty, type Golden } from '../golden.js';

const HONEST = Array.from({ length: 20 }, (_, i) => i + 1);

/** Research and implementation in turns, each with the file that it claims. */
function honest(task: number): readonly (readonly [string, string])[] {
  const folder = `specs/${String(task)}_task`;
  const report = `${folder}/reports/01_research.md`;
  const source = `src/part_${String(task)}.ts`;
  const researched = {
    status: 'researched',
    artifacts: [{ type: 'report', path: report, summary: 'What is known of the matter' }],
    metadata: metadata('general-research-agent', task),
  };
  return task % 2 === 0
    ? [
        [`${folder}/.return-meta.json`, pretty(researched)],
        [report, '# What is known\n'],
      ]
    : [
        [`${folder}/.return-meta.json`, implemented(task, source)],
        [source, 'export {};\n'],
      ];
}

/** Twenty returns that keep their word, and one that says it wrote tests. */
export const onePhantomInTwenty: Golden = {
  status: 1,
  commits: [
    {
      files: Object.fromEntries([
        ...HONEST.flatMap(honest),
        ['specs/21_login/.return-meta.json', implemented(21, 'src/login.ts', 'test/login.test.ts')],
        ['src/login.ts', 'export {};\n'],
      ]),
    },
  ],
};
