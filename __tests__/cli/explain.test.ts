import { UsageError } from '../../src/model/usage.js';
import { explain } from '../../src/cli/commands/explain.js';
import { rules as rulesCommand, schema, standards as standardsCommand } from '../../src/cli/commands/reference.js';
import type { Caller } from '../../src/cli/terminal/caller.js';
import { SCHEMAS } from '../../src/cli/commands/schemas.js';
import { rules } from '../../src/families/catalog.js';
import { standards } from '../../src/families/registry.js';
import { captured } from '../support/captured.js';
import { schemaNamed } from '../support/schema-validators.js';

type Command = (args: readonly string[], caller: Caller) => number | Promise<number>;

const run = (command: Command, ...args: readonly string[]): Promise<string> =>
  captured((caller) => command(args, caller)).then(({ status, stdout }) => {
    expect(status).toBe(0);
    return stdout;
  });

async function refusal(command: Command, ...args: readonly string[]): Promise<unknown> {
  return captured((caller) => command(args, caller)).then(
    () => null,
    (error: unknown) => error,
  );
}

/** Lines end without white space, and nothing is styled: standard output is no terminal here. */
const TIDY = /^(?:(?:[^\u001b\n]*[^\u001b\s])?\n)*$/;

describe('explain', () => {
  test.each(rules.map((rule) => [rule.id, rule] as const))('tells all of %s', async (id, rule) => {
    const text = await run(explain, id);
    expect(text).toMatch(TIDY);
    const flowing = text.replace(/\s+/g, ' ');
    for (const part of [id, rule.summary, rule.rationale, rule.remedy])
      expect(flowing).toContain(part.replace(/\s+/g, ' '));
    for (const heading of ['Why', 'How to fix', 'Versions that have it', 'Sources', 'Bad', 'Good']) {
      expect(text).toContain(`\n${heading}\n`);
    }
  });

  test('gives the same as data', async () => {
    expect(JSON.parse(await run(explain, 'errors-required', '--format', 'json'))).toMatchObject({
      id: 'errors-required',
      area: 'errors',
      severity: 'error',
      sources: [{ document: '003' }, { document: '001' }],
      versions: expect.arrayContaining([
        { standard: 'return-meta@1.2', severity: 'warning', params: {} },
        { standard: 'subagent-return@1.2', severity: 'error', params: {} },
      ]),
      examples: { standard: 'return-meta@1.2', bad: [{ main: { path: 'specs/7_parse_dates/.return-meta.json' } }] },
    });
  });

  test('shows the parameters that a version sets', async () => {
    expect(await run(explain, 'session-id-format')).toMatch(
      /subagent-return@1\.0 +warning +\{"format":"agent-task"\}\n/,
    );
  });

  test('cuts an example that nobody would read to its end', async () => {
    const text = await run(explain, 'file-too-large');
    expect(text.length).toBeLessThan(4000);
    expect(text).toContain('1048577 characters in all');
  });

  test('styles its text where colour is asked for, and never as data', async () => {
    const colored = async (...args: readonly string[]): Promise<string> =>
      (await captured((caller) => explain(args, caller), { FORCE_COLOR: '1' })).stdout;
    expect(await colored('phantom-work')).toContain('\u001b[31merror\u001b[39m');
    expect(await colored('phantom-work', '--no-color')).toMatch(TIDY);
    expect(await colored('phantom-work', '--format', 'json')).not.toContain('\u001b');
  });

  test('suggests the nearest rule for one that there is not', async () => {
    const error = await refusal(explain, 'artifact-mising');
    expect(error).toBeInstanceOf(UsageError);
    expect(error).toHaveProperty('message', expect.stringContaining('Did you mean artifact-missing?'));
  });

  test.each([
    [[]],
    [['phantom-work', 'no-returns']],
    [['phantom-work', '--format', 'xml']],
    [['--colour', 'phantom-work']],
  ])('refuses %j', async (args) => {
    expect(await refusal(explain, ...args)).toBeInstanceOf(UsageError);
  });
});

describe('rules', () => {
  test('lists each rule on a line', async () => {
    const text = await run(rulesCommand);
    expect(text).toMatch(TIDY);
    const listed = [...text.matchAll(/^ {2}(\S+) +(\S+) +\S/gm)].map(([, id]) => id);
    expect([...listed].sort()).toEqual(rules.map(({ id }) => id).sort());
  });

  test('says where the severity depends on the version', async () => {
    expect(await run(rulesCommand)).toMatch(/^ {2}error-type +notice\/error /m);
  });

  test('gives the same as data', async () => {
    const data = JSON.parse(await run(rulesCommand, '--format', 'json')) as {
      readonly rules: readonly { id: string }[];
    };
    expect(data.rules.map(({ id }) => id)).toEqual(rules.map(({ id }) => id));
  });

  test('takes no operand', async () => {
    expect(await refusal(rulesCommand, 'status')).toBeInstanceOf(UsageError);
  });
});

describe('standards', () => {
  test('lists each version with its words', async () => {
    const text = await run(standardsCommand);
    expect(text).toMatch(TIDY);
    const entries = text.split('\n\n');
    expect(entries).toHaveLength(standards.length);
    for (const { id, success } of standards) {
      const entry = entries.find((lines) => lines.startsWith(id)) ?? '';
      // A plan reports nothing.
      if (success.length === 0) expect(entry).not.toContain('success');
      else expect(entry).toMatch(new RegExp(`^ {2}success +${success.join(', ')}$`, 'm'));
    }
  });

  test('marks the default of each family', async () => {
    const marked = [...(await run(standardsCommand)).matchAll(/^(\S+@\S+) {2}the default/gm)].map(([, id]) => id);
    expect([...marked].sort()).toEqual(
      standards
        .filter(({ isDefault }) => isDefault)
        .map(({ id }) => id)
        .sort(),
    );
  });

  test('gives the same as data', async () => {
    const data = JSON.parse(await run(standardsCommand, '--format', 'json')) as {
      readonly standards: readonly object[];
    };
    expect(data.standards).toHaveLength(standards.length);
    expect(data.standards).toContainEqual(
      expect.objectContaining({
        id: 'return-meta@1.2',
        default: true,
        success: ['researched', 'planned', 'implemented'],
        claims: ['/artifacts/*/path'],
        schema: 'return-meta@1.2',
      }),
    );
  });
});

describe('schema', () => {
  test.each([...SCHEMAS.keys()])('prints that of %s, whatever the format', async (name) => {
    expect(JSON.parse(await run(schema, name))).toEqual(schemaNamed(name));
    expect(JSON.parse(await run(schema, name, '--format', 'json'))).toEqual(schemaNamed(name));
  });

  test('suggests the nearest name for one that there is not', async () => {
    const error = await refusal(schema, 'return-meta@1.3');
    expect(error).toHaveProperty('message', expect.stringContaining('Did you mean return-meta@1.2?'));
  });

  test.each(standards.filter(({ isDefault }) => isDefault).map(({ family, id }) => [family, id]))(
    'takes the family %s for %s, its default',
    async (family, id) => {
      expect(JSON.parse(await run(schema, family))).toEqual(schemaNamed(id));
    },
  );

  test('says in its help which there are', async () => {
    const text = await run(schema, '--help');
    for (const name of SCHEMAS.keys()) expect(text).toContain(name);
  });
});
