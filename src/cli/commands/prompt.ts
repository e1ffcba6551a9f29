import { openWorkspace } from '../../tree/workspace.js';
import { UsageError } from '../../model/usage-error.js';
import type { Standard } from '../../model/standard.js';
import { readConfig } from '../../config/load.js';
import { parseChoice } from '../../config/parse-option.js';
import { claudeHook, opencodePlugin } from '../../prompt/hook.js';
import { render } from '../../prompt/instruction.js';
import { instructiveExample } from '../../prompt/instructive-example.js';
import { withProjectWords } from '../../families/project-words.js';
import { standardNamed } from '../../families/choose.js';
import { standards } from '../../families/registry.js';
import { FAMILIES } from '../../model/vocabulary.js';
import { EXIT } from '../../model/exit-status.js';
import { unknownName } from './lookup.js';
import { optionHelp, readCall, type OptionSpec } from '../options.js';
import { SCHEMAS } from './schemas.js';
import type { Caller } from '../terminal/caller.js';

const OPTIONS: readonly OptionSpec[] = [
  {
    name: 'standard',
    value: 'ID',
    help: 'the version to write returns by, or a family for its default (default: subagent-return)',
  },
  { name: 'root', value: 'DIR', help: 'the project whose configuration adds words (default: the current directory)' },
  { name: 'agent', value: 'NAME', help: 'the agent that is called; of a hook, the only one that it is for' },
  { name: 'session', value: 'ID', help: 'the session id that the return must echo' },
  {
    name: 'hook',
    value: 'NAME',
    help: 'instead, a hook that validates what subagents return: claude (a part of .claude/settings.json) or opencode (.opencode/plugins/return-gate.js, for opencode 1)',
  },
  { name: 'help', help: 'this help' },
];

const USAGE = `Usage: return-gate prompt [options]

Prints what to append to the call of a subagent, so that it returns what its standard asks for: the structure, the
allowed values, and an example that the gate accepts. It is made of the schema by which returns are judged.

Options
${optionHelp(OPTIONS)}
`;

const HOOKS = { claude: claudeHook, opencode: opencodePlugin } as const;

/** `prompt`: an instruction for a subagent, or a hook that holds it to that. Rejects with `UsageError`. */
export async function prompt(args: readonly string[], caller: Caller): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    caller.stdout.write(USAGE);
    return EXIT.passed;
  }
  const { values, rest } = readCall(args, OPTIONS);
  if (rest.length > 0) throw new UsageError(`prompt takes no operand: write --standard ${rest[0] ?? ''}.`);
  const value = (name: string): string | null => values.get(name)?.[0] ?? null;
  const config = await readConfig(openWorkspace(value('root') ?? '.'));
  const plain = theStandard(value('standard'));
  const words = config?.vocabulary.get(plain.family);
  const standard = words === undefined ? plain : withProjectWords(plain, words);
  const hook = value('hook');
  const agent = value('agent');
  const session = value('session');
  const nameless = NAMELESS.get(standard.family);
  if (nameless !== undefined && (session !== null || (agent !== null && hook === null))) {
    throw new UsageError(`${nameless} names no agent and no session: leave --agent and --session out.`);
  }
  if (hook !== null && nameless !== undefined && standard.family !== 'result-envelope') {
    throw new UsageError(`${nameless} is a file that no hook sees, not a last message: leave --hook out.`);
  }
  if (standard.family === 'orchestrator-handoff' && (agent !== null || hook !== null)) {
    throw new UsageError('A handoff is written for an orchestrator and names no agent: leave --agent and --hook out.');
  }
  if (hook !== null) {
    const make = HOOKS[parseChoice('--hook', hook, ['claude', 'opencode'])];
    caller.stdout.write(make({ standard, agent, session }));
    if (agent === null) caller.stderr.write(EVERY_AGENT);
    return EXIT.passed;
  }
  const schema = SCHEMAS.get(standard.id);
  if (schema === undefined) throw new Error(`${standard.id} has no schema`);
  const example = instructiveExample(standard, { agent, session });
  caller.stdout.write(render({ standard, schema, example, session, agent }));
  return EXIT.passed;
}

/** What has no place for the name of an agent or a session, in words. */
const NAMELESS: ReadonlyMap<Standard['family'], string> = new Map([
  ['result-envelope', 'A result envelope'],
  ['verify-result', 'A verification'],
  ['gsd-summary', 'A summary of GSD'],
  ['gsd-plan', 'A plan of GSD'],
  ['gsd-verification', 'A verification of GSD'],
]);

const EVERY_AGENT =
  'return-gate: this hook holds every subagent to the standard, also those that are no part of it: name one with --agent.\n';

/** The version that is asked for, else the default of subagent-return. Throws `UsageError`. */
function theStandard(name: string | null): Standard {
  const found = standardNamed(name ?? 'subagent-return');
  if (found !== undefined) return found;
  const ids = standards.map((standard) => standard.id);
  throw unknownName('standard', name ?? '', [...FAMILIES, ...ids], 'See return-gate standards.');
}
