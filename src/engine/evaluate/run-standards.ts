import { familyNamed, looseFamily, type ChosenVersions } from '../../families/choose.js';
import type { Chosen, Family, LoadedFamily } from '../../families/family.js';
import { families } from '../../families/index.js';
import { standardIn } from '../../families/load-standard.js';
import { oncePer, valueOf } from '../../model/collections.js';
import type { FamilyName, ProjectVocabulary, Standard, VersionHead } from '../../model/standard.js';
import type { Level } from '../../model/finding.js';
import { evaluateReturn, ruleSet, type Overrides, type RuleSet } from './rules.js';
import type { Gathered } from '../../gather/gather.js';
import { PROBLEMS_OF_JSON, type ReadProblem } from '../../model/document.js';
import type { ParsedReturn, Reading } from '../../read/read.js';
import type { Context } from '../../model/context.js';
import { field, isArray, type Json } from '../../model/json.js';
import { tokens } from '../../model/pointer.js';
import { breaksShape, type Subject } from '../../model/return.js';

/** What decides by which versions a run checks its returns. */
export interface StandardTerms {
  readonly versions: ChosenVersions;
  readonly overrides: Overrides | null;
  readonly levels: ReadonlyMap<string, Level>;
  /** The words that the project adds to versions. */
  readonly vocabulary: ProjectVocabulary;
}

/** The versions of a run: all that were chosen, and those of the families that its files made it load. */
export class RunStandards {
  /** Of each loaded version, the rules that are on. Grows as families are loaded. */
  readonly ruleSets: ReadonlyMap<Standard, RuleSet>;
  readonly #ruleSets = new Map<Standard, RuleSet>();
  readonly #terms: StandardTerms;
  /** The names of the loaded families' returns. */
  readonly #loaded = new Set<FamilyName>();
  /** Several files may ask for a family at the same time. */
  readonly #loading = new Map<Family, Promise<void>>();
  readonly #families = new Map<Family, LoadedFamily>();
  /** By the id of the version. */
  readonly #standards = new Map<string, Standard>();
  readonly #chosen = new Map<ChosenVersions, Chosen>();

  private constructor(terms: StandardTerms) {
    this.#terms = terms;
    this.ruleSets = this.#ruleSets;
  }

  /** Loads the families for which the project has words of its own. Rejects with `UsageError` if these contradict a version. */
  static async open(terms: StandardTerms): Promise<RunStandards> {
    const standards = new RunStandards(terms);
    await standards.load(terms.vocabulary.keys());
    return standards;
  }

