import { AREAS } from '../../families/choose.js';
import { json, terminal, type Terminal } from '../../report/sink.js';
import type { Paint } from '../../report/paint.js';
import { ruleData, rules as all, severities, versionsInWords, versionsWith } from '../../families/catalog.js';
import type { DescribedRule } from '../../model/rule.js';
import { wrap } from '../../report/width.js';
import { EXIT } from '../../model/report.js';
import { readLookup } from './lookup.js';
import type { Caller } from '../terminal/caller.js';

/** Runs `rules`: prints every rule on one line, by area. Throws `UsageError`. */
export function rules(args: readonly string[], caller: Caller): number {
  const asked = readLookup(args, caller, {
    command: 'rules',
    operand: null,
    about: 'Lists every rule: its severity, what it demands, and the versions of the standards that have it.',
  });
  if (asked.kind === 'help') caller.stdout.write(asked.text);
  else if (asked.format === 'json') caller.stdout.write(`${json({ rules: all.map(ruleData) })}\n`);
  else caller.stdout.write(list(asked.paint).text);
  return EXIT.passed;
}

function list(paint: Paint): Terminal {
  const listed = AREAS.flatMap((area) => {
    const members = all.filter((rule) => rule.area === area);
    return members.map((rule, n) => ({ area: n === 0 ? area : null, rule }));
  });
  const idWidth = Math.max(...all.map(({ id }) => id.length));
  const levelWidth = Math.max(...all.map((rule) => levels(rule).length));
  const margin = ' '.repeat(2 + idWidth + 2 + levelWidth + 2);
  const room = WIDTH - margin.length;
  const lines = listed.map(({ rule }) => {
    const [first, ...more] = wrap(rule.summary, room);
    const versions = versionsInWords(versionsWith(rule).map(({ standard }) => standard)).join(', ');
    return terminal`  ${rule.id.padEnd(idWidth)}  ${levels(rule).padEnd(levelWidth)}  ${first}\n${more.map(
      (line) => terminal`${margin}${line}\n`,
    )}${wrap(versions, room).map((line) => terminal`${margin}${paint('dim', terminal`${line}`)}\n`)}`;
  });
  return terminal`${lines.map((line, n) => {
    const area = listed[n]?.area ?? null;
    return area === null ? line : terminal`${gap(n)}${paint('bold', terminal`${area}`)}\n${line}`;
  })}\n${all.length} rules; return-gate explain RULE says more about one.\n`;
}

/** No line is wider. */
const WIDTH = 100;

/** `error/notice`: the severities of a rule in its versions. */
function levels(rule: DescribedRule): string {
  return [...severities(rule).keys()].join('/');
}

/** Returns an empty line, except before the first group. */
function gap(n: number): Terminal {
  return n === 0 ? terminal`` : terminal`\n`;
}
