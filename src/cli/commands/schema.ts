import { json } from '../../report/sink.js';
import { standardNamed } from '../../families/choose.js';
import { EXIT } from '../../model/report.js';
import { readLookup, unknownName } from './lookup.js';
import { SCHEMAS } from './schemas.js';
import type { Caller } from '../terminal/caller.js';

/** Runs `schema NAME`: prints one JSON Schema of the project, in either format. Throws `UsageError`. */
export function schema(args: readonly string[], caller: Caller): number {
  const names = [...SCHEMAS.keys()];
  const asked = readLookup(args, caller, {
    command: 'schema',
    operand: 'NAME',
    about: `Prints a JSON Schema (draft 2020-12) to keep in a file. NAME is the name of a family, for its default version, or one of\n  ${names.join('\n  ')}`,
  });
  if (asked.kind === 'help') {
    caller.stdout.write(asked.text);
    return EXIT.passed;
  }
  const found = SCHEMAS.get(standardNamed(asked.operand)?.id ?? asked.operand);
  if (found === undefined) throw unknownName('schema', asked.operand, names, `There are ${names.join(', ')}.`);
  caller.stdout.write(`${json(found, 2)}\n`);
  return EXIT.passed;
}
