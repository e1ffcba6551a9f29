import type { VerifiedClaim } from '../../model/claim.js';
import type { ArchivedCheck, HashOf, ReturnRecord } from '../../model/context.js';
import { field, numberField, stringField, type JsonObject } from '../../model/json.js';
import { join } from '../../model/pointer.js';
import { agentOf, delegationOf, objectsOf, sessionOf, stateOfStatus } from '../../model/return.js';
import type { ClaimSubject } from '../../model/rule.js';
import type { Standard } from '../../model/standard.js';
import type { ParsedReturn } from '../../read/read.js';

/** What is known of a return beside its text. */
interface EvaluatedReturn {
  readonly of: ClaimSubject;
  readonly standard: Standard;
  readonly recordClaims: readonly VerifiedClaim[];
  readonly reduced: boolean;
  readonly archived: ArchivedCheck | undefined;
  /** The agent that was called; null if the caller names none. */
  readonly calledAgent: string | null;
  /** The files that the compared change deleted; null if nothing is compared. */
  readonly deleted: ReadonlySet<string> | null;
}

/** What is kept of a return when its text is let go: what the report and the rules on the whole run need. */
export function recordOf(
  found: ParsedReturn,
  { of, standard, recordClaims, reduced, archived, calledAgent, deleted }: EvaluatedReturn,
): ReturnRecord {
  const { file, index, status, success, restated } = of;
  const { value, startLine } = found;
  return {
    file,
    index,
    line: startLine,
    standard: standard.id,
    status,
    success,
    ...(status === null || stateOfStatus(status, standard) !== null ? {} : { foreignStatus: true }),
    agent: calledAgent ?? agentOf(found),
    session: sessionOf({ value, standard }),
    delegation: delegationOf(found),
    startedAt: stringField(value, 'started_at') ?? null,
    claims: recordClaims,
    restated,
    ...criticalRisksOf(value),
    ...hashesOf(found, standard),
    ...selfCheckOf(found),
    ...boxesOf(found),
    ...namedOf(found, deleted),
    ...(standard.groupOf === undefined ? {} : { group: standard.groupOf(file) }),
    reduced,
    ...(archived === undefined ? {} : { archived }),
  };
}

/** Where a return says that its self-check passed; where it says also that it failed, at the second of the two. */
function selfCheckOf({ value, locate }: ParsedReturn): Pick<ReturnRecord, 'selfCheck' | 'selfCheckFailed'> {
  const result = stringField(value, 'selfCheck');
  if (result !== 'passed' && result !== 'both') return {};
  return { selfCheck: locate('/selfCheck'), ...(result === 'both' ? { selfCheckFailed: true } : {}) };
}

/** The boxes under the tasks of a document, as its reader counted them. */
function boxesOf({ composed, value, locate }: ParsedReturn): Pick<ReturnRecord, 'boxes'> {
  const boxes = composed === null ? undefined : field(value, 'boxes');
  const ticked = numberField(boxes, 'ticked');
  const open = numberField(boxes, 'open');
  return ticked === undefined || open === undefined ? {} : { boxes: { ticked, open, range: locate('/boxes/open') } };
}

/** The deleted files that the text of a return names. */
function namedOf({ named = [] }: ParsedReturn, deleted: ReadonlySet<string> | null): Pick<ReturnRecord, 'named'> {
  const found = named.filter((path) => deleted?.has(path) === true);
  return found.length === 0 ? {} : { named: found };
}

/** The hashes that a return states, each with its place. */
function hashesOf({ value, locate }: ParsedReturn, { hashFields }: Standard): Pick<ReturnRecord, 'hashes'> {
  if (hashFields === undefined) return {};
  const hashes = hashFields.flatMap((name): readonly HashOf[] => {
    const hash = stringField(value, name);
    // A hostile one is as long as its file.
    if (hash === undefined || hash.length > LONGEST_HASH) return [];
    return [{ field: name, value: hash, range: locate(join('', name)) }];
  });
  return { hashes };
}

const LONGEST_HASH = 200;

const MOST_RISKS = 20;
const LONGEST_RISK = 500;

/** A hostile return has many long ones. */
function criticalRisksOf(value: JsonObject): Pick<ReturnRecord, 'criticalRisks'> {
  const risks = objectsOf({ value }, 'risks').filter((risk) => stringField(risk.value, 'severity') === 'CRITICAL');
  if (risks.length === 0) return {};
  const texts = risks
    .slice(0, MOST_RISKS)
    .map((risk) => (stringField(risk.value, 'text') ?? '').slice(0, LONGEST_RISK));
  return { criticalRisks: texts };
}
