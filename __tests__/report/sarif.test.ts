import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import type { Report } from '../../src/model/report.js';
import { MOST_RESULTS, render, type SarifOptions } from '../../src/report/sarif.js';
import { rules } from '../../src/families/catalog.js';
import { readSarif, ruleOf, type CheckedRun } from '../support/sarif.js';
import { hostileReport } from './hostile.js';
import { FILE, finding, report, trend } from './sample.js';

const LINKS = { server: 'https://github.com', repository: 'o/r', revision: '8f3c2d1a' };
/** What GitHub takes of a file. */
const COMPRESSED_LIMIT = 10_000_000;

function text(of: Report, options: SarifOptions = {}): string {
  return [...render(of, options)].join('');
}

/** Without the schema, which takes its time for many results. */
function runsOf(output: string): CheckedRun {
  const [only] = (JSON.parse(output) as { readonly runs: readonly [CheckedRun] }).runs;
  return only;
}

function run(of: Report, options: SarifOptions = {}): CheckedRun {
  return readSarif(text(of, options));
}

describe('the rules', () => {
  const { driver } = run(report(), { rules, rulePages: 'https://e.example/docs/rules' }).tool;

  test('are all there, whatever was found, each with what and why and how to fix it', () => {
    expect(driver.rules?.map(({ id }) => id)).toEqual(rules.map(({ id }) => id));
    for (const rule of driver.rules ?? []) {
      expect(rule.name).toMatch(/^(?:[A-Z][a-z]*)+$/);
      expect(rule.shortDescription?.text).toMatch(/\.$/);
      expect(rule.fullDescription?.text).toMatch(/\w/);
      expect(rule.help?.text).toMatch(/How to fix: \w[^]*Source: \w/);
      expect(rule.help?.markdown).toMatch(/^## Why\n\n[^]*\n## How to fix\n\n[^]*\n## Sources\n\n- /);
      expect(rule.helpUri).toBe(`https://e.example/docs/rules/${rule.id}.md`);
    }
  });

  test('fit where code scanning cuts', () => {
    for (const rule of rules) {
      expect(rule.summary.length).toBeLessThan(1024);
      expect(rule.rationale.length).toBeLessThanOrEqual(1024);
    }
  });

  test('have the level of their severity, and are off where that is their default', () => {
    const level = (id: string): unknown => driver.rules?.find((rule) => rule.id === id)?.defaultConfiguration;
    expect(level('artifact-missing')).toEqual({ level: 'error' });
    expect(level('artifact-blank')).toEqual({ level: 'warning' });
    expect(level('artifact-relocated')).toEqual({ level: 'note' });
    const off = rules.filter(({ severity }) => severity === 'off').map(({ id }) => level(id));
    expect(off).toEqual(off.map(() => ({ enabled: false })));
  });

  test('keep code as code', () => {
    const help = driver.rules?.find(({ id }) => id === 'no-returns')?.help?.markdown;
    expect(help).toContain('`if-no-returns`');
  });

  test('are named by their id alone where nobody handed them in', () => {
    const bare = run(report({ findings: [finding(), finding(), finding({ rule: 'other' })] }));
    expect(bare.tool.driver.rules).toEqual([{ id: 'artifact-missing' }, { id: 'other' }]);
    expect(bare.results.map(({ ruleIndex }) => ruleIndex)).toEqual([0, 0, 1]);
  });
});

describe('a result', () => {
  test('has rule, level, message, place and fingerprint', () => {
    const source = { kind: 'commit', revision: '8f3c', root: 'examples/clean', shard: null } as const;
    const checked = run(report({ source, findings: [finding()] }), { rules });
    const [result] = checked.results;
    expect(result).toEqual({
      ruleId: 'artifact-missing',
      ruleIndex: rules.findIndex(({ id }) => id === 'artifact-missing'),
      level: 'error',
      message: { text: 'File does not exist: "src/parser.ts". Commit it.' },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: `examples/clean/${FILE}`, uriBaseId: '%SRCROOT%' },
            region: { startLine: 5, startColumn: 15, endLine: 5, endColumn: 30 },
          },
          logicalLocations: [{ fullyQualifiedName: '/artifacts/0/path' }],
        },
      ],
      partialFingerprints: { 'returnGate/v1': 'f1' },
      properties: { index: 0 },
    });
    expect(result === undefined ? undefined : ruleOf(checked, result).id).toBe('artifact-missing');
    expect(checked.columnKind).toBe('utf16CodeUnits');
    expect(checked.originalUriBaseIds).toHaveProperty(['%SRCROOT%']);
  });

  test.each([
    ['error', 'error'],
    ['warning', 'warning'],
    ['notice', 'note'],
  ] as const)('of severity %s has the level %s', (severity, level) => {
    expect(run(report({ findings: [finding({ severity })] })).results[0]?.level).toBe(level);
  });

  test.each([
    ['a b/ü#?%.json', 'a%20b/%C3%BC%23%3F%25.json'],
    ['c:/x.json', 'c%3A/x.json'],
    ['caf\udce9.json', 'caf%E9.json'],
    ['x:/[x]|<y>.json', 'x%3A/%5Bx%5D%7C%3Cy%3E.json'],
  ])('in %j has the address %s', (file, uri) => {
    const [result] = run(report({ findings: [finding({ file })] })).results;
    expect(result?.locations?.[0]?.physicalLocation?.artifactLocation?.uri).toBe(uri);
  });

  test('of the run has an address too, since code scanning rejects the file for one without', () => {
    const nowhere = finding({ file: null, index: null, pointer: null, range: null });
    const [result] = run(report({ findings: [nowhere] })).results;
    expect(result?.locations?.[0]?.physicalLocation).toMatchObject({
      artifactLocation: { uri: 'the%20whole%20run' },
      region: { startLine: 1 },
    });
    expect(result).not.toHaveProperty('properties');
  });

  test('has a message without placeholders and links (sections 3.11.5 and 3.11.6)', () => {
    const message = 'Found {0} and [here](https://e.example) in a[0](1)\u202e';
    const [result] = run(report({ findings: [finding({ message, recommendation: '' })] })).results;
    expect(result?.message.text).toBe('Found {{0}} and [here]\\(https://e.example) in a[0]\\(1)\\u202e');
  });

  test('is new or unchanged where a baseline knows some, and says nothing of it where none does', () => {
    const findings = [finding({ baselined: true }), finding({ severity: 'notice' })];
    expect(run(report({ findings })).results.map(({ level, baselineState }) => [level, baselineState])).toEqual([
      ['note', 'new'],
      ['error', 'unchanged'],
    ]);
    expect(run(report({ findings: [finding()] })).results[0]).not.toHaveProperty('baselineState');
  });

  test('is new, updated or unchanged since the newest earlier report, whatever a baseline knows; none is absent', () => {
    const [fresh, other, same] = [finding(), finding({ baselined: true }), finding()];
    const of = report({ findings: [fresh, same, other], trend: trend({ added: [fresh], updated: [other] }) });
    const checked = run(of);
    expect(checked.results.map(({ baselineState }) => baselineState)).toEqual(['new', 'unchanged', 'updated']);
    expect(checked).not.toHaveProperty('baselineGuid');
    const first = report({ findings: [fresh], trend: trend({ against: null, added: [], fixed: [] }) });
    expect(run(first).results[0]).not.toHaveProperty('baselineState');
  });
});

