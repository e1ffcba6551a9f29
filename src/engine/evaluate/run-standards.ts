import { familyNamed, type ChosenVersions } from '../../families/choose.js';
import type { Chosen, Family, LoadedFamily } from '../../families/family.js';
import { families } from '../../families/index.js';
import { standardIn } from '../../families/load-standard.js';
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
