import { join } from 'node:path';
import type { VerdictName } from '../../src/model/claim.js';
import { metaReturn } from '../bundle/returns.js';
import { evaluate, type ReportedClaim } from '../support/command-line.js';
import { executable, link, makeRepository, submodule, type Files } from '../support/repository.js';
import { verdictsOf, withoutSettings } from './evaluated.js';

/** A claimed path, the verdict on it, and what else the report says of it. */
type Row = readonly [path: string, name: VerdictName, more?: Partial<ReportedClaim>];

const RETURN = 'specs/1_task/.return-meta.json';
const latin = (text: string): Uint8Array => Buffer.from(text, 'latin1');

function lfs(size: number): string {
  return `version https://git-lfs.github.com/spec/v1\noid sha256:${'0'.repeat(64)}\nsize ${String(size)}\n`;
}

beforeAll(withoutSettings);

/** The claims of all returns, by their paths. */
async function claimsOf(root: string, source: readonly string[]): Promise<ReadonlyMap<string, ReportedClaim>> {
  const { report } = await evaluate(root, source);
  return new Map(report.returns.flatMap(({ claims }) => claims.map((claim) => [claim.path, claim] as const)));
}

const SOURCES = [
  ['the commit', []],
  ['the workspace', ['--workspace']],
] as const;

describe.each(SOURCES)('the verdict on a path, by what is in %s', (_, source) => {
  const FILES: Files = {
    'real.md': 'twelve bytes',
    'run.sh': executable('#!/bin/sh\n'),
    'empty.md': '',
    'empty.sh': executable(''),
    'blank.md': ' \n\t',
    'docs/Guide.md': '# Guide\n',
    'large.bin': lfs(12_345),
    'nothing.bin': lfs(0),
    '.gitattributes': '*.bin filter=lfs diff=lfs merge=lfs -text\n',
    'large.txt': lfs(12_345),
    'nothing.txt': lfs(0),
    'vendor/lib': submodule(),
    'vendor/made-up': submodule(),
    '.gitmodules': '[submodule "lib"]\n\tpath = vendor/lib\n\turl = ../lib.git\n',
    'link/file.md': link('../real.md'),
    'link/link.md': link('file.md'),
    'link/empty.md': link('../empty.md'),
    'link/lfs.bin': link('../nothing.bin'),
    'link/docs': link('../docs'),
    'link/lib': link('../vendor/lib'),
    'link/gone.md': link('../gone.md'),
    'link/one': link('two'),
    'link/two': link('one'),
    'link/self': link('self'),
    'link/out.md': link('../../elsewhere.md'),
    'link/etc': link('/etc/passwd'),
    'link/to-out.md': link('out.md'),
    'link/windows': link('C:\\real.md'),
    '-rf': 'dash\n',
    'new\nline.md': 'line\n',
    '"quoted".md': 'quotes\n',
    'specs/archive/2_done/.return-meta.json': metaReturn(['specs/2_done/plan.md', 'specs/2_done/empty.md']),
    'specs/archive/2_done/plan.md': '# Plan\n',
    'specs/archive/2_done/empty.md': '',
    'openspec/changes/archive/2026-01-28-add-x/.return-meta.json': metaReturn(['openspec/changes/add-x/proposal.md']),
    'openspec/changes/archive/2026-01-28-add-x/proposal.md': '# Proposal\n',
  };

  const ROWS: readonly Row[] = [
    ['real.md', 'present', { size: 12, foundAt: null }],
    ['run.sh', 'present', { size: 10 }],
    ['blank.md', 'present', { size: 3 }],
    ['large.bin', 'present', { size: 12_345 }],
    ['./docs//Guide.md', 'present', { foundAt: null }],
    ['docs/../real.md', 'present', { foundAt: null }],
    ['-rf', 'present'],
    ['new\nline.md', 'present'],
    ['"quoted".md', 'present'],
    ['link/file.md', 'present', { size: 12, foundAt: 'real.md' }],
    ['link/link.md', 'present', { size: 12, foundAt: 'real.md' }],
    ['link/docs/Guide.md', 'present', { foundAt: 'docs/Guide.md' }],
    ['empty.md', 'empty', { size: 0 }],
    ['empty.sh', 'empty', { size: 0 }],
    ['nothing.bin', 'empty', { size: 0 }],
    ['large.txt', 'present', { size: 130 }],
    ['nothing.txt', 'present', { size: 126 }],
    ['link/empty.md', 'empty', { size: 0 }],
    ['link/lfs.bin', 'empty', { size: 0 }],
    ['specs/2_done/empty.md', 'empty', { foundAt: 'specs/archive/2_done/empty.md' }],
    ['never.md', 'missing', { size: null, foundAt: null }],
    ['real.md/below', 'missing'],
    ['"quoted"', 'missing'],
    ['new', 'missing'],
    ['link/gone.md', 'missing', { detail: expect.stringContaining('leads nowhere') as string }],
    ['link/one', 'missing'],
    ['link/self/below', 'missing'],
    ['specs/2_done/plan.md', 'relocated', { foundAt: 'specs/archive/2_done/plan.md', size: 7 }],
    [
      'openspec/changes/add-x/proposal.md',
      'relocated',
      { foundAt: 'openspec/changes/archive/2026-01-28-add-x/proposal.md' },
    ],
    ['docs', 'directory'],
    ['docs/', 'directory'],
    ['link/docs', 'directory'],
    ['real.md/', 'directory', { detail: expect.stringContaining('real.md is a file') as string }],
    ['docs/Guide.md/.', 'directory'],
    ['link/file.md/', 'directory', { foundAt: 'real.md' }],
    ['never.md/', 'missing'],
    ['x'.repeat(4_097), 'missing', { detail: expect.stringContaining('4,096 bytes') as string }],
    ['\u00e9'.repeat(2_049), 'missing', { detail: expect.stringContaining('4,096 bytes') as string }],
    ['.', 'directory'],
    ['/etc/passwd', 'outside', { detail: 'It is absolute.' }],
    ['~/real.md', 'outside', { detail: 'It starts in a home directory.' }],
    ['D:/real.md', 'outside', { detail: 'It starts with a drive letter.' }],
    ['https://example.com/real.md', 'outside', { detail: 'It is a URL.' }],
    ['../real.md', 'outside', { detail: 'It leaves the project root.' }],
    ['docs/../../real.md', 'outside'],
    ['link/out.md', 'outside', { detail: 'The symbolic link link/out.md leaves the project root.' }],
    ['link/to-out.md', 'outside', { detail: 'The symbolic link link/out.md leaves the project root.' }],
    ['link/etc', 'outside'],
    ['link/etc/below', 'outside'],
    ['link/windows', 'outside'],
    ['Real.md', 'case-mismatch', { foundAt: 'real.md' }],
    ['DOCS/guide.MD', 'case-mismatch', { foundAt: 'docs/Guide.md' }],
  ];

  /** A submodule that is not checked out is an empty folder on disk. */
  const COMMIT_ROWS: readonly Row[] = [
    ['vendor/lib', 'unverifiable', { detail: 'vendor/lib is a submodule.' }],
    ['vendor/lib/deep/file.c', 'unverifiable', { detail: 'vendor/lib is a submodule.' }],
    ['link/lib/file.c', 'unverifiable', { detail: 'vendor/lib is a submodule.' }],
    ['vendor/made-up', 'unverifiable', { detail: expect.stringContaining('.gitmodules names no submodule') as string }],
  ];
  const rows = source.length === 0 ? [...ROWS, ...COMMIT_ROWS] : ROWS;

  let claims: ReadonlyMap<string, ReportedClaim>;

  beforeAll(async () => {
    const ofArchive = /^(?:specs\/2_done|openspec)\//;
    const claimed = rows.map(([path]) => path).filter((path) => !ofArchive.test(path));
    const { directory } = makeRepository([{ files: { ...FILES, [RETURN]: metaReturn(claimed) } }], { checkout: true });
    claims = await claimsOf(directory, source);
  });

  test.each(rows.map(([path, name, more = {}]) => [path, name, more] as const))('%j is %s', (path, verdict, more) => {
    expect(claims.get(path)).toMatchObject({ verdict, ...more });
  });
});

