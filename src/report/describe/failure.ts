import { agentLabel } from '../../model/return.js';
import { cut } from '../../model/text.js';
import type { Remark } from '../../model/finding.js';
import type { StepName, Validation } from '../../model/report.js';

/** The words of document 002 for a failure, or those of its rule if the document does not cover it. */
export interface Failure {
  /** The first line, and the text after `Subagent return validation failed:`, or null for none. One for each field. */
  readonly titles: readonly Title[];
  /** Lines below the first. */
  readonly notes: readonly string[];
  /** True if the words are those of document 002. */
  readonly isStandard: boolean;
  /** The advice of document 003 to whoever runs the agent, if it has one for this. */
  readonly recommendation?: string;
}

interface Title {
  readonly text: string;
  readonly reason: string | null;
}

/** Rules on text that `jq` cannot parse. */
const NO_JSON: ReadonlySet<string> = new Set([
  'json-syntax',
  'json-encoding',
  'json-only',
  'file-too-large',
  'return-undetermined',
]);

/** Rules on claims that `[ -f ]` does not find. */
const NO_FILE: ReadonlySet<string> = new Set([
  'artifact-missing',
  'artifact-case',
  'artifact-directory',
  'artifact-uncommitted',
]);

/** Returns the literal text of document 002 for a failure. */
export function failureOf(remark: Remark, step: StepName, validation: Validation): Failure {
  const { message } = remark;
  const own = { titles: [{ text: message, reason: null }], notes: [], isStandard: false };
  return standardFailure(remark, step, validation) ?? own;
}

function standardFailure(remark: Remark, step: StepName, validation: Validation): Failure | null {
  const { rule } = remark;
  if (step === 'structure') return structureFailure(rule, validation);
  if (rule === 'required-field') return requiredFailure(remark);
  const { status = null, session = null } = recordOf(remark, validation) ?? {};
  const written = shownText(status ?? '');
  switch (rule) {
    case 'status-value':
    case 'status-completed': {
      const text = `Invalid status: ${written}`;
      return known(text, text, `Valid statuses: ${validation.standard.statuses.join(', ')}`);
    }
    case 'session-id-mismatch': {
      const notes = [`Expected: ${shownText(validation.expectedSession ?? '')}`, `Got: ${shownText(session ?? '')}`];
      return known('Session ID mismatch', 'Session ID mismatch', ...notes);
    }
    case 'phantom-work':
      return known(
        `Agent returned '${written}' status but created no artifacts`,
        'Phantom work detected',
        `Error: Phantom work detected - status=${written} but no artifacts`,
      );
  }
  const path = pathOf(remark, validation);
  if (path === null) return null;
  if (rule === 'artifact-empty') {
    const note = 'Error: Subagent created file but wrote no content';
    return {
      ...known(`Artifact is empty: ${path}`, `Empty artifact: ${path}`, note),
      recommendation: `Verify ${nameIn(remark, validation)} writes content to artifacts.`,
    };
  }
  if (!NO_FILE.has(rule)) return null;
  const note = 'Error: Subagent claimed to create artifact but file does not exist';
  const missing = known(`Artifact does not exist: ${path}`, `Artifact not found: ${path}`, note);
  if (rule !== 'artifact-missing') return missing;
  const recommendation = `Verify ${nameIn(remark, validation)} writes artifacts to correct paths and commits them.`;
  return { ...missing, recommendation };
}

/** Returns the name of the agent to advise: the called one, or the one that the return names. */
function nameIn(remark: Remark, validation: Validation): string {
  return agentLabel(recordOf(remark, validation)?.agent ?? validation.agent);
}

function known(text: string, reason: string, ...notes: readonly string[]): Failure {
  return { titles: [{ text, reason }], notes, isStandard: true };
}

function structureFailure(rule: string, { standard, agent }: Validation): Failure | null {
  if (standard.isMarkdown === true || !NO_JSON.has(rule)) return null;
  const name = agentLabel(agent);
  return known(`Invalid JSON return from ${name}`, 'Cannot parse return as JSON');
}

function requiredFailure({ pointer, property }: Remark): Failure | null {
  const holder = (pointer ?? '').slice(1).replaceAll('/', '.');
  const titles = [property ?? []].flat().map((name): Title => {
    const field = holder === '' || holder === 'metadata' ? name : `${holder}.${name}`;
    const kind = holder === 'metadata' ? 'metadata field' : 'field';
    return { text: `Missing required ${kind}: ${field}`, reason: `Missing required field: ${field}` };
  });
  return titles.length === 0 ? null : { titles, notes: [], isStandard: true };
}

function recordOf({ file, index }: Remark, { returns }: Validation): Validation['returns'][number] | undefined {
  return returns.find((record) => record.file === file && record.index === index);
}

/** Returns the path of the claim that a finding is about; null if it is about anything else. */
function pathOf(remark: Remark, validation: Validation): string | null {
  const claims = recordOf(remark, validation)?.claims ?? [];
  const found = claims.find(({ claim }) => claim.pointer === remark.pointer);
  return found === undefined ? null : shownText(found.claim.path);
}

/** How much of a text from a return is shown, since returns may be hostile. */
const LONGEST = 200;

/** Returns a text of a return, cut to `LONGEST`. */
export function shownText(text: string): string {
  return cut(text, LONGEST);
}
