import { render } from '../../src/report/github.js';
import { readCommands } from './runner.js';
import { finding, report } from './sample.js';

describe('the github format', () => {
  test('writes annotations as commands, then the conclusion', () => {
    const findings = [
      finding({ file: 'a,b:c.json', message: '100% "x": gone.' }),
      finding({ severity: 'warning', file: null, range: null }),
    ];
    const output = [...render(report({ findings }), {})].join('');
    expect(output).toBe(
      'The one claim holds; 1 error, 1 warning\n' +
        '::error title=100%25 "x"%3A gone,file=a%2Cb%3Ac.json,line=5,col=15,endColumn=30::Commit it. https://github.com/return-gate/return-gate/blob/HEAD/docs/rules/artifact-missing.md\n' +
        '::warning title=File does not exist%3A "src/parser.ts"::Commit it. https://github.com/return-gate/return-gate/blob/HEAD/docs/rules/artifact-missing.md\n' +
        'FAILED: 1 error, 1 warning\n',
    );
    expect(readCommands(output)[0]?.properties.file).toBe('a,b:c.json');
  });

  test.each([
    [{}, 10],
    [{ budget: { perType: 3, total: 3 } }, 3],
  ])('keeps to a budget (%j)', (options, commands) => {
    const findings = Array.from({ length: 11 }, () => finding());
    expect(readCommands([...render(report({ findings }), options)].join(''))).toHaveLength(commands);
  });
});
