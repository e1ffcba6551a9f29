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
          properties: {
            title: 'general-implementation-agent claims `src/csv.js`, which does not exist',
            ...at(PHANTOM, 11, 15, 27),
          },
          data: expect.stringMatching(
            /^It is not in this commit or its history\. Commit `src\/csv\.js`, .* https:.*\/artifact-missing\.md$/,
          ),
        },
        {
          name: 'error',
          properties: { title: expect.stringMatching(/ claims .*, which is empty$/), ...at(PHANTOM, 16, 15, 83) },
          data: expect.stringMatching(/^Write the content of /),
        },
      ]);
    });

    test('names the false claims first and last in the log', () => {
      const lines = result.log.trim().split('\n');
      const names =
        /general-implementation-agent claims `src\/csv\.js`, which does not exist \(.*\), and `.*`, which is empty \(.*\); 2 errors/;
      expect(lines[0]).toMatch(names);
      expect(lines.at(-1)).toBe('return-gate FAILED: 2 claims are false: `src/csv.js` and 1 more; 2 errors');
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

    test('writes a summary that says what is wrong, and links to its line at the checked commit', () => {
      expect(result.summary).toMatch(/^### ❌ 2 claims are false: `src\/csv\.js` and 1 more\n/);
      const repository = `${SERVER}/${REPOSITORY}`;
      const line = `${repository}/blob/${head}/${PHANTOM}#L11`;
      expect(result.summary).toContain(`](${line}) | \`general-implementation-agent\` |`);
      expect(result.summary).toContain(`(${repository}/commit/${head})`);
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
        'All 5 claims hold; no findings',
        'return-gate PASSED: 3 returns, 5 claims, no findings',
      ]);
    });

    test('writes a summary without a table of findings', () => {
      expect(result.summary).toMatch(/^### ✅ All 5 claims hold\n/);
      expect(result.summary).not.toContain('indings\n');
    });
  });
});
