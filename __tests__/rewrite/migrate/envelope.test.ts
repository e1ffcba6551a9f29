import { migrateText } from './migrating.js';

const HEADED = `# Log of the day

## Proposal Created

**Change**: parse-dates
**Status**: warning

### Executive Summary
The proposal says how dates are parsed.

It has three phases.

### Artifacts
- \`openspec/changes/parse-dates/proposal.md\`
### Next Recommended

Ready for the specification (sdd-spec).

### Risks
- WARNING: Dates of other calendars

## Another document

Nothing to see.
`;

const FILE = 'openspec/changes/parse-dates/log.md';

describe('A result envelope', () => {
  test('has labels for headings and the words of the version, and every other line as it was', async () => {
    const { text, changed, left } = await migrateText('result-envelope@4', HEADED, FILE);
    expect(text).toBe(
      HEADED.replace('warning', 'partial')
        .replace('### Executive Summary', '**Summary**:\n')
        .replace('### Artifacts', '**Artifacts**:')
        .replace('### Next Recommended', '**Next**:')
        .replace('### Risks', '**Risks**:'),
    );
    expect([changed, left]).toEqual([1, []]);
  });

  test('beside others is migrated by itself, whatever marks the byte order and ends the lines', async () => {
    const text = `\uFEFF${HEADED}${HEADED.replace('warning', 'failure')}`.replaceAll('\n', '\r\n');
    const made = await migrateText('result-envelope@4', text, FILE);
    expect(made.changed).toBe(2);
    expect(made.text.startsWith('\uFEFF# Log')).toBe(true);
    expect(made.text.match(/\*\*(?:Status|Summary)\*\*:[^\r\n]*/g)).toEqual([
      '**Status**: partial',
      '**Summary**:',
      '**Status**: blocked',
      '**Summary**:',
    ]);
    expect(made.text.replaceAll('\r\n', '')).not.toContain('\n');
  });

  test('with an unknown status keeps it, and is told', async () => {
    const { text, left, leftNow } = await migrateText('result-envelope@4', HEADED.replace('warning', 'whatever'), FILE);
    expect(text).toContain('**Status**: whatever');
    expect(left).toEqual([
      expect.stringMatching(/^6:13 Status "whatever" is not one of success, partial or blocked\./),
    ]);
    expect(leftNow).toEqual(left);
  });

  test('that would not say the same is left whole', async () => {
    // Behind a label, what is under a heading of its own is none of the part's any more.
    const text = HEADED.replace('It has three phases.', '#### Phases\n\nThree of them.');
    const made = await migrateText('result-envelope@4', text, FILE);
    expect(made.text).toBe(text);
    expect(made.left).toEqual(['3:1 In the form of the newer version it would not say the same. Migrate it by hand.']);
    const beside = await migrateText('result-envelope@4', text + HEADED, FILE);
    expect([beside.changed, beside.left.length]).toEqual([1, 1]);
    expect(beside.text.startsWith(text)).toBe(true);
  });
});
