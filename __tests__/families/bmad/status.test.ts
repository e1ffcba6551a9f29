import { bmadClaims } from '../../../src/families/bmad/claims.js';
import { statusInBook } from '../../../src/families/bmad/sprint-status.js';
import { stringField, type JsonObject } from '../../../src/model/json.js';
import { plainStatus, stateOf } from '../../../src/families/bmad/status.js';
import type { StatusState } from '../../../src/model/standard.js';
import { bmadStory, STORY_FILE } from '../../support/bmad.js';
import { placed } from '../../support/reading.js';

function stateIn(value: JsonObject): StatusState | null {
  return stateOf(stringField(value, 'status') ?? '');
}

function story(status: string): string {
  return `# Story 1.2: Dates\n\n${status}\n\n### File List\n\n- src/a.ts\n`;
}

describe('A status', () => {
  test.each([
    ...['Status: done', 'Status: built', '**Status:** Done ✅', '**Status**: ready_for_review'],
    ...['- Status: Completed', '> Story Status: `review`', '## Status: in-review', '## Status\n\n**Done**'],
    ...['### Current Status\n✅ Complete (2026-01-02)', 'Status: "done" # since Monday', 'Status: terminé'],
    ...['Status: completado', 'Status: concluído', 'Status: fertig', 'Status: готово', 'Status: 已完成'],
    ...['Status: 完了', 'Status：완료', 'Status: <!-- draft --> done', 'Status: ~~in progress~~ done'],
    ...['## Status\n\n<!-- draft -->\n~~draft~~ **Done**', '**Story ID:** 1.2 **Status:** Done **Points:** 3'],
    '| Field | Value |\n|---|---|\n| **Story ID** | 1.2 |\n| **Status** | Done |',
    ...['| Status: | `review` |', '## Status\n\n**Status:** REVIEW', '## Status\n\n- **Current Status:** done'],
    '## Status\n| Status | Date |\n|---|---|\n| Done | Monday |',
  ])('is final: %j', (text) => {
    const { value } = bmadStory(story(text));
    expect(stateIn(value)).toBe('success');
    expect(bmadClaims(value, STORY_FILE)).toHaveLength(1);
  });

  test.each([
    ...['Status: Approved', 'Status: ready-for-dev', 'Status: InProgress', 'Status: draft'],
    ...['Status: Superseded by 1.3', 'Status: <!-- done --> draft', 'Status: ~~done~~ in progress'],
    '**Epic:** 1 | **Status:** Drafted | **Points:** done',
    '| Field | Value |\n|---|---|\n| **Status** | Drafted |\n| Review | done |',
    '## Status\n\n- **Current Status:** in progress',
  ])('is open: %j', (text) => {
    const { value } = bmadStory(story(text));
    expect(stateIn(value)).toBe('open');
    expect(bmadClaims(value, STORY_FILE)).toEqual([]);
  });

  test.each(['Status: wonderful', 'Status: donevan', '', 'The status: none'])('is unknown: %j', (text) => {
    const { value } = bmadStory(story(text));
    expect(stateIn(value)).toBeNull();
    // An unknown word excuses nothing.
    expect(bmadClaims(value, STORY_FILE)).toHaveLength(1);
  });

  it('is that of the frontmatter where the text has none, and the one by which claims count where the two disagree', () => {
    const text = `---\nstatus: review\n---\n${story('')}`;
    expect(stateIn(bmadStory(text).value)).toBe('success');
    expect(stateIn(bmadStory(`---\nstatus: review\n---\n${story('Status: draft')}`).value)).toBe('success');
    expect(bmadStory(`---\nstatus: review\n---\n${story('Status: draft')}`).value.otherStatus).toBe('draft');
  });

  it('ends where the bold text ends that holds it', () => {
    expect(bmadStory(story('**Status: COMPLETE** - all criteria met: 12')).value.status).toBe('COMPLETE');
  });

  it('has its place', () => {
    const text = story('> **Story Status:** `Ready for Review`');
    const { value, locate } = bmadStory(text);
    expect(placed(text, locate('/status'))).toBe('3:22 Ready for Review');
    expect(plainStatus(stringField(value, 'status') ?? '')).toBe('ready for review');
  });
});

describe('The book of a sprint', () => {
  const BOOK = [
    'generated: 2026-01-02',
    'project:',
    '  1-1-pages: done',
    'development_status:',
    '  epic-1: in-progress',
    "  '1-2-dates': 'done' # yes",
    '  1-2-dates-again: review',
    '  # 1-2-words comes next',
    '# done: 1-2-words',
    '  1-2-words : "in-progress"',
    '\t1-2-tabs:ready_for_dev, soon',
    '  x1-2-inner: done',
    '  1-2-none:',
    'other:',
    '  1-3-times: done',
  ].join('\n');

  test.each([
    ['1-2-dates', { status: 'done', line: 6 }],
    ['1-2-words', { status: 'in-progress', line: 10 }],
    ['1-2-tabs', { status: 'ready_for_dev', line: 11 }],
    ['1-2-inner', null],
    ['1-2-none', null],
    ['1-2-dates-again', { status: 'review', line: 7 }],
    ['1-1-pages', null],
    ['1-3-times', null],
    ['dates', null],
  ])('names %s', (key, expected) => {
    expect(statusInBook(BOOK, key)).toEqual(expected);
  });

  test('is read whatever ends its lines, in its own part alone', () => {
    const lines = ['development_status :', '  1-2-dates: done'];
    for (const end of ['\n', '\r\n', '\r']) {
      expect(statusInBook(lines.join(end), '1-2-dates')).toEqual({ status: 'done', line: 2 });
    }
    expect(statusInBook('  1-2-dates: done', '1-2-dates')).toBeNull();
    expect(statusInBook('my_development_status:\n  1-2-dates: done', '1-2-dates')).toBeNull();
    expect(statusInBook('development_status_x:\n  1-2-dates: done', '1-2-dates')).toBeNull();
    expect(statusInBook('development_status:\n#x\n  1-2-dates: done', '1-2-dates')).toEqual({
      status: 'done',
      line: 3,
    });
    expect(statusInBook(`development_status:\n  ${'a'.repeat(301)}: done`, 'a'.repeat(301))).toBeNull();
  });
});
