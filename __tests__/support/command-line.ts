import { runCommandLine } from '../../src/cli/command-line.js';
import { commandLine, environment } from './bundle.js';
import { recordingCaller } from './captured.js';
import { inPlace } from './in-place.js';

export * from './bundle.js';

/** The command line in the process of the tests: for all that does not depend on the bundle, or on a process of its own. */
export const { returnGate, check, evaluate } = commandLine((args, { cwd, env = {} }) => {
  const surroundings = environment(env);
  const { caller, stdout, stderr } = recordingCaller(surroundings);
  return inPlace({ cwd, env: surroundings }, async () => {
    const status = await runCommandLine(args, caller);
    return { status, stdout: stdout.join(''), stderr: stderr.join('') };
  });
});
