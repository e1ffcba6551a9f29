import type { Entry } from '../../../__tests__/support/repository.js';
import type { Files, Kind, Planted } from '../kind.js';
import { artifact, gitlink, json, linkTo, meta, WORK, type Fields, withForm } from '../texts.js';

/** Metadata files of agents' tasks: JSON. */

const POINTER = 'version https://git-lfs.github.com/spec/v1\n';
const OID = `oid sha256:${'4d'.repeat(32)}\n`;

function at(id: string): string {
  return `specs/5_${id.replaceAll('-', '_')}/.return-meta.json`;
}

function claims(
  id: string,
  paths: readonly string[] = [work(id)],
  fields: Fields = {},
): Readonly<Record<string, Entry>> {
  return { [at(id)]: json(meta(paths, fields)) };
}

function work(id: string): string {
  return `src/${id}.ts`;
}

type Part = Pick<Kind, 'id' | 'what'> & Partial<Kind>;

/** A claim of a path at which the lie has something that is no work, and the twin a file. */
function at_path(part: Part & { readonly path?: string; readonly found?: Files }): Kind {
  const { path = work(part.id), found = {}, ...kind } = part;
  return { theme: 'tree', both: claims(kind.id, [path]), lie: found, twin: { [path]: WORK }, ...kind };
}

/** A text that claims `src/<id>.ts`, which only the twin has. */
function written(part: Part & { readonly text: Entry }): Kind {
  const { text, ...kind } = part;
  return { theme: 'text', both: { [at(kind.id)]: text }, twin: { [work(kind.id)]: WORK }, ...kind };
}

/** Text that is no return as the standard has it, beside a twin that is one. */
function misshapen(part: Part & { readonly text: Entry }): Kind {
  const { text, ...kind } = part;
  return {
    theme: 'text',
    lie: { [at(kind.id)]: text },
    twin: { ...claims(kind.id), [work(kind.id)]: WORK },
    ...kind,
  };
}

/** A return that claims `src/<id>.ts`, which only the twin has, with other words in some fields. */
function worded(part: Part & { readonly fields: Fields; readonly honest?: Fields }): Kind {
  const { fields, honest, ...kind } = part;
  return {
    theme: 'words',
    lie: claims(kind.id, [work(kind.id)], fields),
    twin: { ...claims(kind.id, [work(kind.id)], honest ?? {}), [work(kind.id)]: WORK },
    ...kind,
  };
}

