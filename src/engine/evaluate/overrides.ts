import type { Finding } from '../../model/finding.js';
import { isStricter, type Level } from '../../model/severity.js';
import type { Override } from '../../config/override.js';
import type { VersionHead } from '../../model/vocabulary.js';
import { FAMILY_NAMES, type ChosenVersions } from '../../families/choose.js';

/** What differs by path; where several overrides set the same, the last one counts. */
export interface Overrides {
  /** Versions by which some paths are checked, beside the chosen ones. */
  readonly standards: readonly VersionHead[];
  /** Rules that are on somewhere, whatever they are elsewhere. */
  readonly switchedOn: ReadonlySet<string>;
  readonly chosenAt: (file: string) => ChosenVersions;
  /** The level of a rule in a file; undefined where no override sets it. */
  readonly levelAt: (rule: string, file: string) => Level | undefined;
  /** Returns the findings with the levels of overrides that name them by fingerprint, without those that are off. */
  readonly applyToFindings: (findings: readonly Finding[]) => readonly Finding[];
}

/** Null where nothing differs, so that a run without overrides pays for none. */
export function overridesOf(list: readonly Override[], chosen: ChosenVersions): Overrides | null {
  if (list.length === 0) return null;
  const versions = list.flatMap(({ standards }) => [...standards.values()]);
  const ofFiles = list.filter(({ findings }) => findings === null);
  const levels = ofFiles.flatMap((override) => [...override.levels]);
  const withStandards = list.filter(({ standards }) => standards.size > 0);
  const lastFirst = ofFiles.toReversed();
  const interned = new Map<string, ChosenVersions>();
  // Findings come file by file, so what is known of one file is asked for again and again.
  let known: { readonly file: string; readonly matching: readonly Override[] } | null = null;
  return {
    standards: [...new Set(versions)],
    switchedOn: new Set(levels.flatMap(([rule, level]) => (level === 'off' ? [] : rule))),
    chosenAt: (file) => {
      let found = chosen;
      for (const { matches, standards } of withStandards) {
        if (matches(file)) found = oneOfAKind({ ...found, ...Object.fromEntries(standards) }, interned);
      }
      return found;
    },
    levelAt: (rule, file) => {
      if (known?.file !== file) known = { file, matching: lastFirst.filter(({ matches }) => matches(file)) };
      return known.matching.find((override) => override.levels.has(rule))?.levels.get(rule);
    },
    applyToFindings: findingLevels(list),
  };
}

/** Returns the function that sets the levels of the findings which overrides name. */
function findingLevels(list: readonly Override[]): Overrides['applyToFindings'] {
  const lastFirst = list.toReversed();
  return (findings) =>
    findings.flatMap((finding) => {
      const { rule, file, fingerprint } = finding;
      const level = lastFirst
        .find(
          ({ findings: named, matches, levels }) =>
            named?.has(fingerprint) === true && levels.has(rule) && (file === null || matches(file)),
        )
        ?.levels.get(rule);
      if (level === undefined) return [finding];
      if (level === 'off') return [];
      const lowered = finding.untrue === true && isStricter(finding.severity, level);
      return [{ ...finding, severity: level, ...(lowered ? { lowered } : {}) }];
    });
}

/** The same versions is one value for all files: there are few, and they stay for a whole run. */
function oneOfAKind(versions: ChosenVersions, known: Map<string, ChosenVersions>): ChosenVersions {
  const key = FAMILY_NAMES.map((family) => versions[family]?.id ?? '').join();
  const before = known.get(key);
  if (before === undefined) known.set(key, versions);
  return before ?? versions;
}
