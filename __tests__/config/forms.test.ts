import { ConfigError } from '../../src/config/error.js';
import { withoutBraces } from '../../src/config/forms.js';
import { configOf } from '../../src/config/load.js';
import type { Declaration } from '../../src/families/forms/declaration.js';
import { PRESETS } from '../../src/families/forms/presets.js';
import type { Content } from '../../src/model/tree.js';

const SCHEMAS: Readonly<Record<string, string>> = {
  'good.json': '{"type":"object"}',
  'patterns.json': '{"properties":{"pattern":{"type":"string","pattern":"^a"}}}',
  'plain.json': '{"properties":{"pattern":{"enum":["pattern"]}}}',
  'broken.json': '{',
  'foreign.json': '{"properties":{"a":{"$ref":"https://example.com/a.json"}}}',
  'unknown.json': '{"$ref":"#/$defs/none"}',
  'large.json': `{"description":"${'a'.repeat(70_000)}"}`,
};

async function readFile(path: string): Promise<Content | null> {
  const text = SCHEMAS[path];
  if (text === undefined) return null;
  if (text.length > 65_536) return { kind: 'too-large', size: text.length };
  return { kind: 'bytes', bytes: Buffer.from(text) };
}

async function formsIn(text: string): Promise<readonly Declaration[]> {
  return (await configOf('gate.yml', Buffer.from(text), readFile)).forms;
}

/** What is wrong, a line each without the file's name. */
async function faultsIn(text: string): Promise<readonly string[]> {
  try {
    await formsIn(text);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.lines.map((line) => line.replace(/^gate\.yml:/, ''));
  }
}

const A = "forms:\n  a:\n    files: ['*.json']\n    claims: { created: /files/* }\n";

describe('A declaration', () => {
  test('is read with its defaults', async () => {
    expect(await formsIn(A)).toEqual([
      {
        name: 'a',
        files: ['*.json'],
        base: '',
        claims: { created: ['/files/*'] },
        status: [],
        agent: [],
        session: [],
        schema: null,
        severity: 'error',
      },
    ]);
  });

  test.each([
    ['status: { at: /s, success: [DONE], other: FAILED, open: [1, true] }'],
    ['status: [{ at: /s, success: [DONE], other: FAILED, open: [1, true] }]'],
    ['status: { at: [{ at: /s, success: [DONE], other: FAILED, open: [1, true] }] }'],
  ])('has a status in any of its forms: %s', async (line) => {
    const [form] = await formsIn(`${A}    ${line}\n`);
    expect(form?.status).toEqual([{ at: '/s', success: ['DONE'], other: ['FAILED'], open: ['1', 'true'] }]);
  });

  test.each([
    ['patterns.json', true],
    ['plain.json', false],
  ])('knows whether all of its schema is checked: %s', async (file, hasPatterns) => {
    const [form] = await formsIn(`${A}    schema: ${file}\n`);
    expect(form?.schema).toMatchObject({ file, hasPatterns });
  });

  test('replaces keys of a preset that is used, and none of one that is not', async () => {
    const own = "backlog: { status: { at: /status, success: [Shipped], open: ['*'] } }";
    const [used] = await formsIn(`forms:\n  use: [backlog]\n  ${own}\n`);
    expect(used).toMatchObject({ claims: { modified: ['/modified_files/*'] }, status: [{ success: ['Shipped'] }] });
    expect(await faultsIn(`forms:\n  ${own}\n`)).toHaveLength(2);
  });
});

test.each([...PRESETS.keys()])('the preset %s is a form without mistakes', async (name) => {
  expect((await formsIn(`forms: { use: [${name}] }`)).map((form) => form.name)).toEqual([name]);
  expect(await formsIn(PRESETS.get(name) ?? '')).toEqual(await formsIn(`forms: { use: [${name}] }`));
});

