import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { examplesFor, repositoryOf } from '../../src/families/example.js';
import { families } from '../../src/families/index.js';
import { standards } from '../../src/families/registry.js';
import type { Example, Rule } from '../../src/model/rule.js';
import type { Standard } from '../../src/model/standard.js';
import { presentRules } from '../../src/rules/claim-present.js';

const { 'artifact-case': artifactCase } = presentRules;

test('The examples of a rule are those of the family, then those of the rule, each for its families', () => {
  const version = (id: string): Standard => {
    const found = standards.find((standard) => standard.id === id);
    if (found === undefined) throw new Error(`no ${id}`);
    return found;
  };
  const [meta, story] = [version('return-meta@1.2'), version('bmad-story@6')];
  const own: Example = { text: 'own' };
  const ofMeta: Example = { text: 'of metadata files', families: ['return-meta'] };
  const about = { ...artifactCase.about(), bad: [own, ofMeta], good: own };
  const rule: Rule = { ...artifactCase, about: () => about };
  expect(examplesFor(meta, rule, 'bad').slice(-2)).toEqual([own, ofMeta]);
  expect(examplesFor(meta, rule, 'bad').length).toBeGreaterThan(2);
  expect(examplesFor(story, rule, 'bad').at(-1)).toBe(own);
  expect(examplesFor(meta, { ...rule, id: 'none' }, 'good')).toEqual([own]);
  // The rule itself has no bad one.
  expect(examplesFor(meta, { ...artifactCase, id: 'none' }, 'bad')).toEqual([]);
});

test('A link of an example is one in its repository', () => {
  const { files } = repositoryOf(
    { file: 'r.json', value: {}, tree: {} },
    { tree: { 'a.md': { link: '/etc/passwd' } } },
  );
  expect(files.get('a.md')).toEqual({ kind: 'link', target: '/etc/passwd' });
});

test('Each family runs its examples in a test of its folder', () => {
  for (const { name } of families) {
    const file = fileURLToPath(new URL(`${name}/examples.test.ts`, import.meta.url));
    expect([name, existsSync(file)]).toEqual([name, true]);
  }
});