test.each(SOURCES)(
  'a project in a folder of the repository has the files of its folder alone, on %s',
  async (_, source) => {
    const verdicts = {
      'inner.md': 'present',
      'app/inner.md': 'missing',
      'outer.md': 'missing',
      '../outer.md': 'outside',
      '../app/inner.md': 'outside',
      'links/out.md': 'outside',
      'links/in.md': 'present',
      '.': 'directory',
    };
    const files: Files = {
      'outer.md': '# Outer\n',
      'app/inner.md': '# Inner\n',
      'app/links/out.md': link('../../outer.md'),
      'app/links/in.md': link('../inner.md'),
      [`app/${RETURN}`]: metaReturn(Object.keys(verdicts)),
      'specs/9_elsewhere/.return-meta.json': metaReturn(['never/written.md']),
    };
    const { directory } = makeRepository([{ files }], { checkout: true });
    const claims = await claimsOf(join(directory, 'app'), source);
    expect(Object.fromEntries([...claims].map(([path, { verdict }]) => [path, verdict]))).toEqual(verdicts);
  },
);

describe('a name that is no UTF-8', () => {
  test('is that of no claim, but that of a link that leads to it', async () => {
    const files = [
      [latin('caf\xe9.md'), 'something\n'],
      ['link.md', link('real.md')],
      [latin('l\xefnk.md'), link('real.md')],
      ['real.md', 'twelve bytes'],
      [RETURN, metaReturn(['caf\xe9.md', 'caf\ufffd.md', 'caf.md', 'link.md', 'l\xefnk.md'])],
    ] as const;
    const verdicts = await verdictsOf(makeRepository([{ files }]).directory);
    expect([...verdicts.values()].map(({ name }) => name)).toEqual([
      'missing',
      'missing',
      'missing',
      'present',
      'missing',
    ]);
  });
});
