import { isGsd } from '../families/gsd/place.js';
import { wayToSession } from '../model/return.js';
import { listOf, quote } from '../model/text.js';
import type { Standard } from '../model/standard.js';
import { alwaysRequired, conditionsOf, resolved, type SchemaNode } from '../report/conditions.js';
import { concat, terminal, type SafeText } from '../report/sink.js';
import { demandsOf, isRequiredByRule, STAGES } from './demands.js';

/** What an instruction is made of. */
export interface Instruction {
  readonly standard: Standard;
  /** The version's JSON Schema. */
  readonly schema: SchemaNode;
  /** A return that the version accepts, as it is to be written. */
  readonly example: string;
  /** What the return must echo; null where the caller does not say. */
  readonly session: string | null;
  readonly agent: string | null;
}

/** The line before the example, which is the rest of the instruction. */
export const EXAMPLE_FOLLOWS = 'Example of a valid return:';

/**
 * What to append to the call of a subagent, so that it returns what its standard asks for: made of the same schema and
 * words that returns are judged by, so that text and check cannot differ. The example stands at the end.
 */
export function render(instruction: Instruction): SafeText {
  const { standard, example } = instruction;
  const schema = withWordsOf(standard, instruction.schema);
  const isEnvelope = standard.family === 'result-envelope';
  const isVerification = standard.family === 'verify-result';
  const fields = isVerification
    ? keyLines(schema)
    : isEnvelope
      ? partLines(schema)
      : fieldLines(standard, schema, schema, '', alwaysRequired(schema));
  const lines = [
    `RETURN FORMAT: ${standard.id}`,
    '',
    ...OPENING[standard.family],
    '',
    isEnvelope ? 'Parts:' : 'Fields:',
    ...fields,
    '',
    'Conditions:',
    ...[...conditionsOf(schema), ...demandsOf(standard), ...common(standard), ...echoed(instruction)].map(
      (text) => `- ${text}`,
    ),
    '',
    'The return is validated by return-gate. One that breaks these rules is rejected.',
    '',
    EXAMPLE_FOLLOWS,
    '',
    ...example.replace(/\n$/, '').split('\n'),
  ];
  return concat(lines.map((line) => terminal`${line}\n`.text));
}

/** The schema with the words of the version as the project has it: its own statuses and types beside those of the schema. */
function withWordsOf({ statuses, artifactTypes }: Standard, schema: SchemaNode): SchemaNode {
  const { properties = {}, $defs = {} } = schema;
  const { artifact } = $defs;
  const name = properties.verdict === undefined ? 'status' : 'verdict';
  const type = artifact?.properties?.type;
  return {
    ...schema,
    properties: { ...properties, [name]: { ...properties[name], enum: statuses } },
    ...(type === undefined
      ? {}
      : {
          $defs: {
            ...$defs,
            artifact: { ...artifact, properties: { ...artifact?.properties, type: { ...type, enum: artifactTypes } } },
          },
        }),
  };
}

const OPENING: Readonly<Record<Standard['family'], readonly string[]>> = {
  'subagent-return': [
    'Your last message must be one JSON object and nothing else: no text before or after it, no Markdown fence.',
  ],
  'return-meta': STAGES,
  'gsd-summary': [
    'When a plan is executed, its summary is written beside it, named as it is with SUMMARY for PLAN, and committed with the work.',
    'It begins with a frontmatter between two lines of three dashes, with the fields below; the rest is Markdown as in the example.',
  ],
  'gsd-plan': [
    'A plan begins with a frontmatter between two lines of three dashes, with the fields below. What it calls must_haves is held',
    'against the tree once its summary is there.',
  ],
  'gsd-verification': [
    'A verification begins with a frontmatter between two lines of three dashes, with the fields below. Below the heading Required',
    'Artifacts a table has a row for each file, its path in a code span first.',
  ],
  'bmad-story': [
    'When a story is done, its File List names every file that was created, modified or deleted for it, one an item: the path in a',
    'code span, relative to the root of the repository, and behind it one of (new), (modified), (deleted).',
    'Set the status to review or done only when all of them are committed, and tick the tasks that are done.',
  ],
  'bmad-spec': [
    'When a build spec is done, its ticked tasks begin with the path of the file in a code span, relative to the root of the repository.',
    'Below Suggested Review Order each link leads to a file that is committed, by a path from the folder of the spec.',
  ],
  'orchestrator-handoff': [
    'Before you end, write one JSON object and nothing else to the handoff of your task:',
    'specs/{N}_{slug}/.orchestrator-handoff.json, with the number of the task and its name in snake_case.',
    'It stays under 400 tokens (about 1,600 characters): details belong into the artifacts.',
  ],
  'result-envelope': [
    'Your last message must be one result envelope in Markdown, in the form of the example, with these parts in this order.',
  ],
  'verify-result': [
    'The report of the verification is verify-report.md in the folder of the change. Its first content is a fence in the form of',
    'the example: a line ```yaml, each field once on a line of its own as "key: value", and a line ```. No lists, no comments, no',
    'other fields. Everything else that the report says comes behind the fence.',
  ],
};

