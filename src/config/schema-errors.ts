import { describeValue, listOf, nearest, quote } from '../model/text.js';
import type { Json } from '../model/json.js';
import { valueOf } from '../model/collections.js';
import { join, tokens, valueAt, type Pointer, type Part } from '../model/pointer.js';
import { FAMILY_NAMES, FAMILY_SETTINGS } from '../families/choose.js';
import { RULE_IDS } from '../families/rule-ids.js';
import { insteadOf } from './parse-option.js';
import { validate } from './validate.js';

/** An error of the validator, which ajv makes from the schema. */
export interface SchemaError {
  readonly instancePath: Pointer;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** The key, if a schema of keys failed. */
  readonly propertyName?: string;
}

export interface ConfigValidator {
  (value: Json): boolean;
  errors?: readonly SchemaError[] | null;
}

/** A problem at a pointer. The message is made on demand: a hostile file has many. */
export interface Fault {
  readonly pointer: Pointer;
  readonly part: Part;
  readonly message: () => string;
  /** Set if the configuration counts without it: a removed rule. */
  readonly isWarning?: boolean;
}

/** Returns everything in a value that the configuration's schema rejects. */
export function faultsOf(value: Json): readonly Fault[] {
  if (validate(value)) return [];
  const errors = validate.errors ?? [];
  const unknown = new Set(errors.flatMap((error) => unknownKey(error)?.pointer ?? []));
  const lacking = new Set(errors.flatMap(({ keyword, instancePath }) => (keyword === 'anyOf' ? instancePath : [])));
  return errors.flatMap((error) => {
    // An unknown key needs no further error, and a missing one only one.
    const { instancePath, keyword, propertyName } = error;
    if (propertyName !== undefined || unknown.has(instancePath)) return [];
    if ((keyword === 'minProperties' || keyword === 'dependentRequired') && lacking.has(instancePath)) return [];
    // This is a part of the choice that `anyOf` reports.
    if (keyword === 'required') return [];
    return [faultOf(error, value)];
  });
}

function faultOf(error: SchemaError, root: Json): Fault {
  const unknown = unknownKey(error);
  if (unknown !== undefined) {
    const { pointer, name, of } = unknown;
    const instead = isRules(of) ? insteadOf('rule', name) : undefined;
    if (instead !== undefined) {
      return { pointer, part: 'key', message: () => `The rule ${name} was removed: ${instead}.`, isWarning: true };
    }
    return { pointer, part: 'key', message: () => aboutKey(name, of) };
  }
  const pointer =
    error.keyword === 'uniqueItems' ? join(error.instancePath, String(error.params.j)) : error.instancePath;
  return { pointer, part: 'value', message: () => aboutValue(error, valueAt(root, pointer)) };
}

interface UnknownKey {
  readonly name: string;
  readonly pointer: Pointer;
  /** The object that contains it. */
  readonly of: Pointer;
}

function unknownKey({ instancePath, keyword, params }: SchemaError): UnknownKey | undefined {
  const name = keyword === 'propertyNames' ? params.propertyName : params.additionalProperty;
  if (typeof name !== 'string') return undefined;
  return { name, pointer: join(instancePath, name), of: instancePath };
}

function aboutKey(name: string, of: Pointer): string {
  const known = valueOf(KEYS, of.replace(/\/\d+(?=\/|$)/g, '/*'));
  const what = isRules(of)
    ? `There is no rule ${quote(name)}`
    : `There is no key ${quote(name)}${of === '' ? '' : ` in ${inDots(of)}`}`;
  const meant = nearest(name, known, 3);
  if (meant !== undefined) return `${what}. Did you mean ${quote(meant)}?`;
  const elsewhere = placeOfKey(name);
  if (elsewhere !== undefined) return `${what}: ${elsewhere}.`;
  return isRules(of) ? `${what}: return-gate rules lists them all.` : `${what}: known are ${listOf(known, 'and')}.`;
}

/** Returns true for the pointer of an object whose keys are rules. */
function isRules(pointer: Pointer): boolean {
  return pointer.endsWith('/rules');
}

/** Where a misplaced key belongs. */
function placeOfKey(name: string): string | undefined {
  if (RULE_IDS.includes(name)) return 'it is a rule, so write it below rules';
  if (FAMILY_NAMES.includes(name)) return 'it is a family, so write it below standards';
  if (TOP_KEYS.includes(name)) return 'it counts for the whole project, so write it at the top';
  return undefined;
}

