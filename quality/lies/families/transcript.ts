import type { Files, Kind, Planted } from '../kind.js';
import { console12, WORK, type Fields, withForm } from '../texts.js';
import { headed } from '../../../__tests__/support/envelope.js';

/** Transcripts of tools that run agents: JSON Lines in which the return is in what an agent ended with. */

function work(id: string): string {
  return `src/${id}-work.ts`;
}

function at(id: string): string {
  return `return-logs/${id}.jsonl`;
}

type Part = Pick<Kind, 'id' | 'what'> & Partial<Kind>;

/** A transcript of some events. */
function told(part: Part & { readonly events: (text: string, value: Fields) => readonly unknown[] }): Kind {
  const { events, ...kind } = part;
  const value = console12([work(kind.id)]);
  const lines = events(JSON.stringify(value), value).map(
    (event) => `${typeof event === 'string' ? event : JSON.stringify(event)}\n`,
  );
  return { theme: 'text', both: { [at(kind.id)]: lines.join('') }, twin: { [work(kind.id)]: WORK }, ...kind };
}

const used = (result: unknown): Fields => ({
  type: 'user',
  uuid: 'u',
  message: { role: 'user', content: [] },
  toolUseResult: result,
});
const ended = (text: string, more: Fields = {}): Fields =>
  used({ status: 'completed', agentType: 'planner', content: [{ type: 'text', text }], ...more });
const said = (text: string, more: Fields = {}): Fields => ({
  type: 'assistant',
  uuid: 'a',
  message: { role: 'assistant', content: [{ type: 'text', text }] },
  ...more,
});
const result = (text: unknown, more: Fields = {}): Fields => ({
  type: 'result',
  subtype: 'success',
  is_error: false,
  result: text,
  ...more,
});
const task = (output: string): Fields => ({ type: 'tool_use', part: { tool: 'task', state: { output } } });

