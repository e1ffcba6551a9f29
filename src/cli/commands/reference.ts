import { parseChoice } from '../../config/parse-option.js';
import {
  orderedStandards,
  ruleData,
  rules as allRules,
  severities,
  standardData,
  versionsWith,
} from '../../families/catalog.js';
import { AREAS, standardNamed } from '../../families/choose.js';
import { SEVERITIES } from '../../model/finding.js';
import { EXIT } from '../../model/report.js';
import type { DescribedRule } from '../../model/rule.js';
import type { Standard } from '../../model/standard.js';
import { cut } from '../../model/text.js';
import { UsageError } from '../../model/usage.js';
import { json, jsonFrame, terminal, type Paint, type SafeText, type Terminal } from '../../report/sink.js';
import { command, OPTION, unknownName, type Call, type Command, type OptionSpec } from '../options.js';
import { painterFor, terminalColumns } from '../terminal/caller.js';
import { aligned, textWidth } from '../terminal/page.js';
import { wrap } from '../../report/width.js';
import { SCHEMAS } from './schemas.js';

/** A command that looks something up in the project's own data: its name and purpose. */
interface Lookup {
  readonly name: string;
  /** The name of its operand in the help; null without one. */
  readonly operand: string | null;
  readonly about: string;
  /** Options besides the format. */
  readonly options?: readonly OptionSpec[];
}

/** What a call of such a command needs. */
interface Asked {
  readonly isJson: boolean;
  readonly operand: string;
  readonly paint: Paint;
  readonly values: Call['values'];
}

/** Returns a command that prints what `answer` returns. */
export function lookup(
  { name, operand, about, options = [] }: Lookup,
  answer: (asked: Asked) => SafeText | Promise<SafeText>,
): Command {
  const usage = `return-gate ${name}${operand === null ? '' : ` ${operand}`}`;
  const help = { usage: `${usage} [options]`, about, options: [...options, OPTION.format, OPTION.noColor] };
  return command(help, async ({ values, rest }, caller) => {
    const format = parseChoice('--format', values.get('format')?.[0] ?? 'text', ['text', 'json']);
    const [given = '', ...more] = rest;
    if (operand === null ? rest.length > 0 : rest.length === 0 || more.length > 0) {
      const takes = operand === null ? 'takes no operand' : `takes one ${operand}`;
      throw new UsageError(
        `${name} ${takes}, and ${String(rest.length)} ${rest.length === 1 ? 'was' : 'were'} given: write ${usage}.`,
      );
    }
    const paint = painterFor(caller);
    caller.stdout.write(await answer({ isJson: format === 'json', operand: given, paint, values }));
    return EXIT.passed;
  });
}

const SCHEMA_NAMES = [...SCHEMAS.keys()];

/** Runs `schema NAME`: prints one JSON Schema of the project, in either format. Throws `UsageError`. */
export const schema = lookup(
  {
    name: 'schema',
    operand: 'NAME',
    about: `Prints a JSON Schema (draft 2020-12) to keep in a file. NAME is the name of a family, for its default version, or one of\n  ${SCHEMA_NAMES.join('\n  ')}`,
  },
  ({ operand }) => {
    const found = SCHEMAS.get(standardNamed(operand)?.id ?? operand);
    if (found === undefined) {
      throw unknownName('schema', operand, SCHEMA_NAMES, `There are ${SCHEMA_NAMES.join(', ')}.`);
    }
    return jsonFrame`${json(found, 2)}\n`;
  },
);

/** Runs `standards`: prints every version of every family, with its statuses and types. Throws `UsageError`. */
export const standards = lookup(
  {
    name: 'standards',
    operand: null,
    about:
      'Lists every version of every standard: its statuses, its types of artifacts, and the fields that make claims.',
  },
  ({ isJson, paint }) => {
    if (!isJson) return terminal`${orderedStandards.map((standard, n) => entry(standard, n === 0, paint))}`.text;
    const schemaOf = ({ id }: Standard): string | null => (SCHEMAS.has(id) ? id : null);
    const all = orderedStandards.map((standard) => ({ ...standardData(standard), schema: schemaOf(standard) }));
    return jsonFrame`${json({ standards: all })}\n`;
  },
);

/** Columns before the words of an entry. */
const MARGIN = 13;

