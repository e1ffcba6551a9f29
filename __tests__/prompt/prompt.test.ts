import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { familyNamed } from '../../src/families/choose.js';
import { UsageError } from '../../src/model/usage.js';
import { prompt } from '../../src/cli/commands/prompt.js';
import { SCHEMAS } from '../../src/cli/commands/schemas.js';
import { EXAMPLE_FOLLOWS, type SchemaNode } from '../../src/prompt/instruction.js';
import { loadedFamilies, standards } from '../../src/families/registry.js';
import { SAMPLE_FILE } from '../../src/model/sample-return.js';
import { captured, recordingCaller } from '../support/captured.js';
import { evaluate } from '../support/command-line.js';
import { makeRepository } from '../support/repository.js';

async function printed(...args: readonly string[]): Promise<string> {
  const { status, stdout } = await captured((caller) => prompt(args, caller));
  expect(status).toBe(0);
  return stdout;
}

function exampleIn(text: string): string {
  return text.slice(text.indexOf(EXAMPLE_FOLLOWS) + EXAMPLE_FOLLOWS.length).trimStart();
}

test.each(['return-meta@1.2', 'return-meta@1.4', 'return-meta@2.1'])(
  'The brief instruction has a template without errors and warnings: %s',
  async (standard) => {
    const text = await printed('--brief', '--standard', standard);
    const files = { [SAMPLE_FILE]: /^\{[^]*^\}$/m.exec(text)?.[0] ?? '', 'src/export.js': 'export {};\n' };
    const { directory } = makeRepository([{ files }]);
    const { report } = await evaluate(directory, ['--standard', standard]);
    expect([report.conclusion, report.findings, report.counts.claims]).toEqual(['passed', [], 1]);
    expect(text.trim().split('\n').length).toBeLessThan(20);
  },
);

test('Of a family, the instruction is for the version of the configuration', async () => {
  const root = mkdtempSync(join(tmpdir(), 'return-gate-'));
  try {
    writeFileSync(join(root, '.return-gate.yml'), 'standards:\n  return-meta: return-meta@2.1\n');
    const said = await printed('--standard', 'return-meta', '--root', root);
    expect(said).toBe(await printed('--standard', 'return-meta@2.1'));
    expect(said).not.toBe(await printed('--standard', 'return-meta'));
  } finally {
    rmSync(root, { recursive: true });
  }
});

test('The instruction has the words of the project', async () => {
  const root = mkdtempSync(join(tmpdir(), 'return-gate-'));
  try {
    const text =
      'vocabulary:\n  return-meta:\n    statuses: { reviewed: true }\n    artifact-types: { slides: true }\n';
    writeFileSync(join(root, '.return-gate.yml'), text);
    const said = await printed('--standard', 'return-meta@1.2', '--root', root);
    expect(said).toContain('"blocked", "reviewed"; required');
    expect(said).toContain('"implementation", "slides"; required');
    expect(said).toContain('or "reviewed". With it, every path');
  } finally {
    rmSync(root, { recursive: true });
  }
});

test.each(standards.filter(({ isDefault }) => isDefault).map(({ family, id }) => [family, id]))(
  'The instruction for the family %s is that for %s, its default',
  async (family, id) => {
    expect(await printed('--standard', family)).toBe(await printed('--standard', id));
  },
);

test('Without a standard, the instruction asks for what is committed, and a hook checks last messages', async () => {
  const said = await printed();
  expect(said).toBe(await printed('--standard', 'return-meta'));
  expect(said).not.toContain('Your last message must be');
  const { caller, stdout, stderr } = recordingCaller();
  expect(await prompt(['--hook', 'claude'], caller)).toBe(0);
  expect(stdout.join('')).toBe(await printed('--hook', 'claude', '--standard', 'subagent-return'));
  const [, family = ''] = /return-gate prompt --standard (\S+) prints/.exec(stderr.join('')) ?? [];
  expect(await printed('--standard', family)).toContain('Your last message must be');
});

