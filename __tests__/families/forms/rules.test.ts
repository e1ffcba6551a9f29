import { formSample, sampleForm } from '../../../src/families/forms/samples.js';
import { placesOfForms, versionsOfForms } from '../../../src/families/forms/index.js';
import { examplesFor, repositoryOf } from '../../../src/families/example.js';
import { rules, versionsWith } from '../../../src/families/catalog.js';
import { selection } from '../../../src/gather/gather.js';
import type { Example } from '../../../src/model/rule.js';
import { memoryTree } from '../../support/memory-tree.js';
import { runOver } from '../../support/run.js';

const standards = versionsOfForms([sampleForm]);

async function raised(example: Example): Promise<readonly string[]> {
  const { findings } = await runOver({
    tree: memoryTree(repositoryOf(formSample, example)),
    selection: selection([], [], placesOfForms(standards)),
    standards,
  });
  return findings.map(({ rule }) => rule);
}

test('the sample raises nothing', async () => {
  expect(await raised({})).toEqual([]);
});

test.each(rules.filter(({ area }) => area === 'forms').map((rule) => [rule.id, rule] as const))(
  '%s is raised by its bad examples alone',
  async (id, rule) => {
    const [{ standard } = { standard: undefined }] = versionsWith(rule);
    if (standard === undefined) throw new Error(`no form has ${id}`);
    const bad = examplesFor(standard, rule, 'bad');
    const good = examplesFor(standard, rule, 'good');
    expect([bad.length > 0, good.length > 0]).toEqual([true, true]);
    for (const example of bad) expect(await raised(example)).toEqual([id]);
    for (const example of good) expect(await raised(example)).toEqual([]);
  },
);
