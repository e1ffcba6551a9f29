import type { AnySchemaObject } from 'ajv';
import { classifier } from '../../src/gather/gather.js';
import type { JsonObject } from '../../src/model/json.js';
import type { Example } from '../../src/model/rule.js';
import type { RuleUse, Standard } from '../../src/model/standard.js';
import { READERS } from '../../src/families/all.js';
import { read } from '../../src/read/read.js';
import { examplesFor, repositoryOf } from '../../src/families/example.js';
import { standards } from '../../src/families/registry.js';
import { breaksShape } from '../../src/model/return.js';
import { checkExample } from '../support/gate.js';
import { byAjv, byGenerated, byHyperjump, schemaNamed, type Accepts } from '../support/schema-validators.js';

const json = standards.filter(({ sample }) => sample.value !== undefined);
const all = standards.map((standard) => [standard.id, standard] as const);

/** A return that an example shows, and the rules that the example is about. */
interface Shown {
  readonly rules: readonly string[];
  readonly value: JsonObject;
}

const classify = classifier();

/** The return of an example as the gate reads it; undefined where its file holds none. */
function returnOf(standard: Standard, example: Example): JsonObject | undefined {
  const { file, files } = repositoryOf(standard.sample, example);
  const entry = files.get(file);
  if (entry?.kind !== 'file') return undefined;
  return read(Buffer.from(entry.content), classify(file).form, READERS).returns[0]?.value;
}

function shown(standard: Standard, kind: 'bad' | 'good', of: (use: RuleUse) => boolean): readonly Shown[] {
  return standard.rules.filter(of).flatMap(({ rule }) =>
    examplesFor(standard, rule, kind).flatMap((example) => {
      if (example.raisedIn === 'some') return [];
      const value = returnOf(standard, example);
      return value === undefined ? [] : [{ rules: [rule.id, ...(example.also ?? [])], value }];
    }),
  );
}

/** Whether the version's schema must reject what the rule rejects: see `RuleData.structural`. */
function isStructural({ rule, severity }: RuleUse): boolean {
  return rule.structural === true && (severity ?? rule.severity) === 'error';
}

function structuralIds(standard: Standard): ReadonlySet<string> {
  return new Set(standard.rules.filter(isStructural).map(({ rule }) => rule.id));
}

/** The rules of those examples that the validator checks otherwise than expected. */
function wrong(examples: readonly Shown[], accepts: Accepts, expected: (example: Shown) => boolean): readonly string[] {
  return examples
    .filter((example) => accepts(example.value) !== expected(example))
    .map(({ rules }) => rules.join(' + '));
}

describe.each(all)('%s', (id, standard) => {
  const structural = structuralIds(standard);
  const isFine = ({ rules }: Shown): boolean => !rules.some((rule) => structural.has(rule));
  const good = shown(standard, 'good', () => true);
  const bad = shown(standard, 'bad', isStructural);

  const validators: readonly (readonly [string, () => Accepts | Promise<Accepts>])[] = [
    ['ajv', () => byAjv(id)],
    ['the generated validator', () => byGenerated(standard)],
    ['an independent validator', () => byHyperjump(id)],
  ];

  describe.each(validators)('by %s', (_, make) => {
    test('accepts every good example', async () => {
      // Some good example may break another rule, and then says so.
      expect(wrong(good.filter(isFine), await make(), () => true)).toEqual([]);
    });

    test('rejects every bad example of a structural rule', async () => {
      expect(wrong(bad, await make(), () => false)).toEqual([]);
    });
  });

  test('has a bad example with a return for every structural rule', () => {
    expect(new Set(bad.map(({ rules }) => rules[0]))).toEqual(structural);
  });

  test('rejects as an error nothing but what structural rules are about', async () => {
    const errorsOf = standard.validate;
    const others = shown(standard, 'bad', (use) => !isStructural(use));
    expect(wrong(others, (value) => !breaksShape(errorsOf(value), value, standard.shape), isFine)).toEqual([]);
  });
});

/** Every property that the schema describes, by pointer; what is in conditions only narrows these. */
function* properties(schema: AnySchemaObject, pointer: string): Iterable<readonly [string, AnySchemaObject]> {
  for (const [name, property] of Object.entries((schema.properties ?? {}) as Record<string, AnySchemaObject>)) {
    yield [`${pointer}/${name}`, property];
    yield* properties(property, `${pointer}/${name}`);
  }
  if (typeof schema.items === 'object') yield* properties(schema.items as AnySchemaObject, `${pointer}/*`);
  for (const [name, def] of Object.entries((schema.$defs ?? {}) as Record<string, AnySchemaObject>)) {
    yield* properties(def, `#${name}`);
  }
}

function* references(value: unknown): Iterable<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    if (key === '$ref' && typeof child === 'string') yield child;
    else yield* references(child);
  }
}

describe.each(standards.map(({ id }) => id))('The schema of %s', (id) => {
  const schema = schemaNamed(id);

  test('is a draft 2020-12 schema with its address at the tag v1 as its identity, a title and a description', () => {
    expect(schema).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: `https://raw.githubusercontent.com/return-gate/return-gate/v1/schemas/${id}.schema.json`,
      title: expect.stringMatching(/\S/),
      description: expect.stringMatching(/\S/),
    });
  });

  test('stands by itself', () => {
    expect([...references(schema)].filter((reference) => !reference.startsWith('#/$defs/'))).toEqual([]);
  });

  test('describes every property', () => {
    const bare = [...properties(schema, '')].filter(([, { description }]) => !/\S/.test(String(description ?? '')));
    expect(bare.map(([pointer]) => pointer)).toEqual([]);
  });
});

describe('The name of a schema in a return, which editors ask for', () => {
  const example = { set: { '/$schema': './schema.json' } };

  test.each(json.map((standard) => [standard.id, standard] as const))('is no finding in %s', async (_, standard) => {
    expect((await checkExample(standard, example)).findings).toEqual([]);
  });
});

describe('A field that only informs people', () => {
  test.each(json.map((standard) => [standard.id, standard] as const))(
    'is an advisory error in %s',
    async (_, standard) => {
      const errorsOf = standard.validate;
      const examples = shown(standard, 'bad', ({ rule }) => rule.id === 'metadata-field-type');
      expect(examples).not.toEqual([]);
      for (const { value } of examples) {
        expect(errorsOf(value)).not.toEqual([]);
        expect(breaksShape(errorsOf(value), value, standard.shape)).toBe(false);
      }
    },
  );
});
