import { chooseStandards } from '../../src/families/choose.js';
import { repositoryOf } from '../../src/families/example.js';
import { standards } from '../../src/families/registry.js';
import type { Example } from '../../src/model/rule.js';
import { CONTEXT } from '../support/context.js';
import { memoryTree } from '../support/memory-tree.js';
import { runOver } from '../support/run.js';

const HANDOFF = 'orchestrator-handoff@1';
const DONE = { '/status': 'implemented', '/phases_completed': 3, '/phases_total': 3 };

/** Whether a handoff whose file was introduced on a day is asked for its marks; null is a day that the clone does not show. */
async function isAsked(day: string | null, set: NonNullable<Example['set']> = {}): Promise<boolean> {
  const sample = standards.find(({ id }) => id === HANDOFF)?.sample;
  if (sample === undefined) throw new Error('no handoff');
  const { findings } = await runOver({
    tree: {
      ...memoryTree(repositoryOf(sample, { set: { ...DONE, ...set }, remove: ['/plan_markers_verified'] })),
      introducedAt: async (files) => new Map(day === null ? [] : files.map((file) => [file, Date.parse(day)])),
    },
    standards: chooseStandards(HANDOFF),
    context: CONTEXT,
  });
  return findings.some(({ rule }) => rule === 'plan-markers-unverified');
}

describe('a field that a version got on a day', () => {
  test.each([['2026-06-23T00:00:00Z'], ['2026-09-01T12:00:00Z']])('is demanded of a file of %s', async (day) => {
    expect(await isAsked(day)).toBe(true);
  });

  test.each([['2026-06-22T23:59:59Z'], [null]])('is not demanded of a file of %s', async (day) => {
    expect(await isAsked(day)).toBe(false);
  });

  test('is checked where an older file has it', async () => {
    expect(await isAsked('2026-01-01T00:00:00Z', { '/plan_markers_verified': false })).toBe(true);
  });
});
