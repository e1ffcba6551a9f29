import fc from 'fast-check';
import { bmadPossibleClaims } from '../../../../src/families/bmad/claims.js';
import { mayBeBmad } from '../../../../src/families/bmad/place.js';
import type { Json } from '../../../../src/model/json.js';
import { join } from '../../../../src/model/pointer.js';
import { bmadStory, SPEC_FILE, STORY_FILE } from '../../../support/bmad.js';
import { processorTime } from '../../../support/processor-time.js';

function pointersOf(value: Json, pointer = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return [pointer];
  return [pointer, ...Object.entries(value).flatMap(([key, inner]) => pointersOf(inner, join(pointer, key)))];
}

const PARTS = [
  ...['\n', '\r\n', '- ', '  - ', '[x] ', '[ ] ', '**', '*', '`', '`src/a.ts`', 'src/b.ts', 'new', 'deleted'],
  ...['if needed', ' — ', ' -- ', '→', '=>', ', ', ' + ', '/', '(', ')', '[', '](', '~~', '?', ':', '：', '| '],
  ...['M: ', 'Modified ', '#L12', '## File List\n', '### Created\n', '**Modified:**\n', '## Tasks\n'],
  ...['## Suggested Review Order\n', '## Auto Run Result\n', '## Status\n', 'Status: done\n', '```\n', '../'],
  ...['\uFEFF', '\uD800', 'é', '新增'],
];

const STORY = '# Story 1\nStatus: done\n## Dev Agent Record\n### File List\n';
const SPEC = '---\nstatus: done\nroute: x\n---\n## Intent\n';

test('Any text is read, and each place is in it', () => {
  const text = fc.array(fc.oneof(fc.constantFrom(...PARTS), fc.string({ maxLength: 5 })), { maxLength: 60 });
  fc.assert(
    fc.property(text, fc.boolean(), (parts, isStory) => {
      const written = `${isStory ? STORY : SPEC}${parts.join('')}`;
      const file = isStory ? STORY_FILE : SPEC_FILE;
      const { value, locate, unread = [] } = bmadStory(written, file);
      const lines = written.split('\n');
      // One expectation for all places: there are hundreds of thousands of them.
      const outside = pointersOf(value).filter((pointer) => {
        const { startLine, endLine } = locate(pointer);
        return endLine !== startLine || !(startLine <= lines.length);
      });
      expect(outside).toEqual([]);
      expect(unread.filter(({ range }) => !(range.startLine <= lines.length))).toEqual([]);
      const mentions = bmadPossibleClaims(value, file).filter(({ kind }) => kind === undefined);
      expect(mentions.filter(({ pointer }) => locate(pointer).startLine > lines.length)).toEqual([]);
    }),
    { numRuns: 1_000 },
  );
});

const SIZE = 1 << 15;

/** What is written so much of, and where: in place of the star. */
const PLACES: readonly (readonly [string, string])[] = [
  [STORY_FILE, `${STORY}*`],
  [STORY_FILE, `${STORY}- *`],
  [STORY_FILE, `${STORY}- \`src/a.ts\` *`],
  [STORY_FILE, `${STORY}- \`src/a.ts\` — new *`],
  [STORY_FILE, `${STORY}- src/a.ts (*`],
  [STORY_FILE, `${STORY}- [*`],
  [STORY_FILE, `${STORY}| *`],
  [STORY_FILE, `${STORY}**a*`],
  [STORY_FILE, `${STORY}### *`],
  [STORY_FILE, '# Story 1\nStatus: *\n## File List (*\n'],
  [STORY_FILE, '# Story 1\n## Status\n*\n## File List\n'],
  [STORY_FILE, '# *\n## File List\n'],
  [SPEC_FILE, `---\nstatus: *\nroute: x\n---\n## Intent\n`],
  [SPEC_FILE, `${SPEC}## Tasks\n- [x] \`src/a.ts\` -- *`],
  [SPEC_FILE, `${SPEC}## Suggested Review Order\n*`],
  [SPEC_FILE, `${SPEC}## Auto Run Result\n- \`a/b.ts\` *`],
];

test.each([
  ...['[', '](', '`', '``, ', '`a/b.ts`, ', '**', ' ', '|', '| - ', ': ', '(', '(no ', '- ', ' - ', '~', '/'],
  ...['a/', '@', '1.', 'new ', 'deleted', 'é', '新', '- `a/b.ts`\n', '## File List\n', '#L1', 'a '],
])('32 KiB of %j is read in linear time', (unit) => {
  for (const [file, place] of PLACES) {
    const readOnce = (size: number): number => {
      const written = place.replaceAll('*', () => unit.repeat(size / unit.length));
      const begun = processorTime();
      mayBeBmad(written);
      const found = bmadStoryOrNothing(written, file);
      if (found !== null) bmadPossibleClaims(found, file);
      return processorTime() - begun;
    };
    // Eight times as much takes 64 times as long where it is quadratic; the rest, and another try, is for a busy machine.
    const isLinear = (): boolean => readOnce(SIZE) < Math.max(readOnce(SIZE / 8), 10) * 30;
    expect([place, isLinear() || isLinear()]).toEqual([place, true]);
  }
});

function bmadStoryOrNothing(text: string, file: string): ReturnType<typeof bmadStory>['value'] | null {
  try {
    return bmadStory(text, file).value;
  } catch {
    return null;
  }
}