  /** Loads the families of some returns, each once. */
  async load(names: Iterable<FamilyName>): Promise<void> {
    for (const name of names) {
      if (this.#loaded.has(name)) continue;
      const family = familyNamed(name);
      const loading = this.#loading.get(family) ?? this.#loadFamily(family);
      this.#loading.set(family, loading);
      await loading;
    }
  }

  /** Whether the families of some returns are loaded. */
  areLoaded(names: readonly FamilyName[]): boolean {
    return names.every((name) => this.#loaded.has(name));
  }

  async #loadFamily(family: Family): Promise<void> {
    const loaded = await family.load();
    this.#families.set(family, loaded);
    for (const head of this.#headsOf(family)) this.#add(head, loaded);
    for (const name of family.families) this.#loaded.add(name);
    this.#chosen.clear();
  }

  /** The family of some returns. Throws if it is not loaded. */
  loaded(name: FamilyName): LoadedFamily {
    return valueOf(this.#families, familyNamed(name));
  }

  /** The versions that were chosen for a file, of all families. */
  versionsAt(file: string): ChosenVersions {
    return this.#terms.overrides?.chosenAt(file) ?? this.#terms.versions;
  }

  /** The versions by which the returns of a file are checked, of the loaded families. */
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

  /** The version of a family by which the returns of a file are checked. Throws where none was chosen, or the family is not loaded. */
  standardAt(file: string, family: FamilyName): Standard {
    const standard = this.chosenAt(file)[family];
    if (standard === undefined) throw new Error(`no version of ${family} was chosen`);
    return standard;
  }

  /** The family of a JSON object whose family neither its place nor its reader knows. Throws if no loaded family can decide. */
  familyOf(value: Parameters<NonNullable<LoadedFamily['familyOf']>>[0], file: string): FamilyName {
    for (const { familyOf } of this.#families.values()) {
      if (familyOf !== undefined) return familyOf(value, this.chosenAt(file));
    }
    throw new Error('no loaded family can tell JSON objects apart');
  }

  /** The other versions of a version's family of returns, as they are without the words of the project. */
  siblings({ family, id }: VersionHead): readonly Standard[] {
    return this.loaded(family).versions.filter((other) => other.family === family && other.id !== id);
  }

  #headsOf({ families: names }: Family): readonly VersionHead[] {
    const heads = [...Object.values(this.#terms.versions), ...(this.#terms.overrides?.standards ?? [])];
    return heads.filter((head) => head !== undefined).filter(({ family }) => names.includes(family));
  }

  #add(head: VersionHead, family: LoadedFamily): void {
    if (this.#standards.has(head.id)) return;
    const { levels, overrides, vocabulary } = this.#terms;
    const standard = standardIn(family, head, vocabulary);
    this.#standards.set(head.id, standard);
    this.#ruleSets.set(standard, ruleSet(standard, levels, overrides));
  }
}

/** The families whose returns may be in loose Markdown, or may open it. */
export const MARKDOWN_FAMILIES: readonly Family[] = families.filter(
  ({ form, opens }) => form === 'markdown' || opens === true,
);

/** The version by which a return makes its claims; undefined where none of its family was chosen. */
export function standardOf(
  gathered: Gathered,
  found: ParsedReturn,
  standards: RunStandards,
  file: string,
): Standard | undefined {
  return standards.chosenAt(file)[familyOfReturn(gathered, found, standards, file)];
}

/** The version by which a return is checked. Throws where none of its family was chosen. */
export function chosenStandard(
  gathered: Gathered,
  found: ParsedReturn,
  standards: RunStandards,
  file: string,
): Standard {
  return standards.standardAt(file, familyOfReturn(gathered, found, standards, file));
}

/** What is composed of Markdown is of its family wherever it is; the family of a return in JSON comes from its place; null if its shape has to. */
export function knownFamily({ family }: Gathered, { composed }: Pick<ParsedReturn, 'composed'>): FamilyName | null {
  return composed ?? family;
}

/** The family of a return. Its place decides, or its reader, or else its shape. */
function familyOfReturn(gathered: Gathered, found: ParsedReturn, standards: RunStandards, file: string): FamilyName {
  return knownFamily(gathered, found) ?? standards.familyOf(found.value, file);
}

/** The family that a file's problems belong to: those of JSON to one of JSON, also in a document that holds returns in Markdown, too. */
export function familyOfDocument(
  gathered: Gathered,
  problems: readonly ReadProblem[],
  reading: Reading | null,
  familyOfJson: (found: ParsedReturn) => FamilyName = () => looseFamily('json'),
): FamilyName {
  const json = reading?.returns.find(({ composed }) => composed === null);
  if (json !== undefined) return knownFamily(gathered, json) ?? familyOfJson(json);
  if (gathered.family !== null) return gathered.family;
  const ofJson =
    gathered.form !== 'markdown' || problems.some(({ kind }) => kind === 'link' || PROBLEMS_OF_JSON.has(kind));
  return ofJson ? looseFamily('json') : (reading?.returns[0]?.composed ?? looseFamily('markdown'));
}

/** A return before it is known whether another version fits it better. */
export type PlainSubject = Omit<Subject, 'satisfies'>;

/**
 * The id of the version, among the others of its family, that fits a return better than its own, which it breaks; null if there is none. By a better
 * version the return has no error of shape, no more errors, and fewer errors and warnings, or as many and fewer notices. A version
 * is no better if it does not know a field of the return that another version knows: it says nothing about that field.
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

/** How many findings the rules of a version have on a return, at their own severities. */
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

/** Whether something is at a place, `*` being any element of an array. */
function occurs(value: Json | undefined, [step, ...rest]: readonly string[]): boolean {
  if (value === undefined) return false;
  if (step === undefined) return true;
  if (step === '*') return isArray(value) && value.some((element) => occurs(element, rest));
  return occurs(field(value, step), rest);
}
