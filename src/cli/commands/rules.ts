import { AREAS } from '../../families/choose.js';
import { json, terminal, type Terminal } from '../../report/sink.js';
import type { Paint } from '../../report/paint.js';
import { rules as all, severities, versionsInWords, versionsWith } from '../../families/catalog.js';
import { ruleData } from '../../families/reference.js';
import { EXIT } from '../../model/exit-status.js';
import { readLookup } from './lookup.js';
import { aligned } from '../terminal/page.js';
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
  const rows = listed.map(({ rule }) => [
    terminal`${rule.id}`,
    terminal`${[...severities(rule).keys()].join('/')}`,
    terminal`${rule.summary}`,
    paint('dim', terminal`${versionsInWords(versionsWith(rule).map(({ standard }) => standard)).join(', ')}`),
  ]);
  const lines = aligned(rows);
  return terminal`${lines.map((line, n) => {
    const area = listed[n]?.area ?? null;
    return area === null ? line : terminal`${gap(n)}${paint('bold', terminal`${area}`)}\n${line}`;
  })}\n${all.length} rules; return-gate explain RULE tells more of one.\n`;
}

/** Returns an empty line, except before the first group. */
function gap(n: number): Terminal {
  return n === 0 ? terminal`` : terminal`\n`;
}
