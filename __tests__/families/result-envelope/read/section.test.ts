import { headingName, isSeverity, labelOf, severityIn } from '../../../../src/families/result-envelope/read/section.js';
import type { Segment } from '../../../../src/read/markdown/block.js';

const at = (text: string, offset = 100): Segment => ({ text, offset });

describe('The name of a part', () => {
  test.each([
    ['Change', 'change'],
    ['Project', 'project'],
    ['Status', 'status'],
    ['Summary', 'summary'],
    ['EXECUTIVE SUMMARY', 'summary'],
    ['Artifacts', 'artifacts'],
    ['Next', 'next'],
    ['Next Recommended', 'next'],
    ['Risks', 'risks'],
    ['Skill Resolution', 'skill_resolution'],
    ['1. Status', 'status'],
    ['📦 **Artifacts**: ', 'artifacts'],
    ['__Risks__ :', 'risks'],
    ['Artifacts (continued)', 'artifacts'],
    ['Artifacts (cont.)', 'artifacts'],
    ['Artifacts (cont)', 'artifacts'],
    ["Artifacts (cont'd)", 'artifacts'],
    ['Artifacts (cont’d)', 'artifacts'],
    ['Artifacts, continued', 'artifacts'],
    ['Artifacts continued', 'artifacts'],
    ['Artifacts cont.', 'artifacts'],
    ["Artifacts, cont'd", 'artifacts'],
    ['Artifacts  (part 12)', 'artifacts'],
    ['Artifacts (2)', 'artifacts'],
    ['Artifacts (2): ', 'artifacts'],
    [`${'-'.repeat(54)}Status`, 'status'],
  ] as const)('is that of %j', (heading, name) => {
    expect(headingName(heading)).toBe(name);
  });

  test.each([
    'Statuses',
    'My Status',
    'Next steps',
    'Artifacts (new)',
    'Artifacts (part two)',
    'Artifacts (12345)',
    'Artifacts (part 1) and more',
    'Artifacts, cont, new',
    'Artifacts;continued',
    'Skill  Resolution',
    '',
    '***',
    `${'-'.repeat(55)}Status`,
  ])('is not that of %j', (heading) => {
    expect(headingName(heading)).toBeUndefined();
  });
});

describe('A bold label', () => {
  test.each([
    ['**Status**: success', ['status', 'Status', '**Status**:', 'success', 112]],
    ['**Status:** success', ['status', 'Status:', '**Status:**', 'success', 112]],
    ['**Status: **success', ['status', 'Status: ', '**Status: **', 'success', 112]],
    ['__Status__  :   success', ['status', 'Status', '__Status__  :', 'success', 116]],
    ['**Status**:', ['status', 'Status', '**Status**:', '', 111]],
    ['**Mode**: x', [undefined, 'Mode', '**Mode**:', 'x', 110]],
    [`**${'x'.repeat(58)}**: y`, [undefined, 'x'.repeat(58), `**${'x'.repeat(58)}**:`, 'y', 164]],
  ] as const)('is %j', (text, [name, label, mark, rest, offset]) => {
    expect(labelOf(at(text))).toEqual({ name, text: label, at: at(mark), rest: at(rest, offset) });
  });

  test.each([
    'Status: x',
    '*Status*: x',
    '**Status** x',
    '**Status',
    '****: x',
    '**Status__: x',
    ' **Status**: x',
    `**${'x'.repeat(59)}**: y`,
  ])('is not %j', (text) => {
    expect(labelOf(at(text))).toBeUndefined();
  });
});

describe('A severity', () => {
  test.each([
    ['CRITICAL They tear.', 'CRITICAL'],
    ['WARNING', 'WARNING'],
    ['suggestion', 'SUGGESTION'],
    ['Critical: They tear.', 'CRITICAL'],
    ['Warning** They tear.', 'WARNING'],
    ['Warning_ x', 'WARNING'],
    ['__CRITICAL__: x', 'CRITICAL'],
    ['_Warnings_: x', 'WARNING'],
    ['Warning` x', 'WARNING'],
    ['Warning) x', 'WARNING'],
    ['Warning] x', 'WARNING'],
    ['- ⚠️ **Warnings:** x', 'WARNING'],
    ['CRITICALs They tear', 'CRITICAL'],
    ['They tear (CRITICAL).', 'CRITICAL'],
    ['They tear [SUGGESTION]', 'SUGGESTION'],
  ] as const)('of %j is %s', (text, severity) => {
    expect(severityIn(text)).toBe(severity);
    expect(isSeverity(text)).toBe(true);
  });

  test.each([
    'Critical path',
    'Warning x',
    'They tear: CRITICAL',
    'They tear (critical)',
    'CRITICAL_PATH is slow',
    'CRITICAL2',
    'CRITICALITY',
    'Warnings, x',
    'x',
    '',
  ])('is none in %j', (text) => {
    expect(severityIn(text)).toBeUndefined();
    expect(isSeverity(text)).toBe(false);
  });
});