describe('the run', () => {
  test('names repository and commit where they are known', () => {
    expect(run(report(), { links: LINKS }).versionControlProvenance).toEqual([
      {
        repositoryUri: 'https://github.com/o/r',
        revisionId: '8f3c2d1a9b7e6f5a4c3b2d1e0f9a8b7c6d5e4f3a',
        mappedTo: { uriBaseId: '%SRCROOT%' },
      },
    ]);
    expect(run(report())).not.toHaveProperty('versionControlProvenance');
    const workspace = { kind: 'workspace', revision: null, root: '', shard: null } as const;
    expect(run(report({ source: workspace }), { links: LINKS })).not.toHaveProperty('versionControlProvenance');
  });

  test.each([
    ['', null, undefined],
    ['app one', null, 'return-gate/app%20one/'],
    ['', '2/4', 'return-gate/shard-2-of-4/'],
    ['a/b', '1/2', 'return-gate/a/b/shard-1-of-2/'],
  ])('has a category of its own for the root %j and the shard %j: %s', (root, shard, id) => {
    const source = { kind: 'commit', revision: '8f3c', root, shard } as const;
    expect(run(report({ source })).automationDetails?.id).toBe(id);
  });

  test('says that it was carried out, and what came of it', () => {
    const { invocations, properties } = run(report({ findings: [finding()] }));
    expect(invocations).toEqual([{ executionSuccessful: true, toolExecutionNotifications: [] }]);
    expect(properties).toMatchObject({ conclusion: 'failed', failOn: 'error', counts: { errors: 1 } });
  });
});

describe('what code scanning does not take', () => {
  test('is left out, the mildest first, and a notification says so', () => {
    const findings = Array.from({ length: MOST_RESULTS + 10 }, (_, i) =>
      finding({ severity: i % 100 === 99 ? 'error' : 'notice', baselined: i === 0 }),
    );
    const output = text(report({ findings }));
    const { results, invocations } = runsOf(output);
    expect(results).toHaveLength(MOST_RESULTS);
    expect(results.slice(0, 250).every(({ level }) => level === 'error')).toBe(true);
    expect(results.slice(250).every(({ level }) => level === 'note')).toBe(true);
    expect(results.filter(({ baselineState }) => baselineState === 'unchanged')).toEqual([]);
    expect(invocations?.[0]?.toolExecutionNotifications?.[0]).toMatchObject({
      level: 'warning',
      message: { text: expect.stringMatching(/^25000 of 25010 findings are listed, the worst first/) },
    });
    expect(gzipSync(output).length).toBeLessThan(COMPRESSED_LIMIT);
  });

  test('is never held as one string', () => {
    const findings = Array.from({ length: 5000 }, () => finding());
    const lengths = [...render(report({ findings }), { rules })].map(({ length }) => length);
    expect(Math.max(...lengths)).toBeLessThan(300_000);
  });
});

test('whatever the report quotes, the file is valid, and each result names its file', () => {
  fc.assert(
    fc.property(hostileReport, (sample) => {
      const checked = run(sample, { links: LINKS });
      expect(checked.results).toHaveLength(sample.findings.length);
      for (const result of checked.results) {
        ruleOf(checked, result);
        const uri = result.locations?.[0]?.physicalLocation?.artifactLocation?.uri;
        expect(uri).toMatch(/^[\w.~%/-]*$/);
        expect(result.message.text?.replace(/\{\{|\}\}/g, '')).not.toMatch(/[{}]|\]\(/);
      }
    }),
  );
});