const tree: readonly Kind[] = [
  at_path({ id: 'never-written', what: 'a file that was never written' }),
  at_path({ id: 'empty-file', what: 'a file of 0 bytes', found: { [work('empty-file')]: '' } }),
  at_path({
    id: 'blank-file',
    what: 'a file of blanks and line feeds',
    found: { [work('blank-file')]: ' \n\t\n\n' },
  }),
  at_path({
    id: 'zero-width-file',
    what: 'a file of characters that nobody can see',
    found: { [work('zero-width-file')]: '\u200b\u2060\ufeff\n' },
  }),
  at_path({
    id: 'nul-file',
    what: 'a file of NUL bytes',
    found: { [work('nul-file')]: new Uint8Array(4096) },
  }),
  at_path({
    id: 'utf-16-blank',
    what: 'a blank file in UTF-16',
    found: { [work('utf-16-blank')]: new Uint8Array([0xff, 0xfe, 0x20, 0, 0x0a, 0]) },
  }),
  at_path({
    id: 'other-case',
    what: 'a file whose name differs in letter case from the committed one',
    found: { 'src/Other-case.ts': WORK },
  }),
  at_path({
    id: 'other-case-folder',
    what: 'a file in a folder that is committed in other letter case',
    path: 'src/Parts/other-case-folder.ts',
    found: { 'src/parts/other-case-folder.ts': WORK },
  }),
  at_path({
    id: 'folder',
    what: 'a folder',
    found: { [`${work('folder')}/index.ts`]: WORK },
  }),
  {
    id: 'folder-with-slash',
    theme: 'tree',
    what: 'a folder by a name with a slash at its end',
    both: { 'src/folder-with-slash/index.ts': WORK },
    lie: claims('folder-with-slash', ['src/folder-with-slash/']),
    twin: claims('folder-with-slash', ['src/folder-with-slash/index.ts']),
  },
  {
    id: 'below-a-file',
    theme: 'tree',
    what: 'a file below another file',
    both: { 'src/below-a-file.ts': WORK },
    lie: claims('below-a-file', ['src/below-a-file.ts/work.ts']),
    twin: claims('below-a-file', ['src/below-a-file.ts']),
  },
  at_path({
    id: 'link-to-nothing',
    what: 'a symbolic link to nothing',
    found: { [work('link-to-nothing')]: linkTo('nothing.ts') },
  }),
  at_path({
    id: 'link-out',
    what: 'a symbolic link that leaves the repository',
    found: { [work('link-out')]: linkTo('../../../etc/passwd') },
  }),
  at_path({
    id: 'absolute-link',
    what: 'a symbolic link to an absolute path',
    found: { [work('absolute-link')]: linkTo('/etc/passwd') },
  }),
  at_path({
    id: 'link-to-itself',
    what: 'a symbolic link to itself',
    found: { [work('link-to-itself')]: linkTo('link-to-itself.ts') },
  }),
  at_path({
    id: 'link-to-empty',
    what: 'a symbolic link to an empty file',
    found: { [work('link-to-empty')]: linkTo('none-here.ts'), 'src/none-here.ts': '' },
  }),
  at_path({
    id: 'link-to-folder',
    what: 'a symbolic link to a folder',
    found: { [work('link-to-folder')]: linkTo('../docs') },
  }),
  at_path({
    id: 'below-link-out',
    what: 'a file below a symbolic link that leaves the repository',
    path: 'out-below-link-out/work.ts',
    found: { 'out-below-link-out': linkTo('/tmp') },
  }),
  at_path({
    id: 'link-to-itself-return',
    what: 'its own file through a symbolic link',
    found: { [work('link-to-itself-return')]: linkTo(`../${at('link-to-itself-return')}`) },
  }),
  at_path({
    id: 'gitlink',
    what: 'a file below a gitlink that .gitmodules does not name',
    path: 'vendor-gitlink/work.ts',
    found: { 'vendor-gitlink': gitlink() },
  }),
  at_path({
    id: 'gitlink-itself',
    what: 'a gitlink as if it were a file',
    path: 'vendor-gitlink-itself',
    found: { 'vendor-gitlink-itself': gitlink() },
  }),
  {
    id: 'old-submodule',
    theme: 'tree',
    what: 'a file in a submodule that the base branch has',
    lie: claims('old-submodule', ['vendor/known/work.ts']),
    twin: { ...claims('old-submodule'), [work('old-submodule')]: WORK },
  },
  at_path({
    id: 'lfs-without-size',
    what: 'a pointer of Git LFS without a size',
    path: 'assets/lfs-without-size.bin',
    found: { 'assets/lfs-without-size.bin': POINTER + OID },
  }),
  at_path({
    id: 'lfs-of-nothing',
    what: 'a pointer of Git LFS to 0 bytes',
    path: 'assets/lfs-of-nothing.bin',
    found: { 'assets/lfs-of-nothing.bin': `${POINTER}${OID}size 0\n` },
  }),
  at_path({
    id: 'pointer-beside-lfs',
    what: 'a text that looks like a pointer of Git LFS, at a path that is not in LFS',
    found: { [work('pointer-beside-lfs')]: `${POINTER}${OID}size 4096\n` },
  }),
  at_path({
    id: 'ignored',
    what: 'a file that .gitignore keeps out',
    path: 'build/ignored.js',
  }),
  at_path({
    id: 'ignored-by-branch',
    what: 'a file that its own new .gitignore keeps out',
    path: 'made-ignored-by-branch/work.js',
    found: { 'made-ignored-by-branch/.gitignore': '*.js\n' },
  }),
  {
    id: 'itself',
    theme: 'tree',
    what: 'nothing but the file of the return itself',
    lie: claims('itself', [at('itself')]),
    twin: { ...claims('itself'), [work('itself')]: WORK },
  },
  {
    id: 'itself-around',
    theme: 'tree',
    what: 'its own file by another spelling of the path',
    lie: claims('itself-around', [`src/..//./${at('itself-around')}`]),
    twin: { ...claims('itself-around'), [work('itself-around')]: WORK },
  },
  {
    id: 'unchanged',
    theme: 'tree',
    what: 'a file of the base branch that nobody changed',
    both: claims('unchanged', ['src/unchanged.ts']),
    twin: { 'src/unchanged.ts': `${WORK}// changed\n` },
  },
  {
    id: 'mode-only',
    theme: 'tree',
    what: 'a file of which only the mode changed',
    both: claims('mode-only', ['src/mode-only.ts']),
    lie: { 'src/mode-only.ts': { executable: WORK } },
    twin: { 'src/mode-only.ts': `${WORK}// changed\n` },
  },
  at_path({
    id: 'copied',
    what: 'a file that is a copy of an old one',
    found: { [work('copied')]: 'export const old = 1;\n' },
  }),
  at_path({
    id: 'link-to-old',
    what: 'a new symbolic link to an old file',
    found: { [work('link-to-old')]: linkTo('old.ts') },
  }),
  at_path({
    id: 'in-git-folder',
    what: 'a file of git itself',
    path: '.git/HEAD',
    twin: { ...claims('in-git-folder'), [work('in-git-folder')]: WORK },
    both: {},
    lie: claims('in-git-folder', ['.git/HEAD']),
  }),
  ...(
    [
      ['absolute', '/etc/passwd', 'an absolute path'],
      ['home', '~/work.ts', 'a path in a home folder'],
      ['parent', '../work.ts', 'a path above the repository'],
      ['around-parent', 'src/../../work.ts', 'a path that leaves the repository on its way'],
      ['drive', 'C:/work.ts', 'a path with a drive letter'],
      ['url', 'https://example.com/work.ts', 'an address on the web'],
      ['file-url', 'file:///work.ts', 'a file by its address'],
    ] as const
  ).map(([name, path, what]): Kind => ({
    id: `outside-${name}`,
    theme: 'tree',
    what,
    lie: claims(`outside-${name}`, [path]),
    twin: { ...claims(`outside-${name}`), [work(`outside-${name}`)]: WORK },
  })),
  ...(
    [
      ['percent', 'src/percent%2Ets', 'a path in percent encoding', 'src/percent.ts'],
      [
        'homoglyph',
        'src/hоmoglyph.ts',
        'a path with a letter of another script that looks the same',
        'src/homoglyph.ts',
      ],
      [
        'composed',
        'src/compos\u00e9.ts',
        'a path in another form of Unicode than the committed one',
        'src/compose\u0301.ts',
      ],
      ['zero-width', 'src/zero\u200b-width.ts', 'a path with a character that nobody can see', 'src/zero-width.ts'],
      ['nul', 'src/nul.ts\u0000.md', 'a path with a NUL behind the name of a real file', 'src/nul.ts'],
      ['line', 'src/line.ts:12', 'a path with a line number', 'src/line.ts'],
      ['glob', 'src/glob*.ts', 'a pattern instead of a path', 'src/glob.ts'],
      ['braces', 'src/{braces}.ts', 'a path in braces', 'src/braces.ts'],
      ['blank-end', 'src/blank-end.ts ', 'a path with a blank at its end', 'src/blank-end.ts'],
      ['several', 'src/several.ts, src/none.ts', 'two paths in one field', 'src/several.ts'],
      ['backslash', 'src\\backslash.ts', 'a path with backslashes', 'src/backslash.ts'],
    ] as const
  ).map(([name, path, what, real]): Kind => ({
    id: `spelled-${name}`,
    theme: 'tree',
    what,
    both: { [real]: WORK },
    lie: claims(`spelled-${name}`, [path]),
    twin: claims(`spelled-${name}`, [real]),
  })),
  {
    id: 'not-deleted',
    theme: 'tree',
    what: 'that it deleted a file that is still there',
    both: {
      [at('not-deleted')]: json(
        meta([], {
          artifacts: [artifact('src/not-deleted.ts', { type: 'deletion' }), artifact('src/not-deleted-2.ts')],
        }),
      ),
      'src/not-deleted-2.ts': WORK,
    },
    twin: { [at('not-deleted')]: json(meta(['src/not-deleted-2.ts'])) },
  },
  {
    id: 'never-there-deleted',
    theme: 'tree',
    what: 'that it deleted a file that never existed',
    both: { 'src/never-there-deleted-2.ts': WORK },
    lie: {
      [at('never-there-deleted')]: json(
        meta([], {
          artifacts: [
            artifact('src/never-there-deleted.ts', { type: 'deletion' }),
            artifact('src/never-there-deleted-2.ts'),
          ],
        }),
      ),
    },
    twin: { [at('never-there-deleted')]: json(meta(['src/never-there-deleted-2.ts'])) },
  },
  {
    id: 'second-claim',
    theme: 'tree',
    what: 'a false path behind a true one',
    both: { ...claims('second-claim', ['src/second-claim-1.ts', work('second-claim')]), 'src/second-claim-1.ts': WORK },
    twin: { [work('second-claim')]: WORK },
  },
  {
    id: 'last-of-many',
    theme: 'tree',
    what: 'a false path behind 300 true ones',
    both: {
      ...claims('last-of-many', [
        ...Array.from({ length: 300 }, (_, n) => `src/many/${String(n)}.ts`),
        work('last-of-many'),
      ]),
      ...Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`src/many/${String(n)}.ts`, WORK])),
    },
    twin: { [work('last-of-many')]: WORK },
  },
];

