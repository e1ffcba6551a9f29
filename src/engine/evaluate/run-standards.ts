import { type Subject, breaksShape } from '../../model/return.js';
import { field, isArray, type Json } from '../../model/json.js';
import { tokens } from '../../model/pointer.js';
import { oncePer, valueOf } from '../../model/collections.js';
import { evaluateReturn, type Overrides, ruleSet, type RuleSet } from './rules.js';
import type { Context } from '../../model/context.js';
import { PROBLEMS_OF_JSON, type ReadProblem } from '../../model/document.js';
import { looseFamily, type ChosenVersions, familyNamed, loadFrom, loadStandard } from '../../families/choose.js';
import type { ParsedReturn } from '../../read/read.js';
import type { Gathered } from '../../gather/gather.js';
import type { Chosen, Family, LoadedFamily } from '../../families/family.js';
import { families } from '../../families/index.js';
import type { ProjectVocabulary, Standard, FamilyName, VersionHead } from '../../model/standard.js';
import type { Level } from '../../model/finding.js';

/** The settings that choose the versions for a run's returns. */
export interface StandardTerms {
  readonly versions: ChosenVersions;
  readonly overrides: Overrides | null;
  readonly levels: ReadonlyMap<string, Level>;
  /** The words that the project adds to versions. */
  readonly vocabulary: ProjectVocabulary;
}

/** The chosen versions of a run, for the families that its files hold. */
export class RunStandards {
  /** The rules that are on, by loaded version. Grows as versions are loaded. */
  readonly ruleSets: ReadonlyMap<Standard, RuleSet>;
  readonly #ruleSets = new Map<Standard, RuleSet>();
  readonly #terms: StandardTerms;
  /** The families whose versions are loaded. */
  readonly #loaded = new Set<FamilyName>();
  /** Several files may need the same versions at the same time. */
  readonly #loading = new Map<FamilyName, Promise<void>>();
  readonly #families = new Map<Family, LoadedFamily>();
  /** By the id of the version. */
  readonly #standards = new Map<string, Standard>();
  readonly #chosen = new Map<ChosenVersions, Chosen>();
  /** The versions that were not chosen, by family; without the project's words. */
  readonly #siblings = new Map<FamilyName, readonly Standard[]>();

  private constructor(terms: StandardTerms) {
    this.#terms = terms;
    this.ruleSets = this.#ruleSets;
  }

  /** Loads versions for which the project has its own words. Rejects with `UsageError` if these do not fit. */
  static async open(terms: StandardTerms): Promise<RunStandards> {
    const standards = new RunStandards(terms);
    await standards.load(terms.vocabulary.keys());
    return standards;
  }

