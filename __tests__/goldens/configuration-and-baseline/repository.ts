import { implemented, type Golden } from '../golden.js';

const CONFIGURATION = `rules:
  artifact-blank: error
overrides:
  - paths: ['specs/archive/**']
    rules:
      artifact-missing: notice
fail-on: warning
`;

/** As `--update-baseline` wrote it, when `src/mended.ts` was missing, too. */
const BASELINE = `{
  "schema": "return-gate/baseline@1",
  "findings": [
    {"file":"specs/2_known/.return-meta.json","rule":"artifact-missing","fingerprint":"b13f6d90276ad5525ba6d0af7fc9c93f","count":1},
    {"file":"specs/3_mended/.return-meta.json","rule":"artifact-missing","fingerprint":"0c7db4acc19450833e9a12e91b0a907b","count":1},
    null
  ]
}
`;

/** The past counts for less, what was known is counted, and an entry of the baseline is mended. */
export const configurationAndBaseline: Golden = {
  status: 1,
  commits: [
    {
      files: {
        '.return-gate.yml': CONFIGURATION,
        '.return-gate-baseline.json': BASELINE,
        'specs/archive/001_old/.return-meta.json': implemented(1, 'src/old.ts', 'src/a.ts'),
        'specs/2_known/.return-meta.json': implemented(2, 'src/known.ts', 'src/a.ts'),
        'specs/3_mended/.return-meta.json': implemented(3, 'src/mended.ts'),
        'specs/4_blank/.return-meta.json': implemented(4, 'src/blank.ts'),
        'src/a.ts': 'export {};\n',
        'src/mended.ts': 'export {};\n',
        'src/blank.ts': '\n',
      },
    },
  ],
};
