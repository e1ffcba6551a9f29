import { evaluate } from '../support/command-line.js';
import { makeRepository } from '../support/repository.js';

const REAL = 'real.md';
const NEVER = 'never.md';

describe('A file on several tasks', () => {
  const MULTI = 'specs/.return-meta-multi-7.json';
  const session = { session_id: 'sess_1769000000_abc123' };
  const artifact = (path: string): object => ({ type: 'report', path, summary: 'What was found' });

  async function rulesFor(value: unknown, config = 'fail-on: error\n'): Promise<readonly string[]> {
    const files = { [MULTI]: JSON.stringify(value), [REAL]: 'real', '.return-gate.yml': config };
    const { directory } = makeRepository([{ files }]);
    const { status, report } = await evaluate(directory);
    const found = report.findings.map(({ rule, severity, pointer }) => `${severity} ${rule} ${pointer ?? ''}`.trim());
    return [`exit ${String(status)}`, ...found];
  }

  const MISSING = ['error required-field'];

  test.each<readonly [string, unknown, readonly string[]]>([
    ['that is empty', {}, ['exit 1', ...MISSING]],
    ['with one empty return', [{}], ['exit 1', ...MISSING]],
    ['with an empty one behind a whole one', [{ status: 'blocked', metadata: session }, {}], ['exit 1', ...MISSING]],
    ['without a session', { status: 'blocked', metadata: {} }, ['exit 1', 'error required-field /metadata']],
    ['without a return', [], ['exit 1', 'error return-object']],
    ['with a status of another kind', { status: 5, metadata: session }, ['exit 1', 'error field-type /status']],
    [
      'with a session of another kind',
      { status: 'blocked', metadata: { session_id: [] } },
      ['exit 1', 'error field-type /metadata/session_id'],
    ],
    [
      'with a phantom',
      { status: 'researched', metadata: session, artifacts: [artifact(REAL), artifact(NEVER)] },
      ['exit 1', 'error artifact-missing /artifacts/1/path'],
    ],
    [
      'with a bare path',
      { status: 'researched', metadata: session, artifacts: [NEVER] },
      ['exit 1', 'error artifact-object /artifacts/0', 'error artifact-missing /artifacts/0'],
    ],
    ['with a status and a session', { status: 'researched', metadata: session }, ['exit 0']],
    ['with what was made', [{ status: 'researched', metadata: session, artifacts: [artifact(REAL)] }], ['exit 0']],
    [
      'with texts of another kind',
      { status: 'blocked', metadata: { ...session, agent_type: 5 }, summary: 5 },
      ['exit 0'],
    ],
    [
      'without a path',
      { status: 'researched', metadata: session, artifacts: [{ type: 'report' }] },
      ['exit 1', 'error required-field /artifacts/0'],
    ],
    [
      'with a session of another form',
      { status: 'blocked', metadata: { session_id: 'x y' } },
      ['exit 0', 'warning session-id-format /metadata/session_id'],
    ],
    ['without metadata', { status: 'blocked' }, ['exit 1', ...MISSING]],
    ['without a status', { metadata: session }, ['exit 1', ...MISSING]],
    ['with metadata of another kind', { status: 'blocked', metadata: 'x' }, ['exit 1', 'error field-type /metadata']],
    ['with an invented status', { status: 'odd', metadata: session }, ['exit 1', 'error status-value /status']],
    ['with an empty list of artifacts', { status: 'researched', metadata: session, artifacts: [] }, ['exit 0']],
  ])('%s', async (_, value, expected) => {
    expect([...(await rulesFor(value))].sort()).toEqual([...expected].sort());
  });

  test('of a version with lists of files and of candidates', async () => {
    const value = { status: 'blocked', metadata: session, modified_files: [5], memory_candidates: [5] };
    expect(await rulesFor(value, 'standards:\n  return-meta: return-meta@2.1\n')).toEqual([
      'exit 1',
      'error modified-files /modified_files/0',
      'error memory-candidate /memory_candidates/0',
    ]);
  });
});
