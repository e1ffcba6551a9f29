import {
  standardData,
  ruleData,
  orderedStandards,
  rules,
  upstreamsOfFamily,
  versionsInWords,
} from '../../src/families/catalog.js';
import { FAMILY_NAMES } from '../../src/families/choose.js';
import { loadedFamilies } from '../../src/families/registry.js';

test('Each version is listed once, family by family', () => {
  expect(orderedStandards.map(({ family }) => FAMILY_NAMES.indexOf(family))).toEqual(
    orderedStandards.map(({ family }) => FAMILY_NAMES.indexOf(family)).sort((a, b) => a - b),
  );
  expect(versionsInWords([])).toEqual([]);
  expect(rules.map(({ id }) => id)).toEqual(rules.map(({ id }) => id).sort());
});

test('The projects of a family are those that its folder names', () => {
  for (const { standards, upstreams } of loadedFamilies) {
    for (const { family } of standards) expect(upstreamsOfFamily(family)).toEqual(upstreams);
  }
  expect(upstreamsOfFamily('nobody')).toEqual([]);
});

test('A rule is given with its versions, and a version with its rules', () => {
  const rule = rules.find(({ id }) => id === 'summary-sentences');
  const version = orderedStandards.find(({ id }) => id === 'orchestrator-handoff@1');
  if (rule === undefined || version === undefined) throw new Error('there is no such rule or version');
  expect(ruleData(rule)).toMatchObject({
    id: 'summary-sentences',
    area: 'summary',
    scope: 'return',
    severity: 'notice',
    supersedes: [],
    versions: [
      { standard: 'subagent-return@1.0', severity: 'notice', params: { max: 5 } },
      { standard: 'subagent-return@1.2', severity: 'notice', params: { max: 5 } },
      { standard: 'subagent-return@2.0', severity: 'notice', params: { max: 5 } },
      { standard: 'orchestrator-handoff@1', severity: 'notice', params: { max: 4 } },
    ],
  });
  expect(standardData(version)).toMatchObject({
    id: 'orchestrator-handoff@1',
    family: 'orchestrator-handoff',
    version: '1',
    default: true,
    claims: [
      '/artifacts/*/path',
      '/files_modified/*',
      '/modified_files/*',
      '/continuation_context/handoff_path',
      '/continuation_path',
    ],
    claimsInWords: 'the counts of phases, by the marks in the plan',
  });
  expect(standardData(version).rules).toContainEqual({ id: 'artifact-archived', severity: 'off' });
  const console = orderedStandards.find(({ id }) => id === 'subagent-return@1.2');
  expect(console === undefined ? undefined : standardData(console).claimsInWords).toBeNull();
});
