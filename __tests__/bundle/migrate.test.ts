import { returnGate } from '../support/command-line.js';
import { temporaryFolder, writeFiles } from '../support/repository.js';
import { subagentReturn } from './returns.js';

test.each([
  [['--to', 'subagent-return@2.0', '--write', 'a.return.json'], 0],
  [['--to', 'subagent-return@2.0', 'a.return.json'], 1],
  [['--to', 'subagent-return@9', 'a.return.json'], 2],
  [['--to', 'subagent-return@2.0'], 2],
  [['a.return.json'], 2],
  [['--to', 'subagent-return@2.0', 'missing.json'], 3],
  [['--to', 'subagent-return@2.0', 'empty'], 3],
])('migrate %j ends with status %i', async (args, status) => {
  const root = temporaryFolder();
  writeFiles(root, { 'a.return.json': subagentReturn(['a.md']), 'a.md': 'A\n' });
  expect(await returnGate(['migrate', '--root', root, ...args])).toMatchObject({ status });
});
