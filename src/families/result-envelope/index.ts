import type { FamilyEntry } from '../family.js';

/** The head of a table of files, and a heading or a label for files. */
const TABLE = /^[ \t]*\|[^\r\n]*(?:file|path)[^\r\n]*\|[^\r\n]*(?:action|change|type|status|op)/im;
const LIST =
  /^[ \t]*(?:#{1,6}[ \t]|(?:[-*+][ \t]+)?\*\*)[^\r\n]{0,80}(?:fi(?:le|chier|chero)|ar(?:tifact|chivo|quivo)|datei|файл|文件|ファイル|파일)/im;

/** The parts that an envelope has together: its own reader takes such a text. */
const PARTS = ['status', '(?:executive )?summary', '(?:artifacts|next)'].map(
  (name) => new RegExp(`^[ \\t>]*(?:#{1,6}[ \\t]+|\\*\\*)${name}`, 'im'),
);

/** Returns true if a text may hold a table or list of files that an agent changed, but is not an envelope. Cheap. */
export function mayBeProgress(text: string): boolean {
  return TABLE.test(text) || (LIST.test(text) && !PARTS.every((part) => part.test(text)));
}

/** The name of a report on a change that is not Markdown. */
const STRAY =
  /(?:^|\/)openspec\/changes\/(?:[^/]+\/)*(?:apply-progress|verify-report)[^/]*\.(?:markdown|mdx|txt|ya?ml|json)$/i;

/** Where an envelope keeps its artifacts: Engram observations, OpenSpec files, or nowhere. */
export const ENVELOPE_MODES = ['engram', 'openspec', 'none'] as const;

/** Result envelopes: returns in Markdown, among any other text. */
export const family: FamilyEntry = {
  name: 'result-envelope',
  order: 3,
  families: ['result-envelope'],
  form: 'markdown',
  places: [
    { form: 'markdown', family: null, patterns: ['**/*.return.md', '**/return-logs/**/*.md'], log: true },
    {
      form: 'whole',
      family: 'result-envelope',
      patterns: ['openspec/changes/**/apply-progress*.md'],
      mark: mayBeProgress,
    },
    { form: 'markdown', family: null, patterns: ['openspec/changes/**/*.md'], document: true, opening: true },
    {
      form: 'markdown',
      family: null,
      patterns: ['**/openspec/changes/**/apply-progress*', '**/openspec/changes/**/verify-report*'],
      isOne: (path) => STRAY.test(path),
      isStray: true,
    },
  ],
  loose: { form: 'markdown', family: 'result-envelope', noun: 'result envelope' },
  settings: [
    {
      name: 'envelope-mode',
      values: ENVELOPE_MODES,
      description: "Where result envelopes keep their artifacts; by default, each envelope's own artifacts decide.",
      placeholder: 'MODE',
      help: {
        check:
          "where result envelopes keep artifacts: engram, openspec or none (default: inferred from each envelope's artifacts)",
        validate:
          'where a result envelope keeps artifacts: engram, openspec or none (default: inferred from its artifacts)',
      },
    },
  ],
  noun: 'result envelope',
  isWithoutSession: true,
  area: { name: 'envelope', title: 'Result envelope' },
  load: async () => (await import('./family.js')).loaded,
};