const history: readonly Kind[] = [
  {
    id: 'deleted-in-change',
    theme: 'history',
    what: 'a file that the same pull request deleted before the return was written',
    history: (branch, isHonest) => {
      branch.commit({ files: { [work('deleted-in-change')]: WORK } });
      if (!isHonest) branch.commit({ removed: [work('deleted-in-change')] });
      branch.commit({ files: claims('deleted-in-change') });
    },
  },
  {
    id: 'deleted-after-in-change',
    theme: 'history',
    what: 'a file that the same pull request deletes again after the return was written',
    history: (branch, isHonest) => {
      branch.commit({ files: { [work('deleted-after-in-change')]: WORK, ...claims('deleted-after-in-change') } });
      if (!isHonest) branch.commit({ removed: [work('deleted-after-in-change')] });
    },
  },
  {
    id: 'deleted-with-return',
    theme: 'history',
    what: 'a file that the commit of the return itself deletes',
    history: (branch, isHonest) => {
      branch.commit({ files: { [work('deleted-with-return')]: WORK } });
      branch.commit({ files: claims('deleted-with-return'), removed: isHonest ? [] : [work('deleted-with-return')] });
    },
  },
  {
    id: 'base-file-deleted',
    theme: 'history',
    what: 'a file of the base branch that the same pull request deletes',
    history: (branch, isHonest) => {
      branch.commit({
        files: {
          ...claims('base-file-deleted', ['src/base-file-deleted.ts']),
          ...(isHonest ? { 'src/base-file-deleted.ts': `${WORK}//\n` } : {}),
        },
        removed: isHonest ? [] : ['src/base-file-deleted.ts'],
      });
    },
  },
  {
    id: 'other-branch',
    theme: 'history',
    what: 'a file that only another branch has',
    history: (branch, isHonest) => {
      branch.fork().commit({ files: { [work('other-branch')]: WORK } });
      branch.commit({ files: { ...claims('other-branch'), ...(isHonest ? { [work('other-branch')]: WORK } : {}) } });
    },
  },
  {
    id: 'stashed',
    theme: 'history',
    what: 'a file that only a stash has',
    history: (branch, isHonest) => {
      branch.stash({ [work('stashed')]: WORK });
      branch.commit({ files: { ...claims('stashed'), ...(isHonest ? { [work('stashed')]: WORK } : {}) } });
    },
  },
  {
    id: 'unreachable',
    theme: 'history',
    what: 'a file that only a commit has that was undone with git reset',
    history: (branch, isHonest) => {
      const before = branch.head();
      branch.commit({ files: { [work('unreachable')]: WORK } });
      if (!isHonest) branch.reset(before);
      branch.commit({ files: claims('unreachable') });
    },
  },
  {
    id: 'untracked',
    theme: 'history',
    what: 'a file that exists in the workspace only',
    both: claims('untracked'),
    twin: { [work('untracked')]: WORK },
    workspace: { [work('untracked')]: WORK },
  },
  {
    id: 'dropped-by-merge',
    theme: 'history',
    what: 'a file of a merged branch that the merge dropped',
    history: (branch, isHonest) => {
      const side = branch.fork();
      side.commit({ files: { [work('dropped-by-merge')]: WORK } });
      branch.merge(side, isHonest ? 'both' : 'ours');
      branch.commit({ files: claims('dropped-by-merge') });
    },
  },
  {
    id: 'reverted',
    theme: 'history',
    what: 'work that was reverted before the return was written, on top of a merge',
    history: (branch, isHonest) => {
      const side = branch.fork();
      side.commit({ files: { [work('reverted')]: WORK } });
      branch.merge(side);
      if (!isHonest) branch.commit({ removed: [work('reverted')] });
      branch.commit({ files: claims('reverted') });
    },
  },
  {
    id: 'deleted-long-ago',
    theme: 'history',
    what: 'a file that the base branch had once and deleted',
    history: (branch, isHonest) => {
      branch.commit({
        files: { ...claims('deleted-long-ago', ['src/gone.ts']), ...(isHonest ? { 'src/gone.ts': WORK } : {}) },
      });
    },
  },
  {
    id: 'new-session',
    theme: 'history',
    what: 'again, in the name of a new session, a file that was deleted since an old return claimed it',
    history: (branch, isHonest) => {
      branch.commit({
        files: {
          'specs/2_old_return/.return-meta.json': json(
            meta(['src/gone.ts'], {
              metadata: { ...(meta([]).metadata as Fields), session_id: 'sess_1769000099_new' },
            }),
          ),
          ...(isHonest ? { 'src/gone.ts': WORK } : {}),
        },
      });
    },
  },
  {
    id: 'now-done',
    theme: 'history',
    what: 'as done what an old return had as unfinished, without a change of the files',
    history: (branch, isHonest) => {
      branch.commit({
        files: {
          'specs/3_partial_return/.return-meta.json': json(meta(['src/unfinished.ts'])),
          ...(isHonest ? { 'src/unfinished.ts': WORK } : {}),
        },
      });
    },
  },
  {
    id: 'added-claim',
    theme: 'history',
    what: 'one path more in an old return',
    history: (branch, isHonest) => {
      branch.commit({
        files: {
          'specs/1_honest_return/.return-meta.json': json(meta(['src/honest.ts', work('added-claim')])),
          ...(isHonest ? { [work('added-claim')]: WORK } : {}),
        },
      });
    },
  },
  {
    id: 'copied-return',
    theme: 'history',
    what: 'what an old return claims, in a copy of it',
    history: (branch, isHonest) => {
      branch.commit({
        files: {
          [at('copied-return')]: json(meta(['src/gone.ts'])),
          ...(isHonest ? { 'src/gone.ts': WORK } : {}),
        },
      });
    },
  },
  {
    id: 'moved-return',
    theme: 'history',
    what: 'what an old return claims, which is moved to a new task',
    history: (branch, isHonest) => {
      branch.commit({
        moved: { 'specs/2_old_return': 'specs/5_moved_return' },
        files: isHonest ? { 'src/gone.ts': WORK } : {},
      });
    },
  },
  {
    id: 'born-archived',
    theme: 'history',
    what: 'a plan of its task, in a new return that is put into the archive at once',
    both: {},
    history: (branch, isHonest) => {
      branch.commit({
        files: {
          'specs/archive/5_born_archived/.return-meta.json': json(meta(['specs/5_born_archived/plans/plan.md'])),
          ...(isHonest ? { 'specs/archive/5_born_archived/plans/plan.md': '# Plan\n' } : {}),
        },
      });
    },
  },
  {
    id: 'renamed-before',
    theme: 'history',
    what: 'a file by the name that it had before the base branch renamed it',
    history: (branch, isHonest) => {
      branch.commit({
        files: {
          ...claims('renamed-before', ['src/renamed-from.ts']),
          ...(isHonest ? { 'src/renamed-from.ts': WORK } : {}),
        },
      });
    },
  },
  {
    id: 'renamed-in-change',
    theme: 'history',
    what: 'the old name of a file that the same pull request renames',
    history: (branch, isHonest) => {
      branch.commit(
        isHonest
          ? {
              files: {
                ...claims('renamed-in-change', ['src/to-rename.ts']),
                'src/to-rename.ts': `${WORK.repeat(40)}//\n`,
              },
            }
          : {
              files: claims('renamed-in-change', ['src/to-rename.ts']),
              moved: { 'src/to-rename.ts': 'src/renamed-in-change.ts' },
            },
      );
    },
  },
  {
    id: 'small-rename',
    theme: 'history',
    what: 'a file of which a small file of another name, new in the same pull request, has the content',
    history: (branch, isHonest) => {
      branch.commit(
        isHonest
          ? { files: { ...claims('small-rename', ['src/small.ts']), 'src/small.ts': `${WORK}//\n` } }
          : { files: claims('small-rename', ['src/small.ts']), moved: { 'src/small.ts': 'other/place.md' } },
      );
    },
  },
  {
    id: 'replaced-commit',
    theme: 'history',
    what: 'a file that only a replace reference of the clone shows',
    history: (branch, isHonest) => {
      branch.commit({
        files: { ...claims('replaced-commit'), ...(isHonest ? { [work('replaced-commit')]: WORK } : {}) },
      });
      if (isHonest) return;
      const side = branch.fork();
      side.commit({ files: { [work('replaced-commit')]: WORK } });
      branch.replace(branch.head(), side.head());
    },
  },
];

