import { FAMILIES } from '../__tests__/lies/families.js';
import { readOutcomes } from '../__tests__/lies/outcomes.js';
import { liesTable } from '../__tests__/lies/table.js';

/** Prints the table of planted lies, as Markdown. */
process.stdout.write(liesTable(FAMILIES, readOutcomes()));
