import { EXIT } from '../../model/report.js';
import { SAMPLE_FILE, sampleReturn } from '../../model/sample-return.js';
import { UsageError } from '../../model/usage.js';
import { type Paint, terminal, type Terminal } from '../../report/sink.js';
import { makeScratchRepository } from '../../tree/scratch-repository.js';
import { command, OPTION } from '../options.js';
import { painterFor } from '../terminal/caller.js';
import { paragraph, verbatim } from '../terminal/page.js';
import { check } from './check.js';

const WRITTEN = 'src/export.js';
const MISSING = 'src/csv.js';

const RETURN = sampleReturn([
  { path: WRITTEN, summary: 'Exports a report as CSV.' },
  { path: MISSING, summary: 'Writes rows as CSV.' },
]);

/** Runs `demo`. Resolves to the exit status: 0 if both checks end as announced. Rejects with `UsageError` or a git error. */
export const demo = command(
  {
    usage: 'return-gate demo [options]',
    about:
      'Shows a false claim fail and a true one pass: makes a repository in the temporary folder, runs return-gate check in it twice, and removes it. It needs git, no network, and no project.',
    options: [OPTION.noColor],
  },
  async (call, caller) => {
    const [operand] = call.rest;
    if (operand !== undefined) throw new UsageError(`demo takes no ${operand}: write return-gate demo.`);
    const paint = painterFor(caller);
    const show = (...parts: readonly Terminal[]): void => {
      caller.stdout.write(terminal`${parts}`.text);
    };
    const repository = await makeScratchRepository();
    const { directory } = repository;
    const gate = async (): Promise<number> => {
      show(terminal`\n${paint('bold', terminal`$ return-gate check`)}\n`);
      const status = await check(['--root', directory], caller);
      show(paint('dim', terminal`(exit status ${status})`), terminal`\n\n`);
      return status;
    };
    try {
      show(
        title('1. A false claim', paint),
        paragraph(`An agent ends its work with a return. It commits this one as ${SAMPLE_FILE}:`),
        terminal`\n`,
        verbatim(RETURN, 4),
        terminal`\n`,
        paragraph(`It claims two files. The agent committed ${WRITTEN}, and forgot ${MISSING}.`),
      );
      await repository.commit('Export reports', {
        [SAMPLE_FILE]: RETURN,
        [WRITTEN]: 'export const toCsv = (rows) => rows;\n',
      });
      const red = await gate();
      show(title('2. The claim is true', paint), paragraph(`The agent commits ${MISSING}. Nothing else changes.`));
      await repository.commit('Add the writer', { [MISSING]: "export const row = (cells) => cells.join(',');\n" });
      const green = await gate();
      show(
        title('Next, called as you called the demo', paint),
        verbatim(
          'return-gate check --root DIR   check your own repository\nreturn-gate prompt --brief     print the instruction that makes your agents write returns\nreturn-gate init --root DIR    propose a configuration and workflows',
          2,
        ),
      );
      return red === EXIT.failed && green === EXIT.passed ? EXIT.passed : EXIT.internal;
    } finally {
      repository.remove();
    }
  },
);

function title(text: string, paint: Paint): Terminal {
  return terminal`${paint('bold', terminal`${text}`)}\n`;
}
