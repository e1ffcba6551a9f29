import { sampleReturn } from '../../model/sample-return.js';
import { has, type JsonObject, stringField } from '../../model/json.js';
import { UNFINISHED } from '../../model/return.js';
import { quote } from '../../model/text.js';
import type { FamilyName } from '../../model/standard.js';
import type { Chosen, LoadedFamily, PromptText } from '../family.js';
import { versions } from './versions/generated/index.js';

const JSON_OBJECT = { list: 'fields', isJson: true, nameless: null, isSeenByHooks: true } as const;

/** The texts of `prompt` about returns that are one JSON object. */
const prompts: ReadonlyMap<FamilyName, PromptText> = new Map<FamilyName, PromptText>([
  [
    'subagent-return',
    {
      isWhat: 'the JSON that a subagent prints when it stops',
      ...JSON_OBJECT,
      opening: [
        'Your last message must be one JSON object and nothing else: no text before or after it, no Markdown fence.',
      ],
    },
  ],
  [
    'return-meta',
    {
      isWhat: 'the metadata file that an agent commits with its work',
      ...JSON_OBJECT,
      isUsual: true,
      brief: [
        'When you finish a task, write this file and commit it with your work: specs/{N}_{slug}/.return-meta.json, with the number of the',
        'task and its name in snake_case. Put your own values in:',
        '',
        ...sampleReturn([{ path: 'src/export.js', summary: 'Exports a report as CSV.' }])
          .trimEnd()
          .split('\n'),
        '',
        '"status" is researched, planned, implemented, partial, failed or blocked; with the last three, "errors" lists objects with type, message,',
        'recoverable and recommendation. "type" is report, plan, summary or implementation. List every file that you made, by its path from the',
        'project root. Each must be in the commit and must not be empty (leave out a file that is empty on purpose): return-gate checks them all.',
      ],
      // The steps of an agent that writes a metadata file, from Stage 0 on.
      opening: [
        'Before the work starts (Stage 0), write one JSON object and nothing else to the metadata file of your task:',
        'specs/{N}_{slug}/.return-meta.json, with the number of the task and its name in snake_case.',
        `In it, "status" is ${quote(UNFINISHED)}, "artifacts" is empty, "metadata" is complete, "started_at" is the time in ISO 8601, such as`,
        '2026-01-28T10:30:00Z, and "partial_progress" has "stage" and "details". Update it as the work goes on.',
        'Before you end, replace it with the return: with a final status, and without "partial_progress" unless that is "partial".',
        'The file is committed with the work that it claims. Your last message is a short summary in plain text; it is not JSON.',
      ],
    },
  ],
  [
    'orchestrator-handoff',
    {
      isWhat: 'the file that a skill writes for the orchestrator that called it',
      ...JSON_OBJECT,
      withoutAgent: 'A handoff is written for an orchestrator and names no agent: leave --agent and --hook out.',
      opening: [
        'Before you end, write one JSON object and nothing else to the handoff of your task:',
        'specs/{N}_{slug}/.orchestrator-handoff.json, with the number of the task and its name in snake_case.',
        'It stays under 400 tokens (about 1,600 characters): details belong in the artifacts.',
      ],
    },
  ],
]);

/**
 * The family of a return in JSON, if its place does not show it: the only one that knows its status, else the only one
 * that knows one of its fields, else by the summary that only console returns must have. A value without a status comes
 * from a log, and logs hold subagents' returns.
 */
export function familyOf(value: JsonObject, chosen: Chosen): FamilyName {
  const status = stringField(value, 'status') ?? '';
  const knows = (family: FamilyName): boolean => chosen[family]?.statuses.includes(status) === true;
  if (knows('return-meta') !== knows('subagent-return'))
    return knows('return-meta') ? 'return-meta' : 'subagent-return';
  const fits = (family: FamilyName, other: FamilyName): boolean => {
    const theirs = chosen[other]?.shape.fields[''] ?? [];
    return chosen[family]?.shape.fields['']?.some((field) => has(value, field) && !theirs.includes(field)) === true;
  };
  const metadata = fits('return-meta', 'subagent-return');
  if (metadata !== fits('subagent-return', 'return-meta')) return metadata ? 'return-meta' : 'subagent-return';
  const isInLog = !has(value, 'status') && chosen['subagent-return'] !== undefined;
  return has(value, 'summary') || isInLog ? 'subagent-return' : 'return-meta';
}

export const loaded: LoadedFamily = {
  versions,
  examples: async () => (await import('./examples.js')).examples,
  upstreams: [
    {
      title: 'the agent system of benbrastmckie, in ProofChecker',
      url: 'https://github.com/benbrastmckie/ProofChecker',
    },
    { title: 'the agent system of benbrastmckie, in nvim', url: 'https://github.com/benbrastmckie/nvim' },
  ],
  familyOf,
  prompts,
  // Metadata files replaced console returns.
  migrations: new Map([
    ['subagent-return', ['subagent-return', 'return-meta']],
    ['return-meta', ['return-meta']],
  ]),
};
