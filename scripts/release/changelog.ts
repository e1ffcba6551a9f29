/** An entry of a changelog in the form of https://keepachangelog.com. */
interface Entry {
  /** ISO 8601; null for none. */
  readonly date: string | null;
  /** The text below its heading. */
  readonly text: string;
}

interface Release {
  readonly tag: string;
  /** The version in each file that has one. */
  readonly versions: Readonly<Record<string, string>>;
  readonly changelog: string;
}

/** Returns the entry of a version; null if there is none. */
export function entryOf(changelog: string, version: string): Entry | null {
  for (const part of changelog.split(/^(?=## )/m).slice(1)) {
    const [, name, date] = /^## \[([^\]]+)\](?: - (\d{4}-\d{2}-\d{2}))?$/m.exec(part) ?? [];
    if (name !== version) continue;
    const [, ...lines] = part.replace(/^\[[^\]]+\]: .*$/gm, '').split('\n');
    return { date: date ?? null, text: lines.join('\n').trim() };
  }
  return null;
}

/** Returns the reasons why this is not a release, one line each; empty if it is. */
export function problemsOf({ tag, versions, changelog }: Release): readonly string[] {
  const [, version] = /^v(\d+\.\d+\.\d+)$/.exec(tag) ?? [];
  if (version === undefined) return [`The tag "${tag}" is not of the form v1.2.3.`];
  const entry = entryOf(changelog, version);
  const unreleased = entryOf(changelog, 'Unreleased');
  return [
    ...Object.entries(versions).flatMap(([file, found]) =>
      found === version ? [] : [`The tag is ${tag}, and the version in ${file} is ${found}.`],
    ),
    ...(entry === null ? [`CHANGELOG.md has no entry "## [${version}] - YYYY-MM-DD".`] : []),
    ...(entry?.date === null ? [`The entry of ${version} in CHANGELOG.md has no date.`] : []),
    ...(entry?.text === '' ? [`The entry of ${version} in CHANGELOG.md says nothing.`] : []),
    ...(unreleased === null || unreleased.text === ''
      ? []
      : [`CHANGELOG.md has unreleased changes: move them into the entry of ${version}.`]),
  ];
}
