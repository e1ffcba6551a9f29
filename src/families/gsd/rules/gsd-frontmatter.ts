import type { Json } from '../../../model/json.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';

export const gsdFrontmatter: ReturnRule = {
  id: 'gsd-frontmatter',
  area: 'gsd',
  scope: 'return',
  severity: 'warning',
  about: () => ({
    summary: 'A document of GSD begins with a frontmatter, and the frontmatter ends',
    rationale:
      'Other steps read its fields from the frontmatter. They find none if it is absent, comes after other text or never ends. Blank lines or a comment above it are read here, but not by every tool. In a summary this is a warning only if the compared change adds it.',
    remedy: 'Put the fields between two lines `---`, of which the first is the first line of the file.',
    demand: 'stated',
    sources: [{ document: 'upstream', heading: 'frontmatter validate; summary template' }],
    bad: [
      { replace: [['---\nphase', 'phase']] },
      { replace: [['\n---\n', '\n']] },
      { replace: [['---\nphase', '<!-- Licence: MIT -->\n\n---\nphase']] },
    ],
    good: {},
  }),
  check({ value: { frontmatter }, standard, frontmatterRange, isNew = false }) {
    const found = FOUND.get(frontmatter);
    if (found === undefined) return NOTHING;
    return [
      {
        ...(frontmatterRange === undefined ? {} : { range: frontmatterRange }),
        ...(standard.family === 'gsd-summary' && !isNew ? { severity: 'notice' as const } : {}),
        message: found.message(`line ${String(frontmatterRange?.startLine ?? 1)}`),
        recommendation: found.recommendation,
      },
    ];
  },
};

interface Found {
  readonly message: (line: string) => string;
  readonly recommendation: string;
}

/** What is wrong, by the state of the frontmatter. */
const FOUND: ReadonlyMap<Json | undefined, Found> = new Map(
  Object.entries({
    none: {
      message: () => 'The file has no frontmatter; a first line "---", the fields and a second "---" were expected.',
      recommendation: 'Begin the file with the frontmatter of its template.',
    },
    misplaced: {
      message: (line: string) =>
        `The frontmatter on ${line} comes after other text and is not read; it was expected first.`,
      recommendation: 'Move the frontmatter to the start of the file.',
    },
    unended: {
      message: (line: string) => `The frontmatter that begins on ${line} never ends; a second line "---" was expected.`,
      recommendation: 'Put a line "---" below the last field.',
    },
    late: {
      message: (line: string) =>
        `The frontmatter on ${line} comes after blank lines, white space or a comment; "---" was expected first in the file.`,
      recommendation: 'Make "---" the first line of the file, and put comments below the frontmatter.',
    },
  }),
);