const kinds: readonly Kind[] = [
  told({ id: 'ended', what: 'a path in what an agent ended with', events: (t) => [said('I work.'), ended(t)] }),
  told({
    id: 'fenced',
    what: 'a path in a fence of what an agent ended with',
    events: (t) => [ended(`Done.\n\n\`\`\`json\n${t}\n\`\`\`\n`)],
  }),
  told({
    id: 'prose',
    what: 'a path in prose of what an agent ended with',
    events: (t) => [ended(`Done: ${t}. Bye.`)],
  }),
  told({ id: 'plain-text', what: 'a path in a plain text result', events: (t) => [used(t)] }),
  told({
    id: 'second-block',
    what: 'a path in a second block of text',
    events: (t) => [
      used({
        content: [
          { type: 'text', text: 'Done.' },
          { type: 'text', text: t },
        ],
      }),
    ],
  }),
  told({
    id: 'split-blocks',
    what: 'a path in a return that two blocks share',
    events: (t) => [
      used({
        content: [
          { type: 'text', text: t.slice(0, 60) },
          { type: 'text', text: t.slice(60) },
        ],
      }),
    ],
  }),
  told({ id: 'claude-result', what: 'a path in the result of claude -p', events: (t) => [result(t)] }),
  told({
    id: 'claude-error',
    what: 'a path in a result of claude -p that is an error',
    events: (t) => [result(t, { is_error: true })],
  }),
  told({
    id: 'structured',
    what: 'a path in structured output',
    events: (_, v) => [result('Done.', { structured_output: v })],
  }),
  told({
    id: 'structured-other',
    what: 'a path in the text beside an honest structured output',
    events: (t) => [result(t, { structured_output: console12(['src/kept.ts']) })],
  }),
  told({
    id: 'open-code',
    what: 'a path in a task of OpenCode',
    events: (t) => [task(`<task_result>${t}</task_result>`)],
  }),
  told({
    id: 'open-code-cut',
    what: 'a path in a task of OpenCode that is cut off',
    events: (t) => [task(`<task_result>${t}`)],
  }),
  told({
    id: 'open-code-beside',
    what: 'a path beside the result tag of OpenCode',
    events: (t) => [task(`<task_result>ok</task_result>${t}`)],
  }),
  told({
    id: 'second-agent',
    what: 'a path of a second agent',
    events: (t) => [ended(JSON.stringify(console12(['src/kept.ts']))), ended(t)],
  }),
  told({
    id: 'first-agent',
    what: 'a path of a first agent, before a second one',
    events: (t) => [ended(t), ended(JSON.stringify(console12(['src/kept.ts'])))],
  }),
  told({
    id: 'envelope',
    what: 'a path in an envelope',
    events: () => [ended(headed({ artifacts: `- \`${work('envelope')}\`` }))],
  }),
  told({ id: 'only-said', what: 'a path in what the last message says', events: (t) => [said('I work.'), said(t)] }),
  told({
    id: 'aside',
    what: 'a path in what an agent said on its way',
    events: (t) => [
      said(t, { uuid: 'a1' }),
      said('No, more to do.', { uuid: 'a2', parentUuid: 'a1' }),
      ended(JSON.stringify(console12(['src/kept.ts']))),
    ],
  }),
  told({
    id: 'launched',
    what: 'a path in an agent that was only launched',
    events: (t) => [ended(t, { status: 'async_launched' })],
  }),
  told({
    id: 'other-tool',
    what: 'a path in the output of another tool',
    events: (t) => [used({ stdout: t, stderr: '' })],
  }),
  told({
    id: 'nested-text',
    what: 'a path in a return inside a text of JSON in JSON',
    events: (t) => [ended(JSON.stringify(t))],
  }),
  told({
    id: 'two-returns',
    what: 'a path in a second return of one text',
    events: (t) => [ended(`${JSON.stringify(console12(['src/kept.ts']))}\n${t}`)],
  }),
  told({
    id: 'listed-returns',
    what: 'a path in a list of returns in a text',
    events: (t) => [ended(`[${JSON.stringify(console12(['src/kept.ts']))},${t}]`)],
  }),
  told({
    id: 'broken-event',
    what: 'a path behind a line that is broken',
    events: (t) => ['{"type":"assistant","mess', ended(t)],
  }),
  told({
    id: 'other-type',
    what: 'a path in an event of another name',
    events: (t) => [{ type: 'tool_result', toolUseResult: { content: [{ type: 'text', text: t }] } }],
  }),
  told({
    id: 'escaped-keys',
    what: 'a path in an event whose keys are in escapes',
    events: (t) => [JSON.stringify(ended(t)).replace('toolUseResult', 't\\u006folUseResult')],
  }),
  told({
    id: 'task-case',
    what: 'a path in a task of OpenCode in capitals',
    events: (t) => [{ type: 'tool_use', part: { tool: 'Task', state: { output: t } } }],
  }),
  told({
    id: 'codex',
    what: 'a path in a message of another tool',
    events: (t) => [{ type: 'item.completed', item: { type: 'agent_message', text: t } }],
  }),
  told({
    id: 'status-tick',
    theme: 'words',
    what: 'a file that was never written, with the status "completed ✅"',
    events: (t) => [ended(t.replace('"completed"', '"completed ✅"'))],
    twin: {
      [at('status-tick')]: `${JSON.stringify(ended(JSON.stringify(console12([work('status-tick')]))))}\n`,
      [work('status-tick')]: WORK,
    },
  }),
  told({
    id: 'empty-agent',
    theme: 'words',
    what: 'success without an artifact',
    events: () => [ended(JSON.stringify(console12([])))],
    twin: {
      [at('empty-agent')]: `${JSON.stringify(ended(JSON.stringify(console12([work('empty-agent')]))))}\n`,
      [work('empty-agent')]: WORK,
    },
  }),
  told({
    id: 'only-words',
    theme: 'words',
    what: 'all in words: "Done, all 12 tests pass"',
    events: () => [ended('Done. I wrote src/only-words-work.ts, and all 12 tests pass.')],
    twin: {
      [at('only-words')]: `${JSON.stringify(ended(JSON.stringify(console12([work('only-words')]))))}\n`,
      [work('only-words')]: WORK,
    },
  }),
];

/** Forms that are reported whether they lie or not. */
const FORMS: readonly string[] = ['aside', 'launched', 'other-tool', 'nested-text', 'broken-event', 'codex'];

function inForm(id: string): Files {
  return { [at(id)]: `${JSON.stringify(ended(JSON.stringify(console12([work(id)]))))}\n`, [work(id)]: WORK };
}

export const planted: Planted = {
  family: 'transcript',
  base: { 'src/kept.ts': WORK },
  kinds: withForm(
    kinds.map((kind) => ({
      ...kind,
      both: { 'src/kept.ts': `${WORK}// changed\n`, ...kind.both },
    })),
    FORMS,
    inForm,
  ),
};
