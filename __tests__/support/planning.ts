/** What a summary of GSD says, each list by itself; what is left out is not written. */
export interface SummaryParts {
  readonly phase?: string;
  readonly plan?: string;
  readonly status?: string;
  readonly created?: readonly string[];
  readonly modified?: readonly string[];
  readonly deleted?: readonly string[];
  /** Below `Files`. */
  readonly listed?: readonly string[];
  /** Below `Task Commits`. */
  readonly commits?: readonly string[];
  /** Below `Self-Check`, with what it says of itself. */
  readonly checked?: readonly string[];
  readonly selfCheck?: string;
  readonly prose?: string;
}

/** The text of a summary. */
export function summaryText(parts: SummaryParts): string {
  const { phase = '01-dates', plan = '01', status, listed, commits, checked, selfCheck = 'PASSED', prose } = parts;
  const keyFiles = (['created', 'modified', 'deleted'] as const).flatMap((name) => list(name, parts[name], '  '));
  return lines(
    ['---', `phase: ${phase}`, `plan: ${plan}`, 'subsystem: parser', 'tags: [dates]'],
    keyFiles.length === 0 ? [] : ['key-files:', ...keyFiles],
    ['requirements-completed: []', ...(status === undefined ? [] : [`status: ${status}`])],
    ['duration: 12min', 'completed: 2026-05-04', '---', '', '# Summary', ''],
    section('## Files', listed, (path) => `- \`${path}\` - Reads dates`),
    section('## Task Commits', commits, (id, n) => `${String(n + 1)}. **Task ${String(n + 1)}** - \`${id}\``),
    prose === undefined ? [] : [prose, ''],
    section(`## Self-Check: ${selfCheck}`, checked, (path) => `- FOUND: \`${path}\``),
  );
}

/** The text of a plan whose artifacts are some lines of YAML. */
export function planText(
  mustHaves: readonly string[] = [],
  { phase = '01-dates', plan = '01' }: Pick<SummaryParts, 'phase' | 'plan'> = {},
): string {
  return lines(
    ['---', `phase: ${phase}`, `plan: ${plan}`, 'type: execute', 'wave: 1', 'depends_on: []'],
    ['files_modified: [src/a.ts]', 'autonomous: true', 'requirements: []'],
    mustHaves.length === 0 ? ['must_haves: {}'] : ['must_haves:', ...mustHaves.map((line) => `  ${line}`)],
    ['---', '', '<tasks>', '</tasks>'],
  );
}

/** The lines of a plan that demand some paths. */
export function artifactsOf(paths: readonly string[]): readonly string[] {
  return ['artifacts:', ...paths.map((path) => `  - path: ${JSON.stringify(path)}`)];
}

/** The text of a verification that found some paths. */
export function verificationText(
  paths: readonly string[],
  { phase = '01-dates' }: Pick<SummaryParts, 'phase'> = {},
): string {
  return lines(
    [
      '---',
      `phase: ${phase}`,
      'verified: 2026-05-04T10:00:00Z',
      'status: passed',
      'score: 2/2 must-haves verified',
      '---',
    ],
    ['', '### Required Artifacts', '', '| Artifact | Expected | Status |', '| --- | --- | --- |'],
    paths.map((path) => `| \`${path}\` | It | ✓ VERIFIED |`),
  );
}

function lines(...parts: readonly (readonly string[])[]): string {
  return `${parts.flat().join('\n')}\n`;
}

function list(name: string, items: readonly string[] = [], margin: string): readonly string[] {
  return items.length === 0 ? [] : [`${margin}${name}:`, ...items.map((item) => `${margin}  - ${item}`)];
}

function section(
  heading: string,
  items: readonly string[] | undefined,
  item: (text: string, n: number) => string,
): readonly string[] {
  return items === undefined ? [] : [heading, '', ...items.map(item), ''];
}