/** What holds for the vocabulary of every version. */
function common(standard: Standard): readonly string[] {
  const { success, claimFields, family } = standard;
  if (isGsd(family)) return commonOfGsd(standard);
  // It claims no path.
  if (family === 'verify-result') return claimed(standard);
  const fields = claimFields
    .filter(({ kind }) => kind === undefined)
    .map(({ pattern }) => pattern.slice(1).replaceAll('/*', '').replaceAll('/', '.'));
  return [
    `Success is ${listOf(success.map((status) => quote(status)))}. With it, every path in ${listOf([...new Set(fields)], 'and')} must lead to a file in the project that exists and holds more than white space.`,
    'Paths are relative to the project root and plain: forward slashes, no "./", "..", "//" or "/" at the end, the letter case of the file.',
    'No path stands twice, and none is that of the return itself, of a folder, or in a submodule.',
    ...(family === 'result-envelope'
      ? []
      : ['It is strict JSON in UTF-8: no comments, no trailing commas, no key twice.']),
  ];
}

/** What holds for the documents of GSD. */
function commonOfGsd(standard: Standard): readonly string[] {
  const { success, family } = standard;
  const isSummary = family === 'gsd-summary';
  const none = isSummary && !isRequiredByRule('/status', standard) ? ', or no status at all' : '';
  return [
    ...(success.length === 0 ? [] : [`Success is ${listOf(success.map((status) => quote(status)))}${none}.`]),
    ...claimed(standard),
    `Each path leads to a committed file that is not empty${isSummary ? '; what is called deleted is not there' : ''}.`,
    'Paths are relative to the folder that holds .planning and plain: forward slashes, no patterns, the letter case of the file.',
    'No path is that of a folder, in a submodule or outside of the project.',
  ];
}

function claimed({ claimsInWords }: Standard): readonly string[] {
  return claimsInWords === undefined ? [] : [`Held against the commit: ${claimsInWords}.`];
}

function echoed({ standard, session, agent }: Instruction): readonly string[] {
  return [
    ...(session === null ? [] : [`${quote(wayToSession(standard).join('.'))} is exactly ${quote(session, LONGEST)}.`]),
    ...(agent === null ? [] : [`"metadata.agent_type" is exactly ${quote(agent, LONGEST)}.`]),
  ];
}

const LONGEST = 200;

/** The fields of the object at a place, one a line, those inside them indented. */
function fieldLines(
  standard: Standard,
  schema: SchemaNode,
  { properties = {} }: SchemaNode,
  place: string,
  required: readonly string[],
): readonly string[] {
  const depth = place.split('/').length - 1;
  return Object.entries(properties).flatMap(([name, written]): readonly string[] => {
    // Where the schema is, for editors: nothing that an agent says.
    if (name === '$schema' || written.readOnly === true) return [];
    const node = { ...resolved(schema, written), ...written };
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

/** Empty where any value is right. */
function typeInWords({ type = [], enum: words }: SchemaNode, element: SchemaNode | undefined): string {
  if (words !== undefined) return `one of ${words.map((word) => quote(word)).join(', ')}`;
  const name = listOf((typeof type === 'string' ? [type] : type).map((one) => TYPES[one] ?? one));
  if (element === undefined) return name;
  return element.type === 'object' ? 'list of objects' : `list, each ${typeInWords(element, undefined)}`;
}

/** Of the value that an envelope is read as, what its writer knows: the rest tells how it was written. */
function partLines(schema: SchemaNode): readonly string[] {
  const required = alwaysRequired(schema);
  return Object.entries(schema.properties ?? {}).flatMap(([name, node]) => {
    if (node.readOnly === true) return [];
    const words = node.enum === undefined ? '' : `one of ${node.enum.map((word) => quote(word)).join(', ')}; `;
    const label = name.replaceAll('_', ' ');
    return [`- ${label} (${words}${required.includes(name) ? 'required' : 'optional'}): ${node.description ?? ''}`];
  });
}

/** Of the value that the fence of a verification is read as, its own fields. */
function keyLines(schema: SchemaNode): readonly string[] {
  const required = alwaysRequired(schema);
  return Object.entries(schema.properties ?? {}).flatMap(([name, node]) => {
    if (node.readOnly === true) return [];
    const need = required.includes(name) ? 'required' : 'optional';
    return [`- ${name} (${typeInWords(node, undefined)}; ${need}): ${node.description ?? ''}`];
  });
}
