import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rules, versionsWith } from '../../src/families/catalog.js';
import type { Finding } from '../../src/model/finding.js';
import { isOfForm, isOfTruth, type Rule } from '../../src/model/rule.js';
import { shownRule } from '../../src/prompt/shown-example.js';
import { checkExample } from '../support/gate.js';

/**
 * `said.txt` has what each rule is about, and what it says of the bad examples that readers are shown: severity, place, message,
 * and below it the recommendation and the fix. `npm run goldens` writes it anew: read what changed.
 */
const KEPT = fileURLToPath(new URL('said.txt', import.meta.url));
const WRITES = process.env.npm_lifecycle_event === 'goldens';

/** Breaks a text at spaces, so that no line is long; shows what cannot be seen. */
function wrapped(text: string, indent: string): string {
  const visible = text.replace(/\p{C}/gu, (sign) => `\\u{${sign.codePointAt(0)?.toString(16) ?? ''}}`);
  return visible.replace(/(\S.{0,170})(?:\s|$)/gu, `${indent}$1\n`);
}

function worded({ severity, pointer, range, message, recommendation, fix }: Finding): string {
  const place = [
    severity,
    pointer ?? '',
    range === null ? '' : `${String(range.startLine)}:${String(range.startColumn)}`,
  ];
  return [
    `  ${place.filter((part) => part !== '').join(' ')}\n`,
    wrapped(message, '    '),
    wrapped(recommendation, '    > '),
    fix === undefined ? '' : wrapped(`${fix.safety}: ${fix.does}`, '    fix, '),
  ].join('');
}

/** What else a user meets of a rule: what a baseline may hide, what an archived return is still asked, what gives way to it. */
function traitsOf(rule: Rule): readonly string[] {
  return [
    ...(isOfTruth(rule) ? ['of the truth'] : []),
    ...(isOfForm(rule) ? ['of the form'] : []),
    ...(rule.structural === true ? ['in the schema'] : []),
    ...(rule.unread === true ? ['of what was not read'] : []),
    ...(rule.supersedes ?? []).map((other) => `instead of ${other}`),
  ];
}

/** What a rule says, each wording once. */
async function saidBy(rule: Rule): Promise<string> {
  const shown = shownRule(rule);
  if (shown === undefined) throw new Error(`no version has ${rule.id}`);
  const isOff = versionsWith(rule).some(({ standard, severity }) => standard === shown.standard && severity === 'off');
  const levels = isOff ? new Map([[rule.id, 'notice'] as const]) : undefined;
  const said = new Set<string>();
  for (const example of shown.bad) {
    const { findings } = await checkExample(shown.standard, example, levels);
    for (const finding of findings) if (finding.rule === rule.id) said.add(worded(finding));
  }
  return [`${[rule.id, ...traitsOf(rule)].join(', ')}\n`, ...said].join('');
}

test('Each rule says what is wrong, where, and what to do', async () => {
  let said = '';
  for (const rule of rules) said += await saidBy(rule);
  if (WRITES) writeFileSync(KEPT, said);
  expect(said).toBe(readFileSync(KEPT, 'utf8'));
});
