import type { SharedExamples } from './example.js';
import type { ReferenceSection } from './family.js';
import { families } from './index.js';

const examples = new Map<string, SharedExamples>();
const found: ReferenceSection[] = [];
for (const { name, load } of families) {
  const loaded = await load();
  examples.set(name, await loaded.examples());
  const section = await loaded.section?.();
  if (section !== undefined) found.push(section);
}

/** The examples of shared rules, by the family that has them. Only what shows or tests rules imports this. */
export const sharedExamples: ReadonlyMap<string, SharedExamples> = examples;

/** What the page of standards says of single families. */
export const sections: readonly ReferenceSection[] = found;