function aboutValue({ instancePath, keyword, params }: SchemaError, value: Json | undefined): string {
  const name = instancePath === '' ? 'The configuration' : inDots(instancePath);
  const given = `${name} is ${describeValue(value)}`;
  switch (keyword) {
    case 'type':
      return `${given}: write ${expected(instancePath, params.type)}.`;
    case 'enum':
      return `${given}: write ${oneOf(params.allowedValues, value)}`;
    case 'pattern':
    case 'minimum':
    case 'maximum':
      return `${given}: write ${expected(instancePath, 'string')}.`;
    case 'not':
      if (instancePath.startsWith('/overrides/')) return `${name} sets nothing: give it rules or standards.`;
      return `${given}: write true, or the version's type that the word means.`;
    case 'maxProperties':
      return `${name} has more than ${String(params.limit)} keys: shorten it.`;
    case 'uniqueItems':
      return `${name} names ${describeValue(value)} twice: name it once.`;
    case 'minItems':
      return `${name} is an empty list: write a ${name.endsWith('.findings') ? 'fingerprint' : 'pattern'}, or leave the key out.`;
    case 'maxItems':
      return `${name} has more than ${String(params.limit)} elements: shorten it.`;
    case 'anyOf':
      return `${name} lacks "paths" or "findings": write which files or which findings the override is for.`;
    case 'dependentRequired':
      return `${name} sets standards for no files: add "paths".`;
    case 'minProperties':
      return `${name} sets nothing: give it rules or standards.`;
    default:
      return `${given}, which the configuration's schema rejects (${keyword}).`;
  }
}

/** The expected value of keys with their own notation. */
const FORMS: Readonly<Record<string, string>> = {
  '/stale-after': 'a duration such as 90m, 24h or 7d',
  '/max-file-size': 'a size such as 500KB or 1MiB',
  '/max-returns': 'a whole number such as 100000',
  '/max-claims': 'a whole number such as 1000000',
};

const KINDS: Readonly<Record<string, string>> = {
  object: 'keys and their values',
  array: 'a list, one element a line after a dash',
  string: 'one line of text, in quotes if it looks like something else',
  'boolean,string': 'true, false, or the word of the version that it means',
};

const FINGERPRINT = 'a fingerprint of 32 hexadecimal digits in quotes, as the JSON report shows it';

function expected(pointer: Pointer, type: unknown): string {
  if (pointer.includes('/findings/')) return FINGERPRINT;
  return FORMS[pointer] ?? KINDS[String(type)] ?? String(type);
}

function oneOf(allowed: unknown, value: Json | undefined): string {
  const words = Array.isArray(allowed) ? allowed.map(String) : [];
  // Some editors only know YAML 1.1, and turn the word off into false.
  const isOff = value === false || (typeof value === 'string' && /^(?:no|none|false|disabled?)$/i.test(value));
  const written = isOff && words.includes('off') ? 'off' : typeof value === 'string' ? value : undefined;
  // A word without any letter of another is not a misspelling of it.
  const meant =
    written === undefined || words.includes(written)
      ? written
      : nearest(written, words, Math.min(4, written.length - 1));
  return `one of ${words.join(', ')}.${meant === undefined ? '' : ` Did you mean ${meant}?`}`;
}

/** Returns `/overrides/0/rules` as people write it: `overrides[0].rules`. */
export function inDots(pointer: Pointer): string {
  return tokens(pointer)
    .map((token, n) => (/^\d+$/.test(token) ? `[${token}]` : `${n === 0 ? '' : '.'}${token}`))
    .join('');
}

/** The top-level keys of a configuration, in the order of its page. */
const TOP_KEYS: readonly string[] = [
  '$schema',
  'standards',
  'paths',
  'ignore',
  'rules',
  'overrides',
  'vocabulary',
  'agents',
  ...FAMILY_SETTINGS.map(({ name }) => name),
  'fail-on',
  'if-no-returns',
  'archived',
  'stale-after',
  'max-file-size',
  'max-returns',
  'max-claims',
  'unclaimed',
  'agent-branches',
  'agent-branches-require',
  'baseline',
  'forms',
];

/** The allowed keys of each object in a configuration, by pointer with `*` for array elements. */
export const KEYS: ReadonlyMap<string, readonly string[]> = new Map([
  ['', TOP_KEYS],
  ['/standards', FAMILY_NAMES],
  ['/rules', RULE_IDS],
  ['/vocabulary', FAMILY_NAMES],
  ...FAMILY_NAMES.map((family) => [`/vocabulary/${family}`, ['statuses', 'artifact-types']] as const),
  ['/overrides/*', ['paths', 'findings', 'standards', 'rules', 'reason']],
  ['/overrides/*/standards', FAMILY_NAMES],
  ['/overrides/*/rules', RULE_IDS],
]);
