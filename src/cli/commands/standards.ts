import type { Standard } from '../../model/standard.js';
import { json, terminal, type Terminal } from '../../report/sink.js';
import type { Paint } from '../../report/paint.js';
import { orderedStandards, standardData } from '../../families/catalog.js';
import { EXIT } from '../../model/report.js';
import { readLookup } from './lookup.js';
import { aligned } from '../terminal/page.js';
import { SCHEMAS } from './schemas.js';
import type { Caller } from '../terminal/caller.js';

/** Runs `standards`: prints every version of every family, with its statuses and types. Throws `UsageError`. */
export function standards(args: readonly string[], caller: Caller): number {
  const asked = readLookup(args, caller, {
    command: 'standards',
    operand: null,
    about:
      'Lists every version of every standard: its statuses, its types of artifacts, and the fields that make claims.',
  });
  if (asked.kind === 'help') caller.stdout.write(asked.text);
  else if (asked.format === 'json')
    caller.stdout.write(
      `${json({
        standards: orderedStandards.map((standard) => ({
          ...standardData(standard),
          schema: SCHEMAS.has(standard.id) ? standard.id : null,
        })),
      })}\n`,
    );
  else
    caller.stdout.write(terminal`${orderedStandards.map((standard, n) => entry(standard, n === 0, asked.paint))}`.text);
  return EXIT.passed;
}

function entry(standard: Standard, isFirst: boolean, paint: Paint): Terminal {
  const { id, title, isDefault, source, statuses, success, artifactTypes, claimFields, claimsInWords, rules } =
    standard;
  const row = (name: string, words: readonly string[]): readonly Terminal[] => [
    paint('dim', terminal`${name}`),
    terminal`${words.join(', ')}`,
  ];
  const rows = [
    ...(success.length === 0 ? [] : [row('success', success)]),
    row(
      'other',
      statuses.filter((status) => !success.includes(status)),
    ),
    ...(artifactTypes.length === 0 ? [] : [row('artifacts', artifactTypes)]),
    row('claims', [
      ...claimFields.map(({ pattern }) => pattern),
      ...(claimsInWords === undefined ? [] : [claimsInWords]),
    ]),
    row('rules', [String(rules.length)]),
  ];
  const head = terminal`${paint('bold', terminal`${id}`)}${isDefault ? '  the default of its family' : ''}`;
  return terminal`${isFirst ? '' : terminal`\n`}${head}\n  ${title} (${source})\n${aligned(rows)}`;
}
