import type { Claim, ClaimWeight, Verdict } from '../../model/claim.js';
import { milder } from '../../model/finding.js';
import { listField, stringField, type JsonObject } from '../../model/json.js';
import type { Leniency, RuleUse, Sample, Shape, Standard, Validate } from '../../model/standard.js';
import { documentRules, LISTED, MADE, severityInDocument, type Severities } from '../documents.js';
import { ruleList, useFrom } from '../define.js';
import { claimOfEntry, fromFolder, mergedClaims } from '../../read/lines/claim.js';
import type { Declaration } from './declaration.js';
import * as rules from './rules.js';
import { stateOf, stateOfShown } from './status.js';

const use = useFrom(rules);

/** The rules of every form. */
const formRules: readonly RuleUse[] = ruleList(documentRules, [
  use('json-syntax'),
  use('json-duplicate-key'),
  use('too-many-elements'),
  use('too-many-returns'),
  use('session-id-mismatch'),
  use('artifact-empty'),
  use('artifact-case'),
  use('artifact-path-relative'),
  use('artifact-not-deleted', { severity: 'warning' }),
  use('form-schema'),
  use('form-status'),
  use('form-unread'),
  use('form-no-claims'),
  use('form-commit-unknown'),
]);

/** For files that a form's return claims to have created or changed: as for artifacts. */
const ARTIFACT: Severities = { ...MADE, empty: 'error', 'case-mismatch': 'error', outside: 'error' };

/** Tasks are closed weeks after their work, and paths are relative to where the agent worked. */
const formLeniencies: ReadonlySet<Leniency> = new Set(['path-ending', 'folder', 'step']);

/** Returns the function that returns the severity of a verdict in a form's return. */
function severityInForm({
  severity: most,
  status,
}: Declaration): (claim: Claim, verdict: Verdict) => ClaimWeight | undefined {
  return (claim, verdict) => {
    const isMade = status.length > 0 && (claim.type === 'created' || claim.type === 'modified');
    const found = severityInDocument(claim, verdict, isMade ? ARTIFACT : LISTED, undefined);
    return found === undefined || found === 'pass' ? found : milder(found, most);
  };
}

/** The parts of a return's value that shared code needs. */
const SHAPE: Shape = { fields: { '': ['session_id'] }, required: {}, enums: {} };

/** Returns the version that checks the returns of a form. */
export function standardOf(declaration: Declaration, validate: Validate, sample: Sample): Standard {
  const { name, status } = declaration;
  const words = (list: 'success' | 'other' | 'open'): readonly string[] => [
    ...new Set(status.flatMap((source) => source[list])),
  ];
  const open = words('open');
  const success = words('success');
  return {
    id: `${name}@1`,
    family: name,
    version: '1',
    title: `${name}, a form of the project`,
    isDefault: true,
    source: 'the configuration of the project',
    statuses: [],
    open,
    success,
    readStatus: (word) => stateOfShown(word, declaration),
    succeeds: (value) => !['open', 'final'].includes(stateOf(value)),
    artifactTypes: [],
    shape: SHAPE,
    confusions: { status: new Map(), artifactType: new Map() },
    claimFields: [],
    claimsInWords: 'the files that the sources under claims name',
    claims: (value, file) => (stateOf(value) === 'open' ? [] : claimsIn(value, file, declaration)),
    possibleClaims: (value, file) => claimsIn(value, file, declaration),
    severityOfVerdict: severityInForm(declaration),
    leniencies: formLeniencies,
    rules: formRules,
    isMarkdown: true,
    structureInWords: `Return is one of the form ${name}`,
    sample,
    validate: (value) => validate(contentOf(value)),
  };
}

/** Returns a return's content, as its schema sees it. */
function contentOf(value: JsonObject): JsonObject {
  const { content } = value;
  return typeof content === 'object' && content !== null && !Array.isArray(content) ? (content as JsonObject) : {};
}

/** Returns the claims of a return, whatever its status. */
function claimsIn(value: JsonObject, file: string, { base: declared }: Declaration): readonly Claim[] {
  const base = baseOf(file, declared);
  const named = listField(value, 'claims').flatMap((entry): readonly Claim[] => {
    const pointer = stringField(entry, 'at') ?? '';
    const type = stringField(entry, 'type') ?? 'listed';
    const path = stringField(entry, 'path') ?? '';
    if (type === 'commit') return [{ path, pointer, type, kind: 'commit' }];
    const made = claimOfEntry(entry, pointer);
    if (made === null) return [];
    return [fromFolder(base === '' ? made : { ...made, base }, file)];
  });
  return mergedClaims(named).map((claim) => (claim.deletes === true ? { ...claim, kind: 'deletion' } : claim));
}

/** Returns the folder that the claims of a file are relative to. */
function baseOf(file: string, declared: string): string {
  if (declared === '') return '';
  const folders = file.split('/').slice(0, -1);
  if (declared === 'file') return folders.join('/');
  const at = folders.lastIndexOf(declared.replace(/^folder\s+/, ''));
  return folders.slice(0, Math.max(at, 0)).join('/');
}
