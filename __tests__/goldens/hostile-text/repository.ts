import { implemented, metadata, pretty, type Golden } from '../golden.js';

const COMMAND = '::error file=README.md::pwned';
const MARKUP = '<img src=x onerror=alert(1)> | </td></details> `code` [link](https://evil.example/)';
const BIDI = 'src/\u202egpj.exe\u2066';

/** Text that tries to be a workflow command, markup, a mention, or another text than it is. */
export const hostileText: Golden = {
  status: 1,
  commits: [
    {
      files: [
        [
          'specs/1_commands/.return-meta.json',
          implemented(1, COMMAND, `src/a.ts\n${COMMAND}`, '##[error]pwned', '%0A::stop::'),
        ],
        ['specs/2_markup/.return-meta.json', implemented(2, MARKUP, '@octocat/#1', '<!-- a.ts')],
        ['specs/3_marks/.return-meta.json', implemented(3, BIDI, 'src/\u001b[31mred', 'src/zero\u200bwidth.ts')],
        ['specs/4 | **bold** <b>/.return-meta.json', implemented(4, 'src/a.ts')],
        ['specs/::warning::x/.return-meta.json', implemented(5, 'src/a.ts')],
        ['specs/line\nbreak/.return-meta.json', implemented(6, 'src/a.ts')],
        [
          'specs/7_agent/.return-meta.json',
          pretty({
            status: `done ${MARKUP}`,
            artifacts: [{ type: COMMAND, path: 'src/a.ts', summary: `@octocat ${MARKUP}` }],
            metadata: metadata('"]; click n0 "javascript:alert(1)" @octocat\u202e', 7),
            __proto__x: COMMAND,
          }),
        ],
        ['src/a.ts', 'export {};\n'],
      ],
    },
  ],
};