test.each<readonly [text: string, ...faults: readonly string[]]>([
  ['forms: 5', '1:8 forms is 5: write keys and their values.'],
  ['forms: {}', '1:8 forms is an object: write forms by name, or use with names of presets.'],
  ['forms: { use: [backlg] }', '1:16 There is no preset "backlg": did you mean "backlog"?'],
  ['forms: { use: [zzz] }', '1:16 There is no preset "zzz": known are backlog, gsd2, agent-os, apm and ralph.'],
  [
    'forms: { bmad-story: { files: a.md, claims: { created: /a } } }',
    '1:10 "bmad-story" is the name of a built-in family: choose another.',
  ],
  [
    'forms: { My_Form: { files: a.md, claims: { created: /a } } }',
    '1:10 "My_Form" cannot be the name of a form: use lower-case letters, digits and dashes.',
  ],
  [
    'forms: { a: 5 }',
    '1:13 forms.a is 5: write keys and their values: files, base, claims, status, agent, session, schema and severity.',
  ],
  [
    'forms: { a: {} }',
    '1:13 forms.a lacks "files": write the patterns of its files, such as ["runs/**/result.json"].',
    '1:13 forms.a lacks "claims": write where its returns name files, under created, modified, deleted, listed or commit.',
  ],
  [
    'forms: { a: { file: a.md, claims: { create: /a } } }',
    '1:15 There is no key "file" in forms.a. Did you mean "files"?',
    '1:37 There is no key "create" in forms.a.claims. Did you mean "created"?',
  ],
  [
    "forms: { a: { files: ['../a'], claims: { created: /a } } }",
    '1:23 The pattern "../a" has a "." or ".." inside: write it relative to the project root.',
  ],
  [
    `${A}    base: folder a/b\n`,
    '5:11 forms.a.base is "folder a/b": write "root", "file", or "folder NAME" with the name of a folder.',
  ],
  [`${A}    severity: notice\n`, '5:15 forms.a.severity is "notice": write error or warning.'],
  [
    `${A}    status: { success: [x] }\n`,
    '5:13 forms.a.status lacks "at": write where the status is, a pointer such as "/files/*", a heading such as "# New Files", or a label such as "Output:".',
  ],
  [
    `${A}    status: { at: /s }\n`,
    '5:13 forms.a.status lacks "success": write the words of a success, such as [DONE].',
  ],
  [
    `${A}    status: { at: /s, success: ['*', Done], open: ['*'] }\n`,
    '5:13 forms.a.status has the word "*" twice: keep it in one list.',
  ],
  [
    `${A}    agent: 5\n`,
    '5:12 forms.a.agent is 5: write a pointer such as "/files/*", a heading such as "# New Files", or a label such as "Output:".',
  ],
  [
    `${A}    agent: '# Agent'\n`,
    '3:5 forms.a has the source "# Agent", but its files are JSON: write a pointer, such as "/files/*".',
  ],
  [
    `${A}    schema: none.json\n`,
    '5:13 forms.a.schema is "none.json": there is no such file where the configuration is read.',
  ],
  [`${A}    schema: large.json\n`, '5:13 forms.a.schema is "large.json": it is larger than 64 KiB.'],
  [
    `${A}    schema: foreign.json\n`,
    '5:13 forms.a.schema is "foreign.json": The schema foreign.json cannot be used: it refers to https://example.com/a.json; only references to itself are allowed.',
  ],
])('%s is refused', async (text, ...faults) => {
  expect(await faultsIn(text)).toEqual(faults);
});

test('a schema that is no JSON, or refers to what it lacks, is refused', async () => {
  expect(await faultsIn(`${A}    schema: broken.json\n`)).toEqual([
    expect.stringMatching(/^5:13 forms\.a\.schema is "broken\.json": .*JSON/),
  ]);
  expect(await faultsIn(`${A}    schema: unknown.json\n`)).toEqual([
    expect.stringMatching(/cannot be used: can't resolve reference/),
  ]);
});

test('braces stand for each of their parts', () => {
  expect(withoutBraces('{a,b/{c,d}}/*.md')).toEqual(['a/*.md', 'b/c/*.md', 'b/d/*.md']);
  expect(withoutBraces('{a}/b')).toEqual(['{a}/b']);
  expect(withoutBraces('{a,b}'.repeat(20)).length).toBeLessThan(300);
});
