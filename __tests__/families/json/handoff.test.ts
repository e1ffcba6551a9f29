import type { Problem } from '../../../src/model/finding.js';
import type { Example, ReturnRule } from '../../../src/model/rule.js';
import { textRules } from '../../../src/families/json/rules/texts.js';
import { phaseRules, handoffPhaseRules } from '../../../src/families/json/rules/phases.js';
import { standards } from '../../../src/families/registry.js';
import { checkExample } from '../../support/gate.js';
import { problemsOf } from '../../support/problems.js';

const { 'handoff-tokens': handoffTokens } = textRules;
const { 'implemented-phases-short': implementedPhasesShort, 'phase-counts': phaseCounts } = phaseRules;

const standard = 'orchestrator-handoff@1';

function of(rule: ReturnRule, set: Example['set'], remove: Example['remove'] = []): readonly Problem[] {
  return problemsOf(rule, { standard, ...(set === undefined ? {} : { set }), remove });
}

function places(problems: readonly Problem[]): readonly unknown[] {
  return problems.map(({ pointer, property }) => (property === undefined ? pointer : [pointer, property]));
}

describe('The counts against the status', () => {
  test.each([
    ['implemented', 2, 3, implementedPhasesShort],
    ['partial', 3, 3, handoffPhaseRules['partial-phases-whole']],
    ['planned', 4, 3, phaseCounts],
  ] as const)('%s with %d of %d', (status, completed, total, rule) => {
    const set = { '/status': status, '/phases_completed': completed, '/phases_total': total };
    const raised = [implementedPhasesShort, handoffPhaseRules['partial-phases-whole'], phaseCounts].filter(
      (one) => of(one, set).length > 0,
    );
    expect(raised).toEqual([rule]);
    expect(places(of(rule, set))).toEqual(['/phases_completed']);
  });

  test('are compared in continuation_context, too', () => {
    const set = { '/continuation_context': { phases_completed: 4, phases_total: 3 } };
    expect(places(of(phaseCounts, set))).toEqual(['/continuation_context/phases_completed']);
  });
});

describe('handoff-tokens', () => {
  const lengthOfSample = JSON.stringify(standards.find(({ id }) => id === standard)?.sample.value).length;
  const filled = (tokens: number): string => 'x'.repeat(tokens * 4 - lengthOfSample - ',"notes":""'.length);

  test('takes 600 and no more', () => {
    expect(of(handoffTokens, { '/notes': filled(600) })).toEqual([]);
    const [problem] = of(handoffTokens, { '/notes': `${filled(600)}x` });
    expect(problem?.message).toContain('an estimated 601 tokens (2401 characters');
  });

  test('does not mind names that mean something to programs', () => {
    expect(of(handoffTokens, { '/toJSON': 'x', '/__proto__': 'y' })).toEqual([]);
  });
});

describe('The claims of a handoff', () => {
  test('are in five places and in its counts, and a bare string makes one', async () => {
    const version = standards.find(({ id }) => id === standard);
    if (version === undefined) throw new Error('there is no such version');
    const { returns } = await checkExample(version, {
      set: {
        '/artifacts/-': 'a.ts',
        '/files_modified': ['b.ts'],
        '/modified_files': ['c.ts'],
        '/continuation_context': { handoff_path: 'd.md' },
        '/continuation_path': 'e.md',
      },
      tree: { 'a.ts': 'a\n', 'b.ts': 'b\n', 'd.md': 'd\n' },
    });
    expect(returns[0]?.session).toBe('sess_1736700000_abc123');
    expect(returns[0]?.claims.map(({ claim, verdict }) => `${claim.pointer} ${verdict.name}`)).toEqual([
      '/artifacts/0/path present',
      '/artifacts/1 present',
      '/files_modified/0 present',
      '/modified_files/0 missing',
      '/continuation_context/handoff_path present',
      '/continuation_path missing',
      '/phases_completed no-plan',
    ]);
  });
});
