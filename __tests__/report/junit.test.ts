import fc from 'fast-check';
import { parse } from 'junit2json';
import type { Report } from '../../src/model/report.js';
import { render } from '../../src/report/junit.js';
import { readJunit, type Testsuite } from '../support/junit.js';
import { hostileReport } from './hostile.js';
import { FILE, finding, record, report } from './sample.js';

function text(of: Report): string {
  return [...render(of)].join('');
}

function suites(of: Report): readonly Testsuite[] {
  return readJunit(text(of));
}

/** A file has a name. */
const NAMED = hostileReport.filter(({ findings }) => findings.every(({ file }) => file !== ''));
const LOG = 'returns/log.jsonl';

describe('suites and tests', () => {
  test('are files and their returns, in the order of names, the run last', () => {
    const returns = [
      record({ file: 'z.json' }),
      record({ file: LOG }),
      record({ file: LOG, index: 1, line: 2, agent: null }),
      record({ file: 'a.json' }),
    ];
    expect(suites(report({ returns }))).toEqual([
      { name: 'a.json', cases: [{ name: 'return 1 of implementer-agent', classname: 'a.json' }] },
      {
        name: LOG,
        cases: [
          { name: 'return 1 of implementer-agent', classname: LOG },
          { name: 'return 2', classname: LOG },
        ],
      },
      { name: 'z.json', cases: [{ name: 'return 1 of implementer-agent', classname: 'z.json' }] },
      {
        name: 'return-gate',
        cases: [
          {
            name: 'the whole run',
            classname: 'return-gate',
            log: 'PASSED: 4 returns, 4 claims, no findings\n',
          },
        ],
      },
    ]);
  });

  test('are named by the place in the repository', () => {
    const source = { kind: 'commit', revision: 'abc', root: 'app', shard: null } as const;
    expect(suites(report({ source }))[0]?.name).toBe(`app/${FILE}`);
  });

  test('have one test for all that concerns the file itself, and one for each return that could not be judged', () => {
    const findings = [
      finding({ file: LOG, index: null, rule: 'json-syntax', message: 'Broken.' }),
      finding({ file: LOG, index: null, rule: 'json-only', message: 'Not only.' }),
      finding({ file: LOG, index: 2, rule: 'unknown', message: 'What is it?' }),
    ];
    const [suite] = suites(report({ returns: [record({ file: LOG })], findings }));
    expect(suite?.cases.map(({ name, failure }) => [name, failure?.type])).toEqual([
      ['the file', 'json-syntax'],
      ['return 1 of implementer-agent', undefined],
      ['return 3', 'unknown'],
    ]);
    expect(suite?.cases[0]?.failure?.message).toBe('Broken. (and 1 more)');
    expect(suite?.cases[0]?.failure?.text.split('\n')).toHaveLength(3);
  });
});

describe('a failure', () => {
  test('is what fails the run, and shows where it stands and what to do', () => {
    const [suite] = suites(report({ findings: [finding(), finding({ severity: 'warning' })] }));
    expect(suite?.cases).toEqual([
      {
        name: 'return 1 of implementer-agent',
        classname: FILE,
        failure: {
          message: 'File does not exist: "src/parser.ts".',
          type: 'artifact-missing',
          text: `${FILE}:5:15: error artifact-missing: File does not exist: "src/parser.ts". Commit it.\n`,
        },
        log: `${FILE}:5:15: warning artifact-missing: File does not exist: "src/parser.ts". Commit it.\n`,
      },
    ]);
  });

  test.each([
    ['error', ['error']],
    ['warning', ['error', 'warning']],
    ['notice', ['error', 'warning', 'notice']],
    ['never', []],
  ] as const)('follows --fail-on %s: %j', (failOn, failing) => {
    const severities = ['error', 'warning', 'notice'] as const;
    const findings = severities.map((severity, index) => finding({ severity, index }));
    const returns = severities.map((_, index) => record({ index }));
    const conclusion = failing.length === 0 ? 'passed' : 'failed';
    const [suite] = suites(report({ returns, findings, failOn, conclusion }));
    const failed = suite?.cases.map(({ failure }) => failure !== undefined);
    expect(failed).toEqual(severities.map((severity) => failing.some((one) => one === severity)));
    expect(suite?.cases.map(({ log }) => log !== undefined)).toEqual(failed?.map((one) => !one));
  });

  test('is none of those that the baseline knows', () => {
    const [suite] = suites(report({ findings: [finding({ baselined: true })] }));
    expect(suite?.cases[0]?.failure).toBeUndefined();
    expect(suite?.cases[0]?.log).toMatch(/: known error artifact-missing: /);
  });

  test('of the run is in its own suite', () => {
    const nowhere = finding({ file: null, index: null, pointer: null, range: null, message: 'Of all.' });
    const last = suites(report({ findings: [nowhere] })).at(-1);
    expect(last?.cases[0]?.failure).toEqual({
      message: 'Of all.',
      type: 'artifact-missing',
      text: 'the whole run: error artifact-missing: Of all. Commit it.\n',
    });
  });

  test('is there wherever the run did not pass, also where nothing was found and nothing fails', () => {
    const nothing = report({ returns: [], conclusion: 'empty', failOn: 'never' });
    expect(suites(nothing)[0]?.cases[0]?.failure?.message).toBe('EMPTY: no returns found');
  });
});

describe('a published reader', () => {
  test('finds the same suites, tests, counts and failures', async () => {
    const sample = report({
      returns: [record(), record({ file: LOG })],
      findings: [finding({ message: '<b> & "c" ]]> \u001b' }), finding({ file: LOG, severity: 'notice' })],
    });
    expect(await parse(text(sample))).toEqual({
      name: 'return-gate',
      tests: 3,
      failures: 1,
      errors: 0,
      time: 0,
      testsuite: [
        expect.objectContaining({ name: LOG, tests: 1, failures: 0 }),
        expect.objectContaining({
          name: FILE,
          tests: 1,
          failures: 1,
          testcase: [
            {
              name: 'return 1 of implementer-agent',
              classname: FILE,
              time: 0,
              failure: [
                {
                  message: '<b> & "c" ]]> \\u001b',
                  type: 'artifact-missing',
                  inner: `${FILE}:5:15: error artifact-missing: <b> & "c" ]]> \\u001b. Commit it.\n`,
                },
              ],
            },
          ],
        }),
        expect.objectContaining({ name: 'return-gate' }),
      ],
    });
  });

  test('reads whatever the report quotes', async () => {
    await fc.assert(
      fc.asyncProperty(NAMED, async (sample) => {
        const ours = suites(sample);
        const theirs = await parse(text(sample));
        expect(theirs).toHaveProperty('testsuite.length', ours.length);
        expect(theirs).toHaveProperty(
          'failures',
          ours.flatMap(({ cases }) => cases).filter(({ failure }) => failure !== undefined).length,
        );
      }),
    );
  });
});
