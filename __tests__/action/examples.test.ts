import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onEachNode } from '../support/nodes.js';
import { makeRepository, type Repository } from '../support/repository.js';
import { annotationsOf, REPOSITORY, runStep, SERVER, type StepResult } from '../support/runner.js';

const EXAMPLES = fileURLToPath(new URL('../../examples', import.meta.url));
const PHANTOM = 'examples/phantom-work/specs/2_export_report/.return-meta.json';

let repository: Repository;
let head: string;

beforeAll(() => {
  // A copy, so that what is checked is what lies here and not what was committed last.
  repository = makeRepository([]);
  cpSync(EXAMPLES, join(repository.directory, 'examples'), { recursive: true });
  repository.git('add', '--all');
  repository.git('commit', '--quiet', '--message=Examples');
  head = repository.git('rev-parse', 'HEAD');
});

function run(example: string, node: string): Promise<StepResult> {
  return runStep({ workspace: repository.directory, inputs: { 'working-directory': `examples/${example}` }, node });
}

/** The rows of a table of the summary, without its header. */
function rows(summary: string, heading: string): readonly string[] {
  const [, section = ''] = summary.split(`\n${heading}\n`);
  const [table = ''] = section.slice(section.indexOf('\n|')).trim().split('\n\n');
  return table.split('\n').slice(2);
}

function blob(path: string, line: number): string {
  return `${SERVER}/${REPOSITORY}/blob/${head}/${path}#L${String(line)}`;
}

onEachNode((node) => {
  describe('phantom-work', () => {
    let result: StepResult;

    beforeAll(async () => {
      result = await run('phantom-work', node);
    });

    test('fails the step with status 1, and says nothing on standard error', () => {
      expect([result.status, result.stderr]).toEqual([1, '']);
    });

    test('annotates each finding at its line and columns, in the file as the repository names it', () => {
      const at = (file: string, line: number, col: number, endColumn: number) => ({
        file,
        line: String(line),
        endLine: String(line),
        col: String(col),
        endColumn: String(endColumn),
      });
      expect(annotationsOf(result)).toEqual([
        {
          name: 'error',
          properties: { title: 'artifact-missing', ...at(PHANTOM, 11, 15, 27) },
          data: expect.stringMatching(
            /^Artifact does not exist: "src\/csv\.js"\. It is not in this commit or its history\. Commit `src\/csv\.js`, /,
          ),
        },
        {
          name: 'error',
          properties: { title: 'artifact-empty', ...at(PHANTOM, 16, 15, 83) },
          data: expect.stringMatching(
            /^Artifact is empty: "specs\/2_export_report\/summaries\/.+\.md"\. Write the content of /,
          ),
        },
      ]);
    });

    test('names the false claims first and last in the log, and shows the source lines', () => {
      expect(result.log).toContain('"path": "src/csv.js",');
      expect(result.log).toContain('^~~~~~~~~~~~');
      const lines = result.log.trim().split('\n');
      const names =
        /general-implementation-agent claims `src\/csv\.js`, which does not exist \(.*\), and `.*`, which is empty \(.*\); 2 errors/;
      expect(lines[0]).toMatch(names);
      expect(lines.at(-1)).toMatch(new RegExp(`^return-gate FAILED: ${names.source} \\(fails on error\\)$`));
    });

    test('sets every output, although it fails', () => {
      expect(result.outputs).toEqual({
        conclusion: 'failed',
        files: '2',
        returns: '2',
        claims: '6',
        findings: '2',
        errors: '2',
        warnings: '0',
        notices: '0',
        'phantom-claims': '2',
        report: join(result.temporary, 'return-gate', 'report.json'),
      });
    });

    test('writes a summary whose heading names the false claims, with agent, file and line', () => {
      const lines = result.summary.split('\n').filter((line) => line !== '');
      const [heading = '', counts] = lines.map((line) => line.replaceAll('<wbr>', '').replaceAll('\\_', '_'));
      expect(heading.startsWith('## ❌ general-implementation-agent claims `src/csv.js`, which does not exist (')).toBe(
        true,
      );
      expect(heading).toContain(`.return-meta.json:11\`](${blob(PHANTOM, 11)})`);
      expect(heading).toContain(`.return-meta.json:16\`](${blob(PHANTOM, 16)})`);
      expect(counts).toBe(
        '2 of 6 claims are false, 2 moved since. 2 errors (fails on error). Checked: 2 returns, in 2 files.',
      );
      expect(lines[2]).toBe('### False claims');
    });

    test('has a table of the false claims, each with a link to its line', () => {
      const found = rows(result.summary, '### False claims');
      const places = [
        [11, ' does not exist. It is not in this commit or its history. [`artifact-missing`]'],
        [16, ' is empty [`artifact-empty`]'],
      ] as const;
      expect(found).toHaveLength(places.length);
      for (const [i, [line, says]] of places.entries()) {
        expect(found[i]).toContain(says);
        expect(found[i]).toContain(`](${blob(PHANTOM, line)}) | \`general-implementation-agent\` |`);
      }
    });

    test('counts the claims by verdict, and links to the checked commit', () => {
      expect(result.summary).toMatch(/\| present \| empty \| missing \| relocated \|\n\|.*\n\| 2 \| 1 \| 1 \| 2 \|/);
      expect(result.summary).toContain(`(${SERVER}/${REPOSITORY}/commit/${head})`);
    });
  });

  describe('clean', () => {
    let result: StepResult;

    beforeAll(async () => {
      result = await run('clean', node);
    });

    test('passes without a command or a word on standard error', () => {
      expect([result.status, result.stderr, result.commands]).toEqual([0, '', []]);
      expect(result.log.trim().split('\n')).toEqual([
        'All 5 claims are true; no findings',
        'return-gate PASSED: 3 returns, 5 claims, no findings',
      ]);
    });

    test('writes a summary of the returns, without a table of findings', () => {
      expect(result.summary).toMatch(/^## ✅ All 5 claims are true\n/);
      expect(rows(result.summary, '**Returns**')).toHaveLength(3);
      expect(result.summary).not.toContain('### Other findings');
    });
  });
});
