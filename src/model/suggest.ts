import type { Fix } from './fix.js';
import { artifactsOf } from './artifact.js';
import { stringField } from './json.js';
import { agentOf, delegationOf, type Subject } from './return.js';
import type { Confusion } from './vocabulary.js';
import { nearest, quote } from './text.js';

/** The word that was probably meant, and why the written one is not accepted. */
export interface SuggestedWord {
  readonly instead: string | undefined;
  /** It is no guess from similar letters: the word is known for another, or differs in case alone. */
  readonly known: boolean;
  readonly because: string | undefined;
}

/** The purpose of an agent, from its name: the words for success depend on it. */
type AgentKind = 'research' | 'plan' | 'other';

function agentKind(subject: Pick<Subject, 'value'>): AgentKind {
  const named = agentOf(subject) ?? stringField(subject.value, 'agent_type') ?? delegationOf(subject).at(-1);
  if (named !== undefined) {
    if (/research|explor|analy/i.test(named)) return 'research';
    return /plan|design|architect/i.test(named) ? 'plan' : 'other';
  }
  // Without a name, use the type of the artifacts, if they all have the same.
  const types = new Set(artifactsOf(subject).map(({ type }) => type));
  const [type] = types.size === 1 ? types : [];
  return type === 'report' || type === 'research' ? 'research' : type === 'plan' ? 'plan' : 'other';
}

function suggest(
  subject: Pick<Subject, 'value'>,
  word: string,
  list: readonly string[],
  confusions: ReadonlyMap<string, Confusion>,
): SuggestedWord {
  const known = confusions.get(word.trim().toLowerCase());
  if (known !== undefined) {
    const instead = typeof known.instead === 'string' ? known.instead : known.instead[agentKind(subject)];
    return { instead, known: true, because: known.because };
  }
  const instead = nearest(word.trim(), list);
  return { instead, known: instead?.toLowerCase() === word.trim().toLowerCase(), because: undefined };
}

/** Returns the status of the subject's version that was probably meant. */
export function suggestStatus(subject: Pick<Subject, 'value' | 'standard'>, status: string): SuggestedWord {
  return suggest(subject, status, subject.standard.statuses, subject.standard.confusions.status);
}

/** Returns a fix that writes another status. Callers branch on the status, so a person has to ask for the fix. */
export function statusFix(instead: string): Fix {
  const edits = [{ kind: 'set', pointer: '/status', value: instead }] as const;
  return { safety: 'unsafe', does: `write the status ${quote(instead)}`, edits };
}

/** Returns the artifact type of the subject's version that was probably meant. */
export function suggestArtifactType(subject: Pick<Subject, 'value' | 'standard'>, type: string): SuggestedWord {
  return suggest(subject, type, subject.standard.artifactTypes, subject.standard.confusions.artifactType);
}
