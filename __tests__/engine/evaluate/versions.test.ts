import { familyOfDocument, knownFamily } from '../../../src/engine/evaluate/run-standards.js';
import type { ReadProblem } from '../../../src/model/document.js';
import { FILE_START } from '../../../src/model/pointer.js';
import type { FamilyName } from '../../../src/model/standard.js';
import type { Gathered } from '../../../src/gather/gather.js';
import type { ParsedReturn } from '../../../src/read/read.js';
import { knownStandard } from '../../support/known-standard.js';

describe('the family', () => {
  const GATHERED: Gathered = { form: 'json', family: null, reduced: false };

  function found(composed: FamilyName | null): ParsedReturn {
    return {
      index: 0,
      moreClaims: 0,
      composed,
      value: {},
      verbatim: true,
      startLine: 1,
      locate: () => FILE_START,
    };
  }

  test('of a return is that of its reader, or else of its place', () => {
    const placed = { ...GATHERED, family: 'return-meta' } as const;
    expect(knownFamily(placed, found('result-envelope'))).toBe('result-envelope');
    expect(knownFamily(placed, found(null))).toBe('return-meta');
    expect(knownFamily(GATHERED, found(null))).toBeNull();
  });

  const SYNTAX: ReadProblem = { kind: 'no-return', range: FILE_START };
  const LINK: ReadProblem = { kind: 'link', range: FILE_START };
  const NONE: ReadProblem = { kind: 'nothing-read', range: FILE_START };
  const MARKDOWN: Gathered = { ...GATHERED, form: 'markdown' };

  test.each<readonly [string, FamilyName, Gathered, readonly ReadProblem[], readonly (FamilyName | null)[] | null]>([
    ['that of its JSON, by its shape', 'subagent-return', GATHERED, [SYNTAX], [null]],
    ['that of its JSON, by its place', 'return-meta', { ...GATHERED, family: 'return-meta' }, [SYNTAX], [null]],
    ['that of its JSON also beside an envelope', 'subagent-return', MARKDOWN, [SYNTAX], ['result-envelope', null]],
    ['that of its place', 'gsd-plan', { ...GATHERED, form: 'whole', family: 'gsd-plan' }, [NONE], []],
    ['that of its place, unread', 'gsd-plan', { ...GATHERED, form: 'whole', family: 'gsd-plan' }, [LINK], null],
    ['that of loose JSON', 'subagent-return', GATHERED, [NONE], []],
    ['that of loose JSON for a link', 'subagent-return', MARKDOWN, [LINK], null],
    ['that of loose JSON for broken JSON in Markdown', 'subagent-return', MARKDOWN, [NONE, SYNTAX], ['verify-result']],
    ['that of its Markdown', 'verify-result', MARKDOWN, [NONE], ['verify-result']],
    ['that of loose Markdown', 'result-envelope', MARKDOWN, [NONE], []],
    ['that of loose Markdown, unread', 'result-envelope', MARKDOWN, [NONE], null],
  ])('of the problems of a file is %s', (_, family, gathered, problems, composed) => {
    expect(familyOfDocument(gathered, problems, (composed ?? []).map(found))).toBe(family);
  });

  test('of the problems of a file with JSON is what its shape says, and of none without', () => {
    const by = (...composed: readonly (FamilyName | null)[]): FamilyName =>
      familyOfDocument(
        MARKDOWN,
        [NONE],
        composed.map((name) => ({ composed: name, standard: knownStandard('return-meta@1.2') })),
      );
    expect([by(null), by('verify-result', null), by('verify-result')]).toEqual([
      'return-meta',
      'return-meta',
      'verify-result',
    ]);
  });
});
