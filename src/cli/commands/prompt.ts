import { openWorkspace } from '../../tree/workspace.js';
import { UsageError } from '../../model/usage.js';
import type { Standard } from '../../model/standard.js';
import { readConfig } from '../../config/load.js';
import { parseChoice } from '../../config/parse-option.js';
import { claudeHook, opencodePlugin } from '../../prompt/hook.js';
import { formInstruction } from '../../prompt/form.js';
import { instructiveExample, render } from '../../prompt/instruction.js';
import { withProjectWords } from '../../families/project-words.js';
import { FAMILY_NAMES, looseFamily, standardNamed } from '../../families/choose.js';
import type { PromptText } from '../../families/family.js';
import { loadedFamilies, standards } from '../../families/registry.js';
import { EXIT } from '../../model/report.js';
import { terminal } from '../../report/sink.js';
import { command, unknownName, type OptionSpec } from '../options.js';
import { note } from '../terminal/caller.js';
import { SCHEMAS } from './schemas.js';

const OPTIONS: readonly OptionSpec[] = [
  {
    name: 'standard',
    value: 'ID',
    help: 'the version to write returns by, or a family for its configured or default one (default: return-meta, a file that is committed with the work; of a hook: subagent-return, the last message)',
  },
  { name: 'form', value: 'NAME', help: 'in place of a standard, a form that the configuration declares, or a preset' },
  { name: 'root', value: 'DIR', help: 'the project whose configuration adds words (default: the current directory)' },
  { name: 'agent', value: 'NAME', help: 'the agent that is called; of a hook, the only one that it is for' },
  { name: 'session', value: 'ID', help: 'the session id that the return must echo' },
  {
    name: 'hook',
    value: 'NAME',
    help: 'instead, a hook that validates what subagents return: claude (a part of .claude/settings.json) or opencode (.opencode/plugins/return-gate.js, for opencode 1)',
  },
  { name: 'brief', help: 'a short instruction with a template instead' },
];

const HOOKS = { claude: claudeHook, opencode: opencodePlugin } as const;

/**
 * Runs `prompt`: prints an instruction for a subagent, or a hook that validates its return. Rejects with `UsageError`.
 */
export const prompt = command(
  {
    usage: 'return-gate prompt [options]',
    about:
      'Prints an instruction to append to what an agent reads, so that it writes a return: the structure, the allowed values, and an example that the gate accepts. With --hook it prints a hook that validates returns as agents end.',
    details: ['The instruction is made from the schema by which returns are checked.'],
    options: OPTIONS,
  },
  async (call, caller) => {
    const [operand] = call.rest;
    if (operand !== undefined) throw new UsageError(`prompt takes no operand: write --standard ${operand}.`);
    const value = (name: string): string | null => call.value(name) ?? null;
    const form = value('form');
    if (form !== null) {
      const other = ['standard', 'agent', 'session', 'hook'].find((name) => call.has(name));
      if (other !== undefined) throw new UsageError(`--form says all that is to be written: leave --${other} out.`);
      const { formNamed } = await import('./forms.js');
      caller.stdout.write(formInstruction(await formNamed(form, call.root)).text);
      return EXIT.passed;
    }
    const config = await readConfig(openWorkspace(call.root));
    const hook = value('hook');
    const plain = theStandard(value('standard'), hook !== null, config?.standards);
    const words = config?.vocabulary.get(plain.family);
    const standard = words === undefined ? plain : withProjectWords(plain, words);
    const agent = value('agent');
    const session = value('session');
    const text = textOf(standard);
    const { nameless, withoutAgent } = text;
    if (nameless !== null && (session !== null || (agent !== null && hook === null))) {
      throw new UsageError(`${nameless} names no agent and no session: leave --agent and --session out.`);
    }
    if (hook !== null && nameless !== null && !text.isSeenByHooks) {
      throw new UsageError(`${nameless} is a file that no hook sees, not a last message: leave --hook out.`);
    }
    if (withoutAgent !== undefined && (agent !== null || hook !== null)) throw new UsageError(withoutAgent);
    if (call.has('brief')) {
      if (text.brief === undefined)
        throw new UsageError(`${standard.family} has no brief instruction: leave --brief out.`);
      if ([hook, agent, session].some((given) => given !== null)) {
        throw new UsageError('--brief goes with no agent, session or hook: leave them out.');
      }
      // It is appended to a file that may not end in a line break.
      caller.stdout.write(terminal`\n${text.brief.map((line) => terminal`${line}\n`)}`.text);
      return EXIT.passed;
    }
    if (hook !== null) {
      const make = HOOKS[parseChoice('--hook', hook, ['claude', 'opencode'])];
      caller.stdout.write(make({ standard, agent, session }));
      if (value('standard') === null) note(caller, ofLastMessage(standard));
      if (agent === null) note(caller, EVERY_AGENT);
      return EXIT.passed;
    }
    const schema = SCHEMAS.get(standard.id);
    if (schema === undefined) throw new Error(`${standard.id} has no schema`);
    const example = instructiveExample(standard, { agent, session });
    caller.stdout.write(render({ standard, text, schema, example, session, agent }));
    return EXIT.passed;
  },
);

/** Returns the prompt text of the version's family. */
function textOf(standard: Standard): PromptText {
  const found = loadedFamilies.flatMap(({ prompts }) => prompts.get(standard.family) ?? [])[0];
  if (found === undefined) throw new Error(`no family has a prompt for ${standard.family}`);
  return found;
}

const EVERY_AGENT =
  'this hook holds every subagent to the standard, also those that are no part of it: name one with --agent.';

/** Says which instruction a hook goes with, since `prompt` alone asks for a file. */
function ofLastMessage({ id, family }: Standard): string {
  return `this hook checks last messages by ${id}: tell your agents what return-gate prompt --standard ${family} prints, or name another --standard.`;
}

/**
 * Returns the requested version; of a family, the one that the configuration chooses, or its default. Without a name, that of
 * returns which are committed with the work; of a hook, that of last messages. Throws `UsageError`.
 */
function theStandard(
  name: string | null,
  ofHook: boolean,
  configured: ReadonlyMap<string, string> = new Map(),
): Standard {
  const [usual] = loadedFamilies.flatMap(({ prompts }) => [...prompts].find(([, { isUsual }]) => isUsual)?.[0] ?? []);
  const asked = name ?? (ofHook ? looseFamily('json') : usual) ?? '';
  const head = standardNamed(configured.get(asked) ?? asked);
  const found = standards.find(({ id }) => id === head?.id);
  if (found !== undefined) return found;
  const ids = standards.map((standard) => standard.id);
  throw unknownName('standard', name ?? '', [...FAMILY_NAMES, ...ids], 'See return-gate standards.');
}
