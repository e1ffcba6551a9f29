import { edit } from '../model/pointer.js';
import type { Json } from '../model/json.js';
import { aboutRule, type AboutRule, type Example, type Rule } from '../model/rule.js';
import type { Standard, Sample } from '../model/standard.js';
import type { ReferenceSection } from './family.js';
import { families } from './index.js';

/** The examples of shared rules, by the family that has them. */
const sharedExamples = new Map<string, SharedExamples>();
const allSections: ReferenceSection[] = [];
for (const { name, load } of families) {
  const loaded = await load();
  sharedExamples.set(name, await loaded.examples());
  const section = await loaded.section?.();
  if (section !== undefined) allSections.push(section);
}

/** The families' own sections on the page of standards. */
export const sections: readonly ReferenceSection[] = allSections;

/** What exists at a path of an example's repository. */
export type ExampleEntry =
  | { readonly kind: 'file'; readonly content: string | Uint8Array }
  | { readonly kind: 'link'; readonly target: string }
  | { readonly kind: 'submodule' };

/** The small repository of an example, for one version: its files by path, and which of them holds the return. */
export interface ExampleRepository {
  readonly file: string;
  readonly files: ReadonlyMap<string, ExampleEntry>;
  /** Paths in an earlier commit: the path each was moved to, or null. */
  readonly earlier: ReadonlyMap<string, string | null>;
  /** Paths whose past is unknown because the history is too short. */
  readonly beyondHistory?: ReadonlySet<string>;
  /** The number of returns in the commit with the return, after the earlier paths were gone; may be absent. */
  readonly imported?: number;
  /** Commits before the checked one, with the paths that each changed. */
  readonly commits?: ReadonlyMap<string, readonly string[]>;
  /** The subjects of some of them. */
  readonly subjects?: ReadonlyMap<string, string>;
  /** True if the clone lacks the content of the return's file. */
  readonly isLacking?: boolean;
  /** Paths that are only in the workspace. */
  readonly workspace: ReadonlySet<string>;
}

/** Examples that raise a rule, and examples that do not. */
type RuleExamples = Pick<AboutRule, 'bad' | 'good'>;

/** A family's examples of the rules in `src/rules/`, by the rule's id. */
export type SharedExamples = Readonly<Record<string, RuleExamples>>;

/** Returns a rule's examples for a version: its family's, then the rule's own. The sample itself is the default. */
export function examplesFor(standard: Standard, rule: Rule, kind: keyof RuleExamples): readonly Example[] {
  // A form that a project declares has no examples.
  const name = families.find((family) => family.families.includes(standard.family))?.name ?? '';
  const ofFamily = sharedExamples.get(name) ?? {};
  const examples = [ofFamily[rule.id]?.[kind] ?? [], aboutRule(rule)[kind] ?? []]
    .flat()
    .filter((example) => example.families?.includes(standard.family) ?? true);
  return kind === 'good' && examples.length === 0 ? [{}] : examples;
}

/** A version's sample with an example's edits. Throws on an edit that the sample does not allow. */
export function repositoryOf(sample: Sample, example: Example): ExampleRepository {
  const file = example.file ?? sample.file;
  const files = new Map<string, ExampleEntry>();
  for (const [path, content] of Object.entries(sample.tree)) files.set(path, { kind: 'file', content });
  for (const [path, entry] of Object.entries(example.tree ?? {})) {
    if (entry === null) files.delete(path);
    else if (typeof entry !== 'string') files.set(path, { kind: 'link', target: entry.link });
    else if (path.endsWith('/')) files.set(path.slice(0, -1), { kind: 'submodule' });
    else files.set(path, { kind: 'file', content: entry });
  }
  files.set(
    file,
    example.link === undefined
      ? { kind: 'file', content: contentOf(sample, example) }
      : { kind: 'link', target: example.link },
  );
  const { earlier = {}, beyondHistory = [], commits = {}, subjects = {}, workspace = [] } = example;
  return {
    file,
    files,
    earlier: new Map(Object.entries(earlier)),
    beyondHistory: new Set(beyondHistory),
    imported: example.imported ?? 0,
    commits: new Map(Object.entries(commits)),
    subjects: new Map(Object.entries(subjects)),
    isLacking: example.lacking === true,
    workspace: new Set(workspace),
  };
}

/** The content of the file that holds the return. */
function contentOf(sample: Sample, example: Example): string | Uint8Array {
  let text = example.text ?? exampleText(sample, example);
  for (const [from, to] of example.replace ?? []) {
    if (!text.includes(from)) throw new Error(`an example replaces ${from}, which is not in its sample`);
    text = text.replace(from, () => to);
  }
  return example.bytesBehind === undefined
    ? text
    : Buffer.concat([Buffer.from(text), Buffer.from(example.bytesBehind)]);
}

export function exampleText(sample: Sample, example: Example): string {
  const { repeat } = example;
  if (sample.value !== undefined) {
    const value = edit(sample.value, example);
    return `${JSON.stringify(repeat === undefined ? value : Array<Json>(repeat).fill(value), null, 2)}\n`;
  }
  if (example.set !== undefined || example.remove !== undefined) {
    throw new Error(`an example edits a value in ${sample.file}, which holds text`);
  }
  if (sample.text === undefined) throw new Error(`the sample ${sample.file} has neither value nor text`);
  return repeat === undefined ? sample.text : `${sample.text}\n`.repeat(repeat);
}
