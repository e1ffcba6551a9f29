import { baselineOf } from '../../src/baseline/baseline.js';
import type { ArchivedCheck } from '../../src/model/context.js';
import type { Report } from '../../src/model/report.js';
import type { ExampleEntry } from '../../src/families/example.js';
import { metaReturn } from '../bundle/returns.js';
import { CONTEXT } from '../support/context.js';
import { memoryTree } from '../support/memory-tree.js';
import { runOver } from '../support/run.js';

const ARCHIVED = 'specs/archive/1_task/.return-meta.json';
const ACTIVE = 'specs/2_task/.return-meta.json';

/** A return with one error of form: it lacks its session. */
function malformed(paths: readonly string[]): string {
  const value = JSON.parse(metaReturn(paths)) as { metadata: Record<string, unknown> };
  delete value.metadata.session_id;
  return JSON.stringify(value);
}

interface Asked {
  readonly archived?: ArchivedCheck;
  readonly changed?: readonly string[];
  readonly sameContent?: readonly string[];
  readonly known?: readonly { readonly file: string; readonly rule: string }[];
}

async function check(
  files: Readonly<Record<string, string>>,
  { archived = 'claims', changed, sameContent = [], known }: Asked = {},
): Promise<Report> {
  const entries = Object.entries(files).map(([path, content]): [string, ExampleEntry] => [
    path,
    { kind: 'file', content },
  ]);
  const placed = known?.map((one, n) => ({ ...one, fingerprint: `f${String(n)}`, count: 1, line: n + 4 }));
  return runOver({
    tree: memoryTree({ file: '', files: new Map(entries), earlier: new Map(), workspace: new Set() }),
    archived,
    context: {
      ...CONTEXT,
      changes:
        changed === undefined
          ? null
          : { base: 'main', changed: new Set(changed), deleted: new Set(), sameContent: new Set(sameContent) },
    },
    ...(placed === undefined
      ? {}
      : {
          baseline: baselineOf({ file: 'b.json', entries: placed, hiding: placed, reach: 'everything', whole: true }),
        }),
  });
}

function found({ findings }: Report): readonly string[] {
  return findings.filter(({ rule }) => rule !== 'unclaimed-change').map(({ file, rule }) => `${rule} ${file ?? ''}`);
}

const FILES = { [ARCHIVED]: malformed(['src/a.ts']), [ACTIVE]: malformed(['src/a.ts']), 'src/a.ts': 'x\n' };

describe('the form of archived returns', () => {
  test('is not evaluated, that of others is', async () => {
    const report = await check(FILES);
    expect(found(report)).toEqual([`required-field ${ACTIVE}`]);
    expect(report.returns.map(({ file, archived }) => [file, archived])).toEqual([
      [ACTIVE, undefined],
      [ARCHIVED, 'claims'],
    ]);
  });

  test('is evaluated on request', async () => {
    const report = await check(FILES, { archived: 'all' });
    expect(found(report)).toEqual([`required-field ${ACTIVE}`, `required-field ${ARCHIVED}`]);
    expect(report.returns[1]).toMatchObject({ archived: 'all' });
  });

  test('is evaluated if the compared change touches the file', async () => {
    expect(found(await check(FILES, { changed: [ARCHIVED] }))).toContain(`required-field ${ARCHIVED}`);
  });

  test('is not evaluated if the compared change touches other files, or only the mode', async () => {
    expect(found(await check(FILES, { changed: [ACTIVE] }))).not.toContain(`required-field ${ARCHIVED}`);
    const mode = await check(FILES, { changed: [ARCHIVED], sameContent: [ARCHIVED] });
    expect(found(mode)).not.toContain(`required-field ${ARCHIVED}`);
  });

  test.each([
    ['specs/vault/01-base/1_task/.return-meta.json'],
    ['openspec/changes/archive/2026-01-28-parse-dates/.return-meta.json'],
  ])('is not evaluated in %s', async (file) => {
    expect(found(await check({ ...FILES, [file]: malformed(['src/a.ts']) }))).toEqual([`required-field ${ACTIVE}`]);
  });
});

describe('the truth of archived returns', () => {
  test('is checked: a claimed file must exist', async () => {
    const report = await check({ [ARCHIVED]: malformed(['src/gone.ts']) });
    expect(found(report)).toEqual([`artifact-missing ${ARCHIVED}`]);
    expect(report.findings[0]).toMatchObject({ severity: 'error', untrue: true });
  });

  test('is checked: success without a claim, claims in another form, an unknown status, and an unreadable text', async () => {
    expect(found(await check({ [ARCHIVED]: malformed([]) }))).toEqual([`phantom-work ${ARCHIVED}`]);
    const bare = JSON.parse(malformed([])) as Record<string, unknown>;
    const claiming = (artifacts: unknown): Promise<Report> =>
      check({ [ARCHIVED]: JSON.stringify({ ...bare, artifacts }) });
    expect(found(await claiming(['src/a.ts']))).toEqual([`artifact-missing ${ARCHIVED}`]);
    for (const unread of [undefined, 'src/a.ts', [{ file: 'src/a.ts' }], [{ path: ' ' }], [{ path: 7 }]]) {
      expect([unread, found(await claiming(unread))]).not.toEqual([unread, []]);
    }
    const stating = async (status: unknown) => found(await check({ [ARCHIVED]: JSON.stringify({ ...bare, status }) }));
    expect(await stating(undefined)).toEqual([`required-field ${ARCHIVED}`]);
    expect(await stating(5)).toEqual([`field-type ${ARCHIVED}`]);
    const stale = { ...bare, status: 'in_progress', started_at: '2020-01-01T00:00:00Z' };
    expect(found(await check({ [ARCHIVED]: JSON.stringify(stale) }))).toContain(`status-stale ${ARCHIVED}`);
    const partial = { ...bare, status: 'partial', artifacts: undefined };
    expect(found(await check({ [ARCHIVED]: JSON.stringify(partial) }))).toEqual([]);
    const odd = malformed(['src/a.ts']).replace('"implemented"', '"finished"');
    expect(found(await check({ ...FILES, [ARCHIVED]: odd }))).toContain(`status-value ${ARCHIVED}`);
    expect(found(await check({ [ARCHIVED]: '{"status": ' }))).toEqual([`json-syntax ${ARCHIVED}`]);
  });
});

describe('a baseline', () => {
  const known = (file: string, rule: string) => check(FILES, { known: [{ file, rule }] });

  test('is not stale for the form of an archived return, which is not evaluated', async () => {
    expect(found(await known('specs/1_task/.return-meta.json', 'summary-length'))).not.toContain('baseline-stale ');
  });

  test('is stale for its truth, and for the form of another return', async () => {
    const stale = async (file: string, rule: string): Promise<boolean> =>
      (await known(file, rule)).findings.some((finding) => finding.rule === 'baseline-stale');
    expect(await stale('specs/1_task/.return-meta.json', 'artifact-missing')).toBe(true);
    expect(await stale('specs/2_task/.return-meta.json', 'summary-length')).toBe(true);
    expect(await stale('specs/1_task/.return-meta.json', 'summary-length')).toBe(false);
  });
});