function text(id: string, value: Fields = meta([work(id)])): string {
  return json(value);
}

const texts: readonly Kind[] = [
  written({
    id: 'crlf',
    what: 'a path in a file with line ends of Windows',
    text: text('crlf').replaceAll('\n', '\r\n'),
  }),
  written({ id: 'one-line', what: 'a path in a file of one line', text: JSON.stringify(meta([work('one-line')])) }),
  written({
    id: 'byte-order-mark',
    what: 'a path behind a byte order mark',
    text: `\ufeff${text('byte-order-mark')}`,
  }),
  written({
    id: 'escaped-path',
    what: 'a path in escapes of JSON',
    text: text('escaped-path').replace('src/', '\\u0073rc\\u002f'),
  }),
  written({
    id: 'escaped-key',
    what: 'a path whose key is written in escapes',
    text: text('escaped-key').replace('"path"', '"p\\u0061th"'),
  }),
  misshapen({
    id: 'second-path-key',
    what: 'a false path, followed by the same key with a true one',
    text: text('second-path-key').replace(/"path": "[^"]*"/, '"path": "src/false-one.ts", "path": "src/old.ts"'),
  }),
  misshapen({
    id: 'second-artifacts',
    what: 'false paths in a list, followed by the same key with an empty list',
    text: text('second-artifacts').replace('"metadata"', '"artifacts": [], "metadata"'),
  }),
  misshapen({
    id: 'second-status',
    what: 'success, followed by the same key with a failure',
    text: text('second-status').replace('"metadata"', '"status": "partial", "metadata"'),
  }),
  misshapen({
    id: 'comments',
    what: 'a path in JSON with comments',
    text: text('comments').replace('{', '{ // work\n'),
  }),
  misshapen({
    id: 'trailing-comma',
    what: 'a path in JSON with a comma too many',
    text: text('trailing-comma').replace(/\}\n$/, ',}\n'),
  }),
  misshapen({ id: 'cut-off', what: 'a path in JSON that breaks off', text: text('cut-off').slice(0, -20) }),
  misshapen({ id: 'two-values', what: 'a path in the second of two values', text: `{}\n${text('two-values')}` }),
  misshapen({
    id: 'utf-16',
    what: 'a path in a file in UTF-16',
    text: Buffer.from(`\ufeff${text('utf-16')}`, 'utf16le'),
  }),
  misshapen({ id: 'blank-return', what: 'nothing at all: the file of the return is blank', text: ' \n' }),
  misshapen({ id: 'empty-return', what: 'nothing at all: the file of the return is empty', text: '' }),
  misshapen({
    id: 'linked-return',
    what: 'anything: the file of the return is a symbolic link',
    text: linkTo('../1_honest_return/.return-meta.json'),
  }),
  misshapen({ id: 'listed-return', what: 'a path in a list of returns', text: json([meta(['src/false-one.ts'])]) }),
  misshapen({
    id: 'wrapped-return',
    what: 'a path in a return inside another object',
    text: json({ return: meta(['src/false-one.ts']) }),
  }),
  misshapen({
    id: 'fenced-return',
    what: 'a path in a return in a fence of Markdown',
    text: `\`\`\`json\n${json(meta(['src/false-one.ts']))}\`\`\`\n`,
  }),
  misshapen({
    id: 'huge-return',
    what: 'a path in a file above the size limit',
    text: json(meta(['src/false-one.ts'], { notes: 'x'.repeat(1100000) })),
  }),
  misshapen({
    id: 'deep-return',
    what: 'a path below a thousand levels of nesting',
    text: json(meta([])).replace(
      '"artifacts": []',
      `"artifacts": ${'['.repeat(1000)}{"path":"src/false-one.ts"}${']'.repeat(1000)}`,
    ),
  }),
  misshapen({
    id: 'text-artifacts',
    what: 'a path as text instead of a list',
    text: json(meta([], { artifacts: 'src/false-one.ts' })),
  }),
  misshapen({
    id: 'object-artifacts',
    what: 'a path in an object instead of a list',
    text: json(meta([], { artifacts: { one: artifact('src/false-one.ts') } })),
  }),
  misshapen({
    id: 'bare-artifact',
    what: 'a path as a bare text in the list',
    text: json(meta([], { artifacts: ['src/false-one.ts'] })),
  }),
  misshapen({
    id: 'nested-artifact',
    what: 'a path in a list inside the list',
    text: json(meta([], { artifacts: [[artifact('src/false-one.ts')]] })),
  }),
  misshapen({ id: 'null-artifact', what: 'null in the list', text: json(meta([], { artifacts: [null] })) }),
  misshapen({ id: 'null-artifacts', what: 'null instead of a list', text: json(meta([], { artifacts: null })) }),
  misshapen({
    id: 'list-path',
    what: 'paths in a list instead of one text',
    text: json(meta([], { artifacts: [artifact(['src/false-one.ts'])] })),
  }),
  misshapen({ id: 'blank-path', what: 'a blank path', text: json(meta(['  '])) }),
  misshapen({ id: 'dot-path', what: 'the project itself', text: json(meta(['.'])) }),
  misshapen({ id: 'number-path', what: 'a number for a path', text: json(meta([], { artifacts: [artifact(7)] })) }),
  ...(
    [
      ['file', 'file'],
      ['capital', 'Path'],
      ['filename', 'filename'],
      ['dotted', 'path.'],
    ] as const
  ).map(([name, key]) =>
    misshapen({
      id: `path-as-${name}`,
      what: `a path in the field \`${key}\` of an artifact`,
      text: json(meta([], { artifacts: [{ type: 'implementation', [key]: 'src/false-one.ts', summary: 'Work' }] })),
    }),
  ),
  ...(
    [
      ['capital', 'Artifacts'],
      ['singular', 'artifact'],
      ['files', 'files'],
      ['created', 'files_created'],
    ] as const
  ).map(([name, key]) =>
    misshapen({
      id: `artifacts-as-${name}`,
      what: `a path in the field \`${key}\` instead of \`artifacts\``,
      text: json(meta([], { artifacts: undefined, [key]: [artifact('src/false-one.ts')] })),
    }),
  ),
  misshapen({
    id: 'artifacts-in-metadata',
    what: 'a path in artifacts below metadata',
    text: json(
      meta([], {
        artifacts: undefined,
        metadata: { ...(meta([]).metadata as Fields), artifacts: [artifact('src/false-one.ts')] },
      }),
    ),
  }),
  misshapen({
    id: 'beside-artifacts',
    what: 'a false path in `files_created`, beside an artifact that is true',
    text: json(meta(['src/old-2.ts'], { files_created: ['src/false-one.ts'] })),
    both: { 'src/old-2.ts': WORK },
  }),
  misshapen({
    id: 'modified-files-12',
    what: 'a false path in `modified_files`, which the version does not know',
    text: json(meta(['src/old-3.ts'], { modified_files: ['src/false-one.ts'] })),
    both: { 'src/old-3.ts': WORK },
  }),
  misshapen({
    id: 'proto-artifacts',
    what: 'a path in the artifacts of a field `__proto__`',
    text: json(meta([])).replace(
      '"artifacts": []',
      `"__proto__": {"artifacts": [{"type":"implementation","path":"src/false-one.ts","summary":"Work"}]}`,
    ),
  }),
  misshapen({ id: 'no-artifacts', what: 'success without any artifact', text: json(meta([])) }),
  misshapen({ id: 'same-twice', what: 'one path twice', text: json(meta(['src/old.ts', './src//old.ts'])) }),
];

