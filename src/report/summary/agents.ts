import { agentsInWords, type Repeat } from '../repeats.js';
import { code, gfm, type Markdown } from '../sink.js';
import { WORD_LIMIT } from './place.js';

/** Returns the agents of a repeated finding, on their own line. */
export function agentsOf(repeat: Repeat): Markdown {
  const agents = agentsInWords(repeat);
  return agents === ''
    ? gfm``
    : gfm`<br>by ${agents === repeat.agents[0]?.[0] ? code(agents, WORD_LIMIT) : gfm`${agents}`}`;
}
