import { capital, count, listOf, quote } from '../model/text.js';

/** A part of a version's JSON Schema, as far as an instruction speaks of it. */
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

/** What a reference leads to; the node itself where it is none. */
export function resolved(schema: SchemaNode, node: SchemaNode): SchemaNode {
  return node.$ref === undefined ? node : (schema.$defs?.[node.$ref.replace('#/$defs/', '')] ?? {});
}

/** The fields that a schema asks for in all returns, also those that it only advises. */
export function alwaysRequired(schema: SchemaNode): readonly string[] {
  const advised = (schema.allOf ?? []).flatMap((part) =>
    part.$ref === undefined ? [] : (resolved(schema, part).required ?? []),
  );
  return [...(schema.required ?? []), ...advised];
}

/**
 * What a schema asks for under conditions, a sentence each. Throws where it has a form that nobody has put into words: an
 * instruction must not be silent about what the schema demands.
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

/** The cases in which a condition holds: those of an inner choice are cases of the outer one. */
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

/** What is demanded, such as `"errors" is required`. */
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
