import { capital, count, listOf, quote } from '../model/text.js';

/** The parts of a version's JSON Schema that an instruction mentions. */
export interface SchemaNode {
  readonly description?: string;
  readonly readOnly?: boolean;
  readonly type?: string | readonly string[];
  readonly enum?: readonly string[];
  readonly const?: string | boolean;
  readonly pattern?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly items?: SchemaNode;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, SchemaNode>>;
  readonly allOf?: readonly SchemaNode[];
  readonly anyOf?: readonly SchemaNode[];
  readonly not?: SchemaNode;
  readonly if?: SchemaNode;
  readonly then?: SchemaNode;
  readonly else?: SchemaNode;
}

/** Returns the target of a reference, or the node itself if it has none. */
export function resolved(schema: SchemaNode, node: SchemaNode): SchemaNode {
  return node.$ref === undefined ? node : (schema.$defs?.[node.$ref.replace('#/$defs/', '')] ?? {});
}

/** Returns the fields that a schema requires or recommends in all returns. */
export function alwaysRequired(schema: SchemaNode): readonly string[] {
  const advised = (schema.allOf ?? []).flatMap((part) =>
    part.$ref === undefined ? [] : (resolved(schema, part).required ?? []),
  );
  return [...(schema.required ?? []), ...advised];
}

/**
 * Returns one sentence for each condition of a schema. Throws if the schema has a form without a wording, since an
 * instruction must not omit a requirement.
 */
export function conditionsOf(schema: SchemaNode): readonly string[] {
  const own = schema.if === undefined ? [] : [schema];
  const choices = schema.anyOf === undefined ? [] : [`${capital(choice(schema.anyOf))}.`];
  const parts = [...own, ...(schema.allOf ?? []).filter(({ $ref }) => $ref === undefined)];
  return [...choices, ...parts.flatMap(sentencesOf)];
}

function sentencesOf({ if: condition, then, else: otherwise }: SchemaNode): readonly string[] {
  if (condition === undefined) throw new Error('a part of the schema is neither a reference nor a condition');
  const when = clause(condition, '');
  return [
    ...(then === undefined ? [] : [`When ${when}: ${listOf(demands(then, ''), 'and')}.`]),
    ...(otherwise === undefined ? [] : [`In any other case: ${listOf(demands(otherwise, ''), 'and')}.`]),
  ];
}

/** A condition in words, such as `"status" is "failed"`. */
function clause(node: SchemaNode, place: string): string {
  if (node.allOf !== undefined) {
    const parts = node.allOf.map((part) =>
      part.anyOf === undefined ? clause(part, place) : `(${clause(part, place)})`,
    );
    return listOf(parts, 'and');
  }
  const words = alternatives(node, place);
  if (words.length === 0) throw new Error(`no words for the condition at ${place}`);
  return listOf(words);
}

/** Lists the cases in which a condition holds. Cases of a nested choice are cases of the outer one. */
function alternatives(node: SchemaNode, place: string): readonly string[] {
  if (node.anyOf !== undefined) return node.anyOf.flatMap((part) => alternatives(part, place));
  if (node.const !== undefined) return [`${quote(place)} is ${word(node.const)}`];
  if (node.enum !== undefined) return [`${quote(place)} is ${listOf(node.enum.map(word))}`];
  if (node.pattern !== undefined && /^\^[\w-]+$/.test(node.pattern)) {
    return [`${quote(place)} starts with ${quote(node.pattern.slice(1))}`];
  }
  const inner = Object.entries(node.properties ?? {});
  if (inner.length > 1) throw new Error(`no words for the condition at ${place}`);
  return inner.flatMap(([name, child]) => alternatives(child, dotted(place, name)));
}

/** Lists the requirements of a node, such as `"errors" is required`. */
function demands(node: SchemaNode, place: string): readonly string[] {
  const found = [
    ...(node.required ?? []).map((name) => `${quote(dotted(place, name))} is required`),
    ...(node.anyOf === undefined
      ? []
      : [`either ${listOf(node.anyOf.map((part) => listOf(demands(part, place), 'and')))}`]),
    ...(node.not?.required ?? []).map((name) => `${quote(dotted(place, name))} must be absent`),
    ...(node.minItems === undefined ? [] : [`${quote(place)} holds at least ${count(node.minItems, 'element')}`]),
    ...(node.maxItems === 0 ? [`${quote(place)} is empty`] : []),
    ...(node.pattern === '\\S' ? [`${quote(place)} is not blank`] : []),
    ...Object.entries(node.properties ?? {}).flatMap(([name, child]) => demands(child, dotted(place, name))),
  ];
  if (found.length === 0) throw new Error(`no words for what is demanded at ${place}`);
  return found;
}

function choice(options: readonly SchemaNode[]): string {
  return `one of ${listOf(
    options.map(({ required = [] }) =>
      listOf(
        required.map((name) => quote(name)),
        'and',
      ),
    ),
    'and',
  )} is required`;
}

function dotted(place: string, name: string): string {
  return place === '' ? name : `${place}.${name}`;
}

function word(value: string | boolean): string {
  return typeof value === 'string' ? quote(value) : String(value);
}
