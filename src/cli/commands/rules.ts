import { AREAS } from '../../families/choose.js';
import { orderedStandards, ruleData, rules as allRules, severities, versionsWith } from '../../families/catalog.js';
import { parseChoice } from '../../config/parse-option.js';
import { SEVERITIES } from '../../model/finding.js';
import { EXIT } from '../../model/report.js';
import type { DescribedRule } from '../../model/rule.js';
import { cut } from '../../model/text.js';
import { json, type Paint, terminal, type Terminal } from '../../report/sink.js';
import { readLookup, unknownName } from './lookup.js';
import { terminalColumns, type Caller } from '../terminal/caller.js';

/** Runs `rules`: prints every rule on one line, by area. Throws `UsageError`. */
export function rules(args: readonly string[], caller: Caller): number {
  const asked = readLookup(args, caller, {
    command: 'rules',
    operand: null,
    about: 'Lists the rules on one line each: id, severity and what the rule demands.',
    options: [
      { name: 'standard', value: 'ID', help: 'only the rules of this version, with its severities' },
      { name: 'severity', value: 'LEVEL', help: 'only rules with this severity: error, warning, notice or off' },
    ],
  });
  if (asked.kind === 'help') {
    caller.stdout.write(asked.text);
    return EXIT.passed;
  }
  const standard = readStandard(asked.values.get('standard')?.[0]);
  const level = asked.values.get('severity')?.[0];
  if (level !== undefined) parseChoice('--severity', level, [...SEVERITIES, 'off']);
  const listed = allRules
    .map((rule) => ({ rule, levels: levelsOf(rule, standard) }))
    .filter(({ levels }) => levels.length > 0 && (level === undefined || levels.includes(level)));
  if (asked.format === 'json') caller.stdout.write(`${json({ rules: listed.map(({ rule }) => ruleData(rule)) })}\n`);
  else caller.stdout.write(list(listed, asked.paint).text);
  return EXIT.passed;
}

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
  const room = (terminalColumns() ?? Infinity) - idWidth - levelWidth - 6;
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
