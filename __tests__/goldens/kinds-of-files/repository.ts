import { link, submodule } from '../../support/repository.js';
import { implemented, metadata, pretty, type Golden } from '../golden.js';

/** What can stand where a file is claimed, and is no proof; at the end a return that is not done and may be short. */
export const kindsOfFiles: Golden = {
  status: 1,
  commits: [
    {
      files: {
        'specs/1_letter_case/.return-meta.json': implemented(1, 'src/parser.ts', 'SRC/lexer.ts'),
        'src/Parser.ts': 'export {};\n',
        'src/lexer.ts': 'export {};\n',
        'specs/2_nothing_in_it/.return-meta.json': implemented(2, 'docs/empty.md', 'docs/blank.md'),
        'docs/empty.md': '',
        'docs/blank.md': ' \n\n\t\n',
        'specs/3_no_files/.return-meta.json': implemented(3, 'src', 'vendor/library', 'specs/3_no_files'),
        'vendor/library': submodule(),
        'specs/4_outside/.return-meta.json': implemented(
          4,
          'config/passwd',
          '../other/src/a.ts',
          '/etc/hosts',
          'latest',
        ),
        'config/passwd': link('/etc/passwd'),
        latest: link('src/Parser.ts'),
        'specs/5_partial/.return-meta.json': pretty({
          status: 'partial',
          artifacts: [{ type: 'implementation', path: 'src/half.ts', summary: 'Half of the work' }],
          partial_progress: { stage: 'phase_1_completed', details: 'The second phase comes next.' },
          errors: [{ type: 'timeout', message: 'No time', recoverable: true, recommendation: 'Run it again' }],
          metadata: metadata('general-implementation-agent', 5),
        }),
      },
    },
  ],
};