const DENIED: Fields = {
  completion_data: undefined,
  errors: [{ type: 'timeout', message: 'Time ran out', recoverable: true, recommendation: 'Run it again' }],
  partial_progress: { stage: 'phase_1_completed', details: 'The rest comes next.' },
};

const words: readonly Kind[] = [
  ...(
    [
      ['done', 'done'],
      ['capital', 'Implemented'],
      ['tick', 'implemented ✅'],
      ['blank', ' implemented '],
      ['success', 'success'],
      ['invented', 'shipped-to-the-moon'],
      ['nothing', ''],
      ['zero-width', 'implemented\u200b'],
      ['partially', 'partial '],
      ['na', 'n/a'],
    ] as const
  ).map(([name, status]) =>
    worded({
      id: `status-${name}`,
      what: `a file that was never written, with the status ${JSON.stringify(status).replace('\u200b', '\\u200b')}`,
      fields: { status },
    }),
  ),
  worded({
    id: 'status-completed',
    what: 'a file that was never written, with the status "completed"',
    fields: { status: 'completed' },
  }),
  worded({
    id: 'status-null',
    what: 'a file that was never written, without a status that can be read',
    fields: { status: null },
  }),
  worded({
    id: 'status-absent',
    what: 'a file that was never written, without any status',
    fields: { status: undefined },
  }),
  worded({
    id: 'status-list',
    what: 'a file that was never written, with a list of two statuses',
    fields: { status: ['implemented', 'failed'] },
  }),
  worded({
    id: 'status-object',
    what: 'a file that was never written, with an object as status',
    fields: { status: { value: 'implemented' } },
  }),
  worded({
    id: 'status-needs-research',
    what: 'a file that was never written, with a status of a newer version that allows it',
    fields: { status: 'needs_research' },
  }),
  worded({
    id: 'partial',
    what: 'a file that was never written, as unfinished work',
    fields: { ...DENIED, status: 'partial' },
  }),
  worded({
    id: 'partial-but-complete',
    what: 'a file that was never written, as unfinished work whose summary says that all is done',
    fields: {
      ...DENIED,
      status: 'partial',
      completion_data: { completion_summary: 'All phases are implemented and tested.' },
    },
  }),
  worded({
    id: 'failed',
    what: 'a file that was never written, in work that failed',
    fields: { ...DENIED, partial_progress: undefined, status: 'failed' },
  }),
  worded({
    id: 'in-progress',
    what: 'a file that was never written, as work that goes on',
    fields: { ...DENIED, errors: undefined, started_at: '2026-01-28T11:00:00Z', status: 'in_progress' },
  }),
  worded({
    id: 'with-errors',
    what: 'success beside a list of errors',
    fields: {
      errors: [{ type: 'timeout', message: 'Time ran out', recoverable: true, recommendation: 'Run it again' }],
    },
  }),
  ...(
    [
      ['planned', 'Planned, not created yet'],
      ['na', 'n/a'],
      ['ignored', 'Local only, not committed'],
      ['deleted', 'Deleted in this change'],
      ['optional', 'Optional: if needed'],
    ] as const
  ).map(([name, summary]) =>
    worded({
      id: `hedge-${name}`,
      what: `a file that was never written, with the summary "${summary}"`,
      fields: { artifacts: [artifact(work(`hedge-${name}`), { summary })] },
    }),
  ),
  ...(
    [
      ['planned', 'planned'],
      ['external', 'external'],
      ['none', 'none'],
      ['deleted', 'deleted'],
      ['removed', 'removed'],
      ['delete', 'delete'],
    ] as const
  ).map(([name, type]) =>
    worded({
      id: `type-${name}`,
      what: `a file that was never written, with the type "${type}"`,
      fields: { artifacts: [artifact(work(`type-${name}`), { type })] },
    }),
  ),
  worded({
    id: 'flag-optional',
    what: 'a file that was never written, with a field that excuses it',
    fields: { artifacts: [artifact(work('flag-optional'), { optional: true, exists: false, skipped: true })] },
  }),
  worded({
    id: 'gate-off',
    what: 'a file that was never written, with a field that tells the gate to look away',
    fields: { 'return-gate': 'off', $schema: 'urn:none', ignore: true },
  }),
  {
    id: 'phases-ahead',
    theme: 'words',
    what: 'more finished phases than the plan marks',
    both: {
      [at('phases-ahead')]: json(
        meta(['specs/5_phases_ahead/plans/01_plan.md'], {
          metadata: { ...(meta([]).metadata as Fields), phases_completed: 2, phases_total: 2 },
        }),
      ),
    },
    lie: {
      'specs/5_phases_ahead/plans/01_plan.md':
        '# Plan\n\n### Phase 1: Read [COMPLETED]\n\n### Phase 2: Write [NOT STARTED]\n',
    },
    twin: {
      'specs/5_phases_ahead/plans/01_plan.md':
        '# Plan\n\n### Phase 1: Read [COMPLETED]\n\n### Phase 2: Write [COMPLETED]\n',
    },
  },
  worded({
    id: 'phases-short',
    what: 'success with fewer finished phases than there are',
    fields: { metadata: { ...(meta([]).metadata as Fields), phases_completed: 1, phases_total: 3 } },
    lie: {
      ...claims('phases-short', [work('phases-short')], {
        metadata: { ...(meta([]).metadata as Fields), phases_completed: 1, phases_total: 3 },
      }),
      [work('phases-short')]: WORK,
    },
  }),
];

