import type { SharedExamples } from './example.js';
import type { ReferenceSection } from './family.js';
import { families } from './index.js';
import { loadedFamilies } from './registry.js';

/** The examples of shared rules, by the family that has them. Only what shows or tests rules imports this. */
export const sharedExamples: ReadonlyMap<string, SharedExamples> = new Map(
  await Promise.all(families.map(async ({ name, load }) => [name, await (await load()).examples()] as const)),
);

/** What the page of standards says of single families. */
export const sections: readonly ReferenceSection[] = await Promise.all(
  loadedFamilies.flatMap(({ section }) => (section === undefined ? [] : [section()])),
);
