import { FAMILY_NAMES } from '../../src/families/choose.js';
import type { Confusion } from '../../src/model/standard.js';
import { orderedStandards } from '../../src/families/catalog.js';
import { standards } from '../../src/families/registry.js';

function words(confusions: ReadonlyMap<string, Confusion>): readonly string[] {
  return [...confusions.values()].flatMap(({ instead }) =>
    typeof instead === 'string' ? [instead] : Object.values(instead),
  );
}

describe.each(standards.map((standard) => [standard.id, standard] as const))('%s', (_, standard) => {
  const { id, family, version, statuses, success, artifactTypes, confusions, shape, rules } = standard;

  test('is named for its family and version', () => {
    expect(id).toBe(`${family}@${version}`);
  });

  test('has success statuses, or tells success otherwise, and all of them are statuses', () => {
    if (standard.succeeds === undefined) expect(success).not.toEqual([]);
    expect(statuses).toEqual(expect.arrayContaining([...success]));
  });

  test('has a status that is no success', () => {
    expect(statuses.length).toBeGreaterThan(success.length);
  });

  test('names no status and no type twice', () => {
    expect(new Set(statuses).size).toBe(statuses.length);
    expect(new Set(artifactTypes).size).toBe(artifactTypes.length);
  });

  test('has the words of its schema', () => {
    if ('/status' in shape.enums) expect(statuses).toEqual(shape.enums['/status']);
    if ('/artifacts/*/type' in shape.enums) expect(artifactTypes).toEqual(shape.enums['/artifacts/*/type']);
  });

  test('explains only words that it does not have, by words that it has', () => {
    expect(statuses.filter((status) => confusions.status.has(status))).toEqual([]);
    expect(artifactTypes.filter((type) => confusions.artifactType.has(type))).toEqual([]);
    expect(words(confusions.status).filter((word) => !statuses.includes(word))).toEqual([]);
    expect(words(confusions.artifactType).filter((word) => !artifactTypes.includes(word))).toEqual([]);
  });

  test('looks for claims only in fields that its schema names', () => {
    const known = Object.entries(shape.fields).flatMap(([at, names]) => names.map((name) => `${at}/${name}`));
    const claimed = standard.claimFields.map(({ pattern }) => pattern.replace(/\/\*$/, ''));
    if (known.length > 0) expect(known).toEqual(expect.arrayContaining(claimed));
  });

  test('says what it claims', () => {
    expect([...standard.claimFields.map(({ pattern }) => pattern), standard.claimsInWords ?? '']).not.toEqual(['']);
    if (standard.claims !== undefined) expect(standard.claimsInWords).toMatch(/[^.\s]$/);
  });

  test('lists no rule twice', () => {
    expect(new Set(rules.map(({ rule }) => rule.id)).size).toBe(rules.length);
  });
});

test('Each family that has versions has one default', () => {
  for (const family of FAMILY_NAMES) {
    const versions = standards.filter((standard) => standard.family === family);
    expect(versions.filter(({ isDefault }) => isDefault)).toHaveLength(versions.length === 0 ? 0 : 1);
  }
});

test('The order for people holds every version once', () => {
  expect(orderedStandards.map(({ id }) => id).sort()).toEqual(standards.map(({ id }) => id).sort());
});