describe.each(standards.map((standard) => [standard.id, standard] as const))(
  'The instruction for %s',
  (id, standard) => {
    const said = loadedFamilies.find(({ prompts }) => prompts.has(standard.family))?.prompts.get(standard.family);

    test('names its version and every word that it allows', async () => {
      const text = await printed('--standard', id);
      expect(text).toContain(`RETURN FORMAT: ${id}\n`);
      for (const word of [...standard.statuses, ...standard.artifactTypes]) expect(text).toContain(`"${word}"`);
    });

    test('has every field that the schema requires', async () => {
      const text = await printed('--standard', id);
      const isComposed = (name: string): boolean =>
        (SCHEMAS.get(id) as SchemaNode | undefined)?.properties?.[name]?.readOnly === true;
      for (const name of standard.shape.fields[''] ?? []) {
        const label = said?.list === 'parts' ? name.replaceAll('_', ' ') : name;
        if (name === '$schema') continue;
        if (isComposed(name)) expect(text).not.toContain(`\n- ${label} (`);
        else expect(text).toContain(`\n- ${label} (`);
      }
    });

    test('says nothing empty', async () => {
      const text = await printed('--standard', id);
      expect(text).not.toMatch(/\(; |\(\)|Success is \.|: \.$/m);
    });

    if (familyNamed(standard.family).form === 'whole') {
      test('tells from where its paths are, speaks of no JSON, and names no agent', async () => {
        const text = await printed('--standard', id);
        expect(text).toMatch(/relative to\s+the [a-z]/);
        expect(text).not.toContain('JSON');
        await expect(printed('--standard', id, '--session', 'sess_1_b')).rejects.toThrow('names no agent');
        await expect(printed('--standard', id, '--hook', 'claude')).rejects.toThrow('leave --hook out');
      });
    } else if (said?.isJson === true && said.withoutAgent !== undefined) {
      test('has an example with its session, and names no agent', async () => {
        const text = await printed('--standard', id, '--session', 'sess_1_b');
        expect(JSON.parse(exampleIn(text))).toMatchObject({ session_id: 'sess_1_b' });
        expect(text).toContain('"session_id" is exactly "sess_1_b".');
        await expect(printed('--standard', id, '--agent', 'scribe')).rejects.toThrow('names no agent');
        await expect(printed('--standard', id, '--hook', 'claude')).rejects.toThrow('leave --agent and --hook out');
      });
    } else if (said?.nameless === null && standard.sample.value !== undefined) {
      test('has an example in the name of the agent and its session', async () => {
        const text = await printed('--standard', id, '--agent', 'scribe', '--session', 'sess_1_b');
        const value = JSON.parse(exampleIn(text)) as { metadata: { agent_type: string; session_id: string } };
        expect(value.metadata).toMatchObject({ agent_type: 'scribe', session_id: 'sess_1_b' });
        expect(text).toContain('"metadata.session_id" is exactly "sess_1_b".');
      });
    }
  },
);

describe('A hook', () => {
  interface Settings {
    readonly hooks: { readonly SubagentStop: readonly [{ matcher?: string; hooks: readonly [{ command: string }] }] };
  }
  const settings = async (...args: readonly string[]): Promise<Settings['hooks']['SubagentStop'][0]> =>
    (JSON.parse(await printed('--hook', 'claude', ...args)) as Settings).hooks.SubagentStop[0];

  test('of Claude Code runs validate, for the agent that is named', async () => {
    const named = await settings('--standard', 'return-meta@2.1', '--agent', 'a.b');
    expect(named.matcher).toBe('^a\\.b$');
    expect(named.hooks[0].command).toBe(
      'return-gate validate --hook claude --standard return-meta@2.1 --root "$CLAUDE_PROJECT_DIR"',
    );
    expect(await settings()).not.toHaveProperty('matcher');
  });

  test('quotes what it hands to a shell', async () => {
    const { hooks } = await settings('--session', `a'; rm -rf "$HOME`);
    expect(hooks[0].command).toContain(`--expect-session 'a'\\''; rm -rf "$HOME' --root`);
  });

  test.each([
    [['--hook', 'vim']],
    [['--standard', 'x']],
    [['x']],
    [['--standard', 'result-envelope@1', '--session', 's']],
  ])('is refused: %j', async (args) => {
    await expect(captured((caller) => prompt(args, caller))).rejects.toThrow(UsageError);
  });
});
