import { type ChosenVersions, familyNamed, loadFrom, loadStandard } from '../../families/choose.js';
import type { Chosen, Family, LoadedFamily } from '../../families/family.js';
import { families } from '../../families/index.js';
import { valueOf } from '../../model/known.js';
import type { ProjectVocabulary } from '../../model/project-words.js';
import type { Level } from '../../model/severity.js';
import type { Standard } from '../../model/standard.js';
import type { FamilyName, VersionHead } from '../../model/vocabulary.js';
import type { Overrides } from './overrides.js';
import { ruleSet, type RuleSet } from './rules.js';

/** What decides by which versions a run checks its returns. */
export interface StandardTerms {
  readonly versions: ChosenVersions;
  readonly overrides: Overrides | null;
  readonly levels: ReadonlyMap<string, Level>;
  /** The words that the project adds to versions. */
  readonly vocabulary: ProjectVocabulary;
}

/** The chosen versions of a run, of the returns that its files hold. */
export class RunStandards {
  /** Of each loaded version, the rules that are on. Grows as versions are loaded. */
  readonly ruleSets: ReadonlyMap<Standard, RuleSet>;
  readonly #ruleSets = new Map<Standard, RuleSet>();
  readonly #terms: StandardTerms;
  /** The names of the returns whose versions are loaded. */
  readonly #loaded = new Set<FamilyName>();
  /** Several files may ask for the same versions at the same time. */
  readonly #loading = new Map<FamilyName, Promise<void>>();
  readonly #families = new Map<Family, LoadedFamily>();
  /** By the id of the version. */
  readonly #standards = new Map<string, Standard>();
  readonly #chosen = new Map<ChosenVersions, Chosen>();
  /** The versions that were not chosen, by the name of their returns; without the words of the project. */
  readonly #siblings = new Map<FamilyName, readonly Standard[]>();

  private constructor(terms: StandardTerms) {
    this.#terms = terms;
    this.ruleSets = this.#ruleSets;
  }

  /** Loads the versions for which the project has words of its own. Rejects with `UsageError` if these contradict a version. */
  static async open(terms: StandardTerms): Promise<RunStandards> {
    const standards = new RunStandards(terms);
    await standards.load(terms.vocabulary.keys());
    return standards;
  }

  /** Loads the families of some returns, and the versions that were chosen for these, each once. */
  async load(names: Iterable<FamilyName>): Promise<void> {
    for (const name of names) {
      if (this.#loaded.has(name)) continue;
      const loading = this.#loading.get(name) ?? this.#loadVersions(name);
      this.#loading.set(name, loading);
      await loading;
    }
  }

  /** Returns true if the versions that were chosen for some returns are loaded. */
  areLoaded(names: readonly FamilyName[]): boolean {
    return names.every((name) => this.#loaded.has(name));
  }

  async #loadVersions(name: FamilyName): Promise<void> {
    const family = familyNamed(name);
    const loaded = await family.load();
    this.#families.set(family, loaded);
    for (const head of this.#headsOf(name)) await this.#add(head, loaded);
    this.#loaded.add(name);
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

  /** The versions by which the returns of a file are checked, of those that are loaded. */
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

  /** The version by which the returns of a file are checked. Throws where none was chosen, or it is not loaded. */
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

  /** Loads all versions of a version's family of returns. */
  async loadSiblings({ family }: VersionHead): Promise<void> {
    if (this.#siblings.has(family)) return;
    const all: Standard[] = [];
    for (const head of versionsNamed(family)) all.push(await loadStandard(head));
    this.#siblings.set(family, all);
  }

  /** Returns true if `siblings` may be asked for: there are none, or they are loaded. */
  knowsSiblings({ family }: VersionHead): boolean {
    return this.#siblings.has(family) || versionsNamed(family).length < 2;
  }

  /** The other versions of a version's family of returns, as they are without the words of the project; those that are loaded. */
  siblings({ family, id }: VersionHead): readonly Standard[] {
    return (this.#siblings.get(family) ?? []).filter((other) => other.id !== id);
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

/** The heads of all versions of a family of returns. */
function versionsNamed(name: FamilyName): readonly VersionHead[] {
  return familyNamed(name).versions.filter(({ family }) => family === name);
}

/** The families whose returns may be in loose Markdown, or may open it. */
export const MARKDOWN_FAMILIES: readonly Family[] = families.filter(
  ({ form, opens }) => form === 'markdown' || opens === true,
);
