import type { Evaluation, PostponedClaim } from '../../src/engine/evaluate/evaluation.js';
import { resolvePostponedClaims } from '../../src/engine/history/postponed-claims.js';
import type { VerifiedClaim } from '../../src/model/claim.js';
import type { Problem } from '../../src/model/finding.js';
import { CONTEXT } from '../support/context.js';
import { treeOf } from './compared.js';

const FILE = 'specs/1_task/.return-meta.json';

test('Postponed claims are verified together, and what the rules of their version say is reported at their places', async () => {
  const check = ({ claim, verdict }: VerifiedClaim): readonly Problem[] => [
    { message: `${claim.path} is ${verdict.name}.`, recommendation: 'Commit it.' },
  ];
  const rule = { id: 'absent', severity: 'error', check };
  const claims = ['here.md', 'gone.md'].map((path) => ({
    claim: { path, pointer: '', type: null, base: 'specs/1_task' },
    verdict: { name: 'undetermined' },
  })) as unknown as VerifiedClaim[];
  const postponed = claims.map((_, at) => ({
    recordClaims: claims,
    at,
    of: { file: FILE, index: 3, agent: '', status: null, success: true, restated: false },
    standard: { severityOfVerdict: () => 'warning' },
    rules: { claim: new Map([['file missing', [{ rule, severity: 'error', params: {} }]]]) },
    location: { file: FILE, index: 3, pointer: `/artifacts/${String(at)}`, range: null, verbatim: true, excerpt: null },
  })) as unknown as PostponedClaim[];
  const tree = treeOf({ 'specs/1_task/here.md': 'x', [FILE]: '{}' });
  const evaluation = { tree, context: CONTEXT, overrides: null, mostFindings: 100 } as unknown as Evaluation;
  expect(await resolvePostponedClaims(postponed, evaluation)).toEqual([
    {
      finding: {
        rule: 'absent',
        severity: 'warning',
        message: 'gone.md is missing.',
        recommendation: 'Commit it.',
        file: FILE,
        index: 3,
        pointer: '/artifacts/1',
        range: null,
        untrue: true,
        excerpt: null,
      },
      fingerprintInput: { rule: 'absent', file: FILE, index: 3, pointer: '/artifacts/1', value: 'gone.md' },
    },
  ]);
  expect(claims.map(({ claim: { path }, verdict: { name }, weight }) => [path, name, weight])).toEqual([
    ['here.md', 'present', 'warning'],
    ['gone.md', 'missing', 'warning'],
  ]);
});
