import { compareRuns, keep, type Kept, type KeptFinding, type Reported } from './kept.js';

const FINDING: KeptFinding = { severity: 'error', fingerprint: 'a', place: 'a.json:3', message: 'It is\nabsent.' };

function found(rules: Kept['findings'], more: Partial<Kept> = {}): Kept {
  return { revision: '1', status: 1, findings: rules, ...more };
}

describe('What is kept of a report', () => {
  const reported: Reported = {
    source: { revision: '12ab' },
    findings: [
      { rule: 'x', severity: 'error', message: 'm', file: 'a.json', startLine: 3, fingerprint: 'a' },
      { rule: 'y', severity: 'notice', message: 'n', file: null, startLine: null, fingerprint: 'b' },
      { rule: 'x', severity: 'warning', message: 'o', file: 'b.json', startLine: null, fingerprint: 'c' },
    ],
  };

  it('is its findings by rule, its commit and the exit status', () => {
    expect(keep(reported, 1)).toEqual({
      revision: '12ab',
      status: 1,
      findings: {
        x: [
          { severity: 'error', fingerprint: 'a', place: 'a.json:3', message: 'm' },
          { severity: 'warning', fingerprint: 'c', place: 'b.json', message: 'o' },
        ],
        y: [{ severity: 'notice', fingerprint: 'b', place: null, message: 'n' }],
      },
    });
  });

  it('is the exit status where there is none', () => {
    expect(keep(null, 4)).toEqual({ revision: null, status: 4, findings: {} });
  });
});

describe('Two runs', () => {
  it('do not differ where the same is found elsewhere in the file, in other words, or in another order', () => {
    const other = { ...FINDING, fingerprint: 'b' };
    const moved = { ...FINDING, place: 'a.json:9', message: 'It is missing.' };
    expect(compareRuns({ r: found({ x: [FINDING, other] }) }, { r: found({ x: [other, moved] }) })).toEqual([]);
  });

  it('differ by rule and checkout, with what is new and what is no longer found', () => {
    const before = { r: found({ x: [FINDING], z: [FINDING] }), s: found({ x: [FINDING] }) };
    const now = { r: found({ y: [FINDING], z: [FINDING] }), s: found({ x: [FINDING] }) };
    expect(compareRuns(before, now)).toEqual([
      'r: x: 0 new, 1 no longer found',
      '  - error a.json:3 It is absent.',
      'r: y: 1 new, 0 no longer found',
      '  + error a.json:3 It is absent.',
    ]);
  });

  it('differ where a severity does, and where something is found twice', () => {
    const before = { r: found({ x: [FINDING], y: [FINDING] }) };
    const now = { r: found({ x: [{ ...FINDING, severity: 'notice' }], y: [FINDING, { ...FINDING, place: null }] }) };
    expect(compareRuns(before, now)).toEqual([
      'r: x: 1 new, 1 no longer found',
      '  + notice a.json:3 It is absent.',
      '  - error a.json:3 It is absent.',
      'r: y: 1 new, 0 no longer found',
      '  + error (run) It is absent.',
    ]);
  });

  it('differ in the exit status, and it is said where the checkout changed', () => {
    const now = { r: found({}, { status: 4, revision: '2' }) };
    expect(compareRuns({ r: found({}) }, now)).toEqual([
      'r: exit status 4, was 1',
      'r: its commit changed, too: the gate need not be the cause',
    ]);
    expect(compareRuns({ r: found({}) }, { r: found({}, { revision: '2' }) })).toEqual([]);
  });

  it('are compared where both have a checkout, and not every finding is listed', () => {
    const many = Array.from({ length: 12 }, (_, n) => ({ ...FINDING, fingerprint: String(n) }));
    expect(compareRuns({ r: found({}) }, { r: found({ x: many }), s: found({ x: many }) }, 3)).toEqual([
      'r: x: 12 new, 0 no longer found',
      ...Array.from({ length: 3 }, () => '  + error a.json:3 It is absent.'),
    ]);
  });
});