function entry(standard: Standard, isFirst: boolean, paint: Paint): Terminal {
  const { id, title, isDefault, source, statuses, success, artifactTypes, claimFields, claimsInWords, rules } =
    standard;
  const row = (name: string, words: readonly string[]): readonly (readonly Terminal[])[] =>
    wrap(words.join(', '), textWidth() - MARGIN).map((line, n) => [
      n === 0 ? paint('dim', terminal`${name}`) : terminal``,
      terminal`${line}`,
    ]);
  const rows = [
    ...(success.length === 0 ? [] : row('success', success)),
    ...row(
      'other',
      statuses.filter((status) => !success.includes(status)),
    ),
    ...(artifactTypes.length === 0 ? [] : row('artifacts', artifactTypes)),
    ...row('claims', [
      ...claimFields.map(({ pattern }) => pattern),
      ...(claimsInWords === undefined ? [] : [claimsInWords]),
    ]),
    ...row('rules', [String(rules.length)]),
  ];
  const head = terminal`${paint('bold', terminal`${id}`)}${isDefault ? '  the default of its family' : ''}`;
  return terminal`${isFirst ? '' : terminal`\n`}${head}\n  ${title} (${source})\n${aligned(rows)}`;
}

/** Runs `rules`: prints every rule on one line, by area. Throws `UsageError`. */
export const rules = lookup(
  {
    name: 'rules',
    operand: null,
    about: 'Lists the rules on one line each: id, severity and what the rule demands.',
    options: [
      { name: 'standard', value: 'ID', help: 'only the rules of this version, with its severities' },
      { name: 'severity', value: 'LEVEL', help: 'only rules with this severity: error, warning, notice or off' },
    ],
  },
  ({ isJson, paint, values }) => {
    const standard = readStandard(values.get('standard')?.[0]);
    const level = values.get('severity')?.[0];
    if (level !== undefined) parseChoice('--severity', level, [...SEVERITIES, 'off']);
    const listed = allRules
      .map((rule) => ({ rule, levels: levelsOf(rule, standard) }))
      .filter(({ levels }) => levels.length > 0 && (level === undefined || levels.includes(level)));
    return isJson
      ? jsonFrame`${json({ rules: listed.map(({ rule }) => ruleData(rule)) })}\n`
      : list(listed, paint).text;
  },
);

/** Returns the id of a version, or undefined for all. Throws `UsageError` for an unknown one. */
function readStandard(given: string | undefined): string | undefined {
  const ids = orderedStandards.map(({ id }) => id);
  if (given === undefined || ids.includes(given)) return given;
  throw unknownName('version', given, ids, 'return-gate standards lists them all.');
}

/** Returns the severities of a rule in its versions, or in one of them. */
function levelsOf(rule: DescribedRule, standard: string | undefined): readonly string[] {
  if (standard === undefined) return [...severities(rule).keys()];
  return versionsWith(rule).flatMap((one) => (one.standard.id === standard ? [one.severity] : []));
}

interface Listed {
  readonly rule: DescribedRule;
  readonly levels: readonly string[];
}

/** On a terminal each line is cut at its width; elsewhere it is whole. */
function list(listed: readonly Listed[], paint: Paint): Terminal {
  const idWidth = Math.max(0, ...listed.map(({ rule }) => rule.id.length));
  const levelWidth = Math.max(0, ...listed.map(({ levels }) => levels.join('/').length));
  const room = (terminalColumns() ?? Infinity) - idWidth - levelWidth - 7;
  const areas = AREAS.map((area) => ({ area, members: listed.filter(({ rule }) => rule.area === area) }));
  const parts = areas
    .filter(({ members }) => members.length > 0)
    .map(({ area, members }, n) => {
      const lines = members.map(
        ({ rule, levels }) =>
          terminal`  ${rule.id.padEnd(idWidth)}  ${levels.join('/').padEnd(levelWidth)}  ${cut(rule.summary, room)}\n`,
      );
      const gap = n === 0 ? terminal`` : terminal`\n`;
      return terminal`${gap}${paint('bold', terminal`${area}`)}\n${lines}`;
    });
  return terminal`${parts}\n${listed.length} rules; return-gate explain RULE says more about one.\n`;
}