  /** Loads some families and the versions chosen for them, each once. */
  async load(names: Iterable<FamilyName>): Promise<void> {
    for (const name of names) {
      if (this.#loaded.has(name)) continue;
      const loading = this.#loading.get(name) ?? this.#loadVersions(name);
      this.#loading.set(name, loading);
      await loading;
    }
  }

  /** Returns true if the versions chosen for some families are loaded. */
  areLoaded(names: readonly FamilyName[]): boolean {
    return names.every((name) => this.#loaded.has(name));
  }

  async #loadVersions(name: FamilyName): Promise<void> {
    const heads = this.#headsOf(name);
    const family = this.#familyNamed(name);
    const loaded = await family.load();
    this.#families.set(family, loaded);
    for (const head of heads) await this.#add(head, loaded);
    this.#loaded.add(name);
    this.#chosen.clear();
  }

  /** Returns a loaded family. Throws if it is not loaded. */
  loaded(name: FamilyName): LoadedFamily {
    return valueOf(this.#families, this.#familyNamed(name));
  }

  /** The versions chosen for a file, of all families. */
  versionsAt(file: string): ChosenVersions {
    return this.#terms.overrides?.chosenAt(file) ?? this.#terms.versions;
  }

  /** The loaded versions that check the returns of a file. */
  chosenAt(file: string): Chosen {
    const versions = this.versionsAt(file);
    const known = this.#chosen.get(versions);
    if (known !== undefined) return known;
    const chosen = Object.fromEntries(
      Object.entries(versions).map(([name, head]) => [name, head && this.#standards.get(head.id)]),
    );
    this.#chosen.set(versions, chosen);
    return chosen;
  }

  /** The version that checks a family's returns in a file. Throws if none was chosen, or it is not loaded. */
  standardAt(file: string, family: FamilyName): Standard {
    const standard = this.chosenAt(file)[family];
    if (standard === undefined) throw new Error(`no version of ${family} was chosen`);
    return standard;
  }

  /** Returns the family of a JSON object that neither place nor reader decides. Throws if none is loaded. */
  familyOf(value: Parameters<NonNullable<LoadedFamily['familyOf']>>[0], file: string): FamilyName {
    for (const { familyOf } of this.#families.values()) {
      if (familyOf !== undefined) return familyOf(value, this.chosenAt(file));
    }
    throw new Error('no loaded family can tell JSON objects apart');
  }

  /** Loads all versions of a version's family. */
  async loadSiblings({ family }: VersionHead): Promise<void> {
    if (this.#siblings.has(family)) return;
    const all: Standard[] = [];
    for (const head of this.#versionsNamed(family)) all.push(await loadStandard(head));
    this.#siblings.set(family, all);
  }

  /** Returns true if `siblings` can be used: there are none, or they are loaded. */
  knowsSiblings({ family }: VersionHead): boolean {
    return this.#siblings.has(family) || this.#versionsNamed(family).length < 2;
  }

  /** The other loaded versions of a version's family, without the project's words. */
  siblings({ family, id }: VersionHead): readonly Standard[] {
    return (this.#siblings.get(family) ?? []).filter((other) => other.id !== id);
  }

  /** Returns a family, built in or declared. */
  #familyNamed(name: FamilyName): Family {
    return this.#terms.versions[name]?.declaredBy ?? familyNamed(name);
  }

  /** The heads of all versions of a family. */
  #versionsNamed(name: FamilyName): readonly VersionHead[] {
    return this.#familyNamed(name).versions.filter((version) => version.family === name);
  }

  #headsOf(name: FamilyName): readonly VersionHead[] {
    const heads = [...Object.values(this.#terms.versions), ...(this.#terms.overrides?.standards ?? [])];
    return heads.filter((head) => head !== undefined).filter(({ family }) => family === name);
  }

  async #add(head: VersionHead, family: LoadedFamily): Promise<void> {
    if (this.#standards.has(head.id)) return;
    const { levels, overrides, vocabulary } = this.#terms;
    const standard = await loadFrom(family, head, vocabulary);
    this.#standards.set(head.id, standard);
    this.#ruleSets.set(standard, ruleSet(standard, levels, overrides));
  }
}

/** The families whose returns may be in loose Markdown, or may open it. */
export const MARKDOWN_FAMILIES: readonly Family[] = families.filter(
  ({ form, opens }) => form === 'markdown' || opens === true,
);

/** Returns the family of a return in Markdown by its reader, in JSON by its place; null if its shape must decide. */
export function knownFamily({ family }: Gathered, { composed }: Pick<ParsedReturn, 'composed'>): FamilyName | null {
  return composed ?? family;
}

/** The family of a link in place of a return; null for a loose family: that of JSON has the rule. */
export function familyOfLink({ family }: Gathered): FamilyName | null {
  return family === looseFamily('markdown') ? null : family;
}

/**
 * The family that reports a file's problems: a JSON family for problems of JSON, even in a document that also holds
 * returns in Markdown.
 */
export function familyOfDocument(
  gathered: Gathered,
  problems: readonly ReadProblem[],
  returns: readonly (Pick<ParsedReturn, 'composed'> & { readonly standard?: Standard })[],
): FamilyName {
  const json = returns.find(({ composed }) => composed === null);
  if (json !== undefined) return knownFamily(gathered, json) ?? json.standard?.family ?? looseFamily('json');
  const isLink = problems.some(({ kind }) => kind === 'link');
  const family = isLink ? familyOfLink(gathered) : gathered.family;
  if (family !== null) return family;
  const ofJson = gathered.form !== 'markdown' || isLink || problems.some(({ kind }) => PROBLEMS_OF_JSON.has(kind));
  return ofJson ? looseFamily('json') : (returns[0]?.composed ?? looseFamily('markdown'));
}

/** A return before it is known whether another version fits better. */
export type PlainSubject = Omit<Subject, 'satisfies'>;

/**
 * Returns the id of the family's version that fits a return better than its own, which it breaks; null for none. A
 * better version finds no shape error, no more errors, and fewer errors and warnings (or as many, and fewer notices). A
 * version that does not know a field which another version knows is not better: it says nothing about that field.
 */
export function betterVersion(
  subject: PlainSubject,
  standard: Standard,
  standards: Pick<RunStandards, 'siblings'>,
  context: Context,
): string | null {
  const { value, shapeErrors } = subject;
  if (!breaksShape(shapeErrors, value, standard.shape)) return null;
  const others = standards.siblings(standard);
  const family = [standard, ...others];
  const fitting = others.flatMap((other) => {
    const errors = other.validate(value);
    const fits = !breaksShape(errors, value, other.shape) && family.every((one) => knowsFieldsOf(one, other, value));
    return fits ? [{ other, errors }] : [];
  });
  if (fitting.length === 0) return null;
  let best = { id: null as string | null, ...countFindings(subject, standard, context) };
  for (const { other, errors } of fitting) {
    const found = countFindings({ ...subject, standard: other, shapeErrors: errors }, other, context);
    const fewerGrave = best.grave - found.grave;
    if (found.errors <= best.errors && (fewerGrave > 0 || (fewerGrave === 0 && found.all < best.all))) {
      best = { id: other.id, ...found };
    }
  }
  return best.id;
}

/** Numbers of findings; `grave` are errors and warnings. */
interface Findings {
  readonly errors: number;
  readonly grave: number;
  readonly all: number;
}

/** Counts the findings of a version's rules on a return, at their own severities. */
function countFindings(subject: PlainSubject, standard: Standard, context: Context): Findings {
  const raised = evaluateReturn({ ...subject, satisfies: null }, rulesOf(standard), context);
  const count = (severities: readonly Level[]): number =>
    raised.filter(({ active, problem }) => severities.includes(problem.severity ?? active.severity)).length;
  return { errors: count(['error']), grave: count(['error', 'warning']), all: raised.length };
}

const rulesOf = oncePer((standard: Standard) => ruleSet(standard, new Map()).return);

function knowsFieldsOf(standard: Standard, other: Standard, value: Subject['value']): boolean {
  return Object.entries(standard.shape.fields).every(([place, names]) => {
    const unknown = names.filter((name) => other.shape.fields[place]?.includes(name) !== true);
    return unknown.every((name) => !occurs(value, [...tokens(place), name]));
  });
}

/** Returns true if something is at a place; `*` is any element of an array. */
function occurs(value: Json | undefined, [step, ...rest]: readonly string[]): boolean {
  if (value === undefined) return false;
  if (step === undefined) return true;
  if (step === '*') return isArray(value) && value.some((element) => occurs(element, rest));
  return occurs(field(value, step), rest);
}
