import { field, isArray, stringField, type Json, type JsonObject } from '../model/json.js';
import { handedBy, hasToolResult, isMessage, statedBy, wholeText, type Spoken } from './finals.js';

/** The role of an agent's text: its final one, an earlier one, or the answer of another tool. */
export type Place = 'end' | 'aside' | 'other';

/** A conversation: the main one of a session, or that of a subagent. */
interface Chain {
  readonly session: string;
  readonly agent: string | null;
  /** The last message with a text; null if its text was handed over. */
  last: Message | null;
}

/** A message, whose blocks may be separate events. */
interface Message {
  readonly id: string | undefined;
  readonly events: Set<JsonObject>;
  text: string;
}

/** The name for all agents that their log does not distinguish. */
const UNNAMED = 'unnamed';

/** Groups the messages of a transcript by agent, and finds the last one of each. */
export class Chains {
  readonly #chains = new Map<string, Chain>();
  /** The subagents of events, by event id. */
  readonly #agents = new Map<string, string>();
  /** The called tools, by call id. */
  readonly #tools = new Map<string, string>();

  /** Takes the next event. */
  note(event: JsonObject): void {
    const agent = this.#agentOf(event);
    const uuid = stringField(event, 'uuid');
    if (agent !== null && uuid !== undefined) this.#agents.set(uuid, agent);
    if (isMessage(event)) this.#said(event, agent);
    this.#handOver(event);
  }

  placeOf(event: JsonObject, { call }: Spoken): Place {
    if (call !== undefined) {
      const tool = this.#tools.get(call);
      return tool === undefined ? 'aside' : isAgentTool(tool) ? 'end' : 'other';
    }
    return this.#chainOf(event).last?.events.has(event) === true ? 'end' : 'aside';
  }

  #said(event: JsonObject, agent: string | null): void {
    for (const block of blocksOf(event)) {
      const id = stringField(block, 'id');
      const name = stringField(block, 'name');
      if (stringField(block, 'type') === 'tool_use' && id !== undefined && name !== undefined)
        this.#tools.set(id, name);
    }
    const text = statedBy(event).map(wholeText).join('\n').trim();
    if (text === '') return;
    const chain = this.#chain(sessionOf(event), agent);
    const id = stringField(field(event, 'message'), 'id');
    if (id === undefined || chain.last?.id !== id) {
      chain.last = { id, events: new Set([event]), text };
    } else {
      chain.last.events.add(event);
      chain.last.text += `\n${text}`;
    }
  }

  /** A text that was handed over is read at that place. */
  #handOver(event: JsonObject): void {
    const calls = blocksOf(event).flatMap((block) => stringField(block, 'tool_use_id') ?? []);
    const finals = hasToolResult(event) ? handedBy(event) : [];
    const answers = statedBy(event).filter(
      ({ call }) => call !== undefined && isAgentTool(this.#tools.get(call) ?? ''),
    );
    if (finals.length + answers.length === 0) return;
    const texts = new Set(
      [...finals, ...answers].flatMap((final) => (final.kind === 'text' ? [wholeText(final).trim()] : [])),
    );
    const agents = new Set([stringField(field(event, 'toolUseResult'), 'agentId') ?? '', ...calls]);
    const session = sessionOf(event);
    const endsSession = stringField(event, 'type') === 'result';
    for (const chain of this.#chains.values()) {
      const isSession = session === '' || chain.session === '' || session === chain.session;
      const isEnded = chain.agent === null ? endsSession && isSession : agents.has(chain.agent);
      if (chain.last !== null && (isEnded || texts.has(chain.last.text))) chain.last = null;
    }
  }

  #chainOf(event: JsonObject): Chain {
    return this.#chain(sessionOf(event), this.#agentOf(event));
  }

  #chain(session: string, agent: string | null): Chain {
    const key = JSON.stringify([session, agent]);
    const known = this.#chains.get(key);
    if (known !== undefined) return known;
    const chain: Chain = { session, agent, last: null };
    this.#chains.set(key, chain);
    return chain;
  }

  /** The subagent of an event: by its id, by the call that started it, or by the previous event. */
  #agentOf(event: JsonObject): string | null {
    const named = stringField(event, 'agentId') ?? stringField(event, 'parent_tool_use_id');
    if (named !== undefined) return named;
    if (field(event, 'isSidechain') !== true) return null;
    const before = stringField(event, 'parentUuid');
    if (before !== undefined) return this.#agents.get(before) ?? UNNAMED;
    // A conversation starts with the request to the agent.
    return isMessage(event) ? UNNAMED : (stringField(event, 'uuid') ?? UNNAMED);
  }
}

function isAgentTool(name: string): boolean {
  return /^(?:task|agent)$/i.test(name);
}

function sessionOf(event: JsonObject): string {
  return stringField(event, 'sessionId') ?? stringField(event, 'session_id') ?? stringField(event, 'sessionID') ?? '';
}

function blocksOf(event: JsonObject): readonly Json[] {
  const content = field(field(event, 'message'), 'content');
  return isArray(content) ? content : [];
}
