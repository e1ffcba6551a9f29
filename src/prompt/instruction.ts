import type { PromptText } from '../families/family.js';
import { field, listField, type Json } from '../model/json.js';
import { edit, join, type Pointer } from '../model/pointer.js';
import { wayToSession } from '../model/return.js';
import { listOf, quote, quotedList } from '../model/text.js';
import type { RuleUse, Standard } from '../model/standard.js';
import { concat, terminal, type SafeText } from '../report/sink.js';
import type { Params } from '../model/rule.js';
import type { Level } from '../model/finding.js';

/** The input for an instruction. */
export interface Instruction {
  readonly standard: Standard;
  /** The prompt text of its family. */
  readonly text: PromptText;
  /** The version's JSON Schema. */
  readonly schema: SchemaNode;
  /** A valid return, as an agent must write it. */
  readonly example: string;
  /** The session id that the return must echo; null if the caller does not know it. */
  readonly session: string | null;
  readonly agent: string | null;
}

/** The line before the example, which ends the instruction. */
export const EXAMPLE_FOLLOWS = 'Example of a valid return:';

/**
 * Returns the text to append to the call of a subagent, so that its return follows the standard. It comes from the same
 * schema and words as the checks, so that both agree. The example comes last.
 */
export function render(instruction: Instruction): SafeText {
  const { standard, schema, example, text } = instruction;
  const lines = [
    `RETURN FORMAT: ${standard.id}`,
    '',
    ...text.opening,
    '',
    text.list === 'parts' ? 'Parts:' : 'Fields:',
    ...(text.list === 'fields'
      ? fieldLines(standard, schema, schema, '', alwaysRequired(schema))
      : partLines(standard, schema, text.list === 'keys')),
    '',
    'Conditions:',
    ...[...demandsOf(standard), ...common(standard, text), ...echoed(instruction)].map((condition) => `- ${condition}`),
    '',
    'The return is validated by return-gate. One that breaks these rules is rejected.',
    '',
    EXAMPLE_FOLLOWS,
    '',
    ...example.replace(/\n$/, '').split('\n'),
  ];
  return concat(lines.map((line) => terminal`${line}\n`.text));
}

/** Returns a node of the schema at a place with the version's words for it: a project may have added its own. */
function withWords(node: SchemaNode, place: Pointer, { statuses, artifactTypes }: Standard): SchemaNode {
  if (place === '/status' || place === '/verdict') return { ...node, enum: statuses };
  return place === '/artifacts/type' ? { ...node, enum: artifactTypes } : node;
}

/** Returns the sentences about success, paths and syntax; a family may have its own. */
function common(standard: Standard, { common: own, isJson }: PromptText): readonly string[] {
  const { success, claimFields } = standard;
  if (own !== undefined) return own(standard, (pointer) => isRequiredByRule(pointer, standard));
  const fields = claimFields
    .filter(({ kind }) => kind === undefined)
    .map(({ pattern }) => pattern.slice(1).replaceAll('/*', '').replaceAll('/', '.'));
  return [
    `Success is ${quotedList(success)}. With it, every path in ${listOf([...new Set(fields)], 'and')} must lead to a file in the project that exists and holds more than white space.`,
    'Paths are relative to the project root and plain: forward slashes, no "./", "..", "//" or "/" at the end, the letter case of the file.',
    'No path appears twice. None is the return itself, a folder, or in a submodule.',
    ...(isJson ? ['It is strict JSON in UTF-8: no comments, no trailing commas, no key twice.'] : []),
  ];
}

function echoed({ standard, session, agent }: Instruction): readonly string[] {
  return [
    ...(session === null ? [] : [`${quote(wayToSession(standard).join('.'))} is exactly ${quote(session, LONGEST)}.`]),
    ...(agent === null ? [] : [`"metadata.agent_type" is exactly ${quote(agent, LONGEST)}.`]),
  ];
}

const LONGEST = 200;

/** Lists the fields of the object at a place, one per line; nested fields are indented. */
function fieldLines(
  standard: Standard,
  schema: SchemaNode,
  { properties = {} }: SchemaNode,
  place: string,
  required: readonly string[],
): readonly string[] {
  const depth = place.split('/').length - 1;
  return Object.entries(properties).flatMap(([name, written]): readonly string[] => {
    // The location of the schema is for editors, and agents do not write it.
    if (name === '$schema' || written.readOnly === true) return [];
    const node = withWords({ ...resolved(schema, written), ...written }, `${place}/${name}`, standard);
    const element = node.items === undefined ? undefined : resolved(schema, node.items);
    const inner = element ?? node;
    const need = required.includes(name) || isRequiredByRule(`${place}/${name}`, standard) ? 'required' : 'optional';
    const line = `${'  '.repeat(depth)}- ${name} (${[typeInWords(node, element), need].filter((word) => word !== '').join('; ')}): ${node.description ?? ''}`;
    return [line, ...fieldLines(standard, schema, inner, `${place}/${name}`, inner.required ?? [])];
  });
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'number',
  integer: 'whole number',
  boolean: 'true or false',
  array: 'list',
  object: 'object',
  null: 'null',
};