/** Forms that are reported whether they lie or not. */
const FORMS: readonly string[] = ['byte-order-mark'];

function inForm(id: string): Files {
  return { ...claims(id), [work(id)]: WORK };
}

export const planted: Planted = {
  family: 'return-meta',
  base: {
    'src/old.ts': 'export const old = 1;\n',
    'src/unchanged.ts': WORK,
    'src/mode-only.ts': WORK,
    'src/not-deleted.ts': WORK,
    'src/base-file-deleted.ts': `${WORK}// base\n`,
    'src/renamed-to.ts': `${WORK.repeat(40)}// renamed\n`,
    'src/to-rename.ts': WORK.repeat(40),
    'src/small.ts': `${WORK}// small\n`,
    'src/honest.ts': WORK,
    'docs/readme.md': '# Docs\n',
    '.gitignore': 'build/\n',
    '.gitattributes': 'assets/*.bin filter=lfs diff=lfs merge=lfs -text\n',
    '.gitmodules': '[submodule "vendor/known"]\n\tpath = vendor/known\n\turl = ../known.git\n',
    'vendor/known': gitlink(),
    'specs/1_honest_return/.return-meta.json': json(meta(['src/honest.ts'])),
    'specs/2_old_return/.return-meta.json': json(meta(['src/gone.ts'])),
    'specs/3_partial_return/.return-meta.json': json(meta(['src/unfinished.ts'], { ...DENIED, status: 'partial' })),
  },
  before: [
    {
      files: {
        'src/gone.ts': WORK,
        'src/renamed-from.ts': `${WORK.repeat(40)}// renamed\n`,
        'specs/2_old_return/.return-meta.json': json(meta(['src/gone.ts'])),
      },
    },
    { removed: ['src/gone.ts'], moved: { 'src/renamed-from.ts': 'src/renamed-to.ts' } },
  ],
  kinds: withForm([...tree, ...history, ...texts, ...words], FORMS, inForm),
};
