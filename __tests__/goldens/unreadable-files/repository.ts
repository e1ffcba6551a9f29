import { implemented, type Golden } from '../golden.js';

const HONEST = implemented(1, 'src/a.ts');

/** Files that cannot be read, or say two things at once, and one beside them that can. */
export const unreadableFiles: Golden = {
  status: 1,
  commits: [
    {
      files: {
        'specs/1_honest/.return-meta.json': HONEST,
        'src/a.ts': 'export {};\n',
        'specs/2_trailing_comma/.return-meta.json': HONEST.replace(/\n}\n$/, ',\n}\n'),
        'specs/3_cut_off/.return-meta.json': HONEST.slice(0, 120),
        'specs/4_comment/.return-meta.json': `// written by the agent\n${HONEST}`,
        'specs/5_nothing/.return-meta.json': '',
        'specs/6_two_statuses/.return-meta.json': HONEST.replace('{', '{\n  "status": "in_progress",'),
        'specs/7_latin_1/.return-meta.json': Buffer.from(
          HONEST.replace('What the task', 'Das Menü, das the task'),
          'latin1',
        ),
        'specs/8_byte_order_mark/.return-meta.json': `\ufeff${HONEST}`,
        'specs/9_list/.return-meta.json': '["implemented", "src/a.ts"]\n',
        'specs/10_fenced/.return-meta.json': `Done!\n\n\`\`\`json\n${HONEST}\`\`\`\n`,
      },
    },
  ],
};