/** Empty if any value is valid. */
function typeInWords({ type = [], enum: words }: SchemaNode, element: SchemaNode | undefined): string {
  if (words !== undefined) return `one of ${words.map((word) => quote(word)).join(', ')}`;
  const name = listOf((typeof type === 'string' ? [type] : type).map((one) => TYPES[one] ?? one));
  if (element === undefined) return name;
  return element.type === 'object' ? 'list of objects' : `list, each ${typeInWords(element, undefined)}`;
}

/** Lists the parts of a Markdown return, or its keys, that its writer writes: the others describe how it was written. */
function partLines(standard: Standard, schema: SchemaNode, areKeys: boolean): readonly string[] {
  const required = alwaysRequired(schema);
  return Object.entries(schema.properties ?? {}).flatMap(([name, written]) => {
    if (written.readOnly === true) return [];
    const node = withWords(written, `/${name}`, standard);
    const type = areKeys || node.enum !== undefined ? [typeInWords(node, undefined)] : [];
    const need = required.includes(name) ? 'required' : 'optional';
    return [
      `- ${areKeys ? name : name.replaceAll('_', ' ')} (${[...type, need].join('; ')}): ${node.description ?? ''}`,
    ];
  });
}

/** Returns true if a rule of a version is an error or a warning. Writers are asked to follow only such rules. */
export function isDemand(use: RuleUse): boolean {
  const { severity } = inVersion(use);
  return severity === 'error' || severity === 'warning';
}

/** Returns one sentence for each requirement that a version's rules add to its schema. */
function demandsOf(standard: Standard): readonly string[] {
  const asked = standard.rules.filter(isDemand).flatMap((use) => {
    const { demand } = use.rule.about();
    return demand === undefined ? [] : [{ use, demand }];
  });
  const replaced = new Set(asked.flatMap(({ demand }) => demand.insteadOf ?? []));
  return asked
    .filter(({ use }) => !replaced.has(use.rule.id))
    .sort((a, b) => a.demand.order - b.demand.order)
    .flatMap(({ use, demand: { text } }) => (typeof text === 'string' ? text : (text(standard, inVersion(use)) ?? [])));
}

/** Returns true if an error or warning rule of a version requires the field at a place, whatever the schema says. */
function isRequiredByRule(place: string, standard: Standard): boolean {
  return standard.rules.some((use) => {
    const { requires = [] } = use.rule;
    if (!isDemand(use)) return false;
    return (typeof requires === 'function' ? requires(standard, inVersion(use).params) : requires).includes(place);
  });
}

/** Returns the severity and the parameters of a rule in a version. */
function inVersion({ rule, severity = rule.severity, params }: RuleUse): {
  readonly severity: Level;
  readonly params: Params;
} {
  return { severity, params: { ...rule.params, ...params } };
}

/** The parts of a version's JSON Schema that an instruction mentions. */
export interface SchemaNode {
  readonly description?: string;
  readonly readOnly?: boolean;
  readonly type?: string | readonly string[];
  readonly enum?: readonly string[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly items?: SchemaNode;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, SchemaNode>>;
  readonly allOf?: readonly SchemaNode[];
}

/** Returns the target of a reference, or the node itself if it has none. */
function resolved(schema: SchemaNode, node: SchemaNode): SchemaNode {
  return node.$ref === undefined ? node : (schema.$defs?.[node.$ref.replace('#/$defs/', '')] ?? {});
}

/** Returns the fields that a schema requires or recommends in all returns. */
function alwaysRequired(schema: SchemaNode): readonly string[] {
  const advised = (schema.allOf ?? []).flatMap((part) =>
    part.$ref === undefined ? [] : (resolved(schema, part).required ?? []),
  );
  return [...(schema.required ?? []), ...advised];
}

/** Returns a valid return of an agent and a session, made from the version's own sample; null keeps those of the sample. */
export function instructiveExample(
  standard: Standard,
  { agent, session }: Pick<Instruction, 'agent' | 'session'>,
): string {
  const { id, sample } = standard;
  const { value, text } = sample;
  if (value === undefined) {
    if (text === undefined) throw new Error(`the sample of ${id} has neither value nor text`);
    return text;
  }
  const path = listField(field(value, 'metadata'), 'delegation_path');
  const set: Record<string, Json> = {};
  if (session !== null) set[join('', ...wayToSession(standard))] = session;
  if (agent !== null) {
    set['/metadata/agent_type'] = agent;
    if (path.length > 0) set[`/metadata/delegation_path/${String(path.length - 1)}`] = agent;
  }
  return `${JSON.stringify(edit(value, { set }), null, 2)}\n`;
}
