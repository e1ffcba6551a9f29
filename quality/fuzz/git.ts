import { parentsOf } from '../../src/tree/git/raw-commits.js';
import { EntryReader } from '../../src/tree/git/listing.js';
import { parseTreeObject } from '../../src/tree/git/other-commit.js';
import { bytesOf } from './seeds.js';
import { told, type Target } from './target.js';

const BLOB = 'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391';
const LONG = 'a'.repeat(64);

function listing(entries: readonly (readonly [mode: string, type: string, path: string])[], id: string): string {
  return entries.map(([mode, type, path]) => `${mode} ${type} ${id}\t${path}\0`).join('');
}

const ENTRIES = [
  ['100644', 'blob', '.gitattributes'],
  ['040000', 'tree', 'specs'],
  ['040000', 'tree', 'specs/1_a'],
  ['100644', 'blob', 'specs/1_a/.return-meta.json'],
  ['100755', 'blob', 'specs/run.sh'],
  ['040000', 'tree', 'src'],
  ['120000', 'blob', 'src/link'],
  ['160000', 'commit', 'src/module'],
  ['100644', 'blob', 'src/x.ts'],
] as const;

/** The output comes in pieces, which may end anywhere. */
const listed: Target['run'] = ({ bytes, seed, random }) => {
  const reader = new EntryReader(seed === 1 ? LONG.length : BLOB.length);
  const data = Buffer.from(bytes);
  for (let start = 0; start < data.length;) {
    const end = Math.min(data.length, start + 1 + random.below(random.below(3) === 0 ? 8 : 4_000));
    reader.take(data.subarray(start, end));
    start = end;
  }
  return told([reader.files, [...reader.entries()]]);
};

function treeObject(entries: readonly (readonly [mode: string, name: string])[]): Buffer {
  return Buffer.concat(
    entries.map(([mode, name]) => Buffer.concat([Buffer.from(`${mode} ${name}\0`), Buffer.from(BLOB, 'hex')])),
  );
}

const COMMIT = `tree ${BLOB}\nparent ${BLOB}\nparent ${'b'.repeat(40)}\nauthor A <a@b.example> 1767225600 +0000\ncommitter A <a@b.example> 1767225600 +0000\ngpgsig -----BEGIN\n parent x\n -----END\n\nparent of nothing\n`;

/** What git prints, and the files of a repository that the gate reads as git does. */
export const GIT_TARGETS: readonly Target[] = [
  {
    name: 'git: list of files',
    weight: 240,
    seeds: bytesOf([listing(ENTRIES, BLOB), listing(ENTRIES, LONG), listing(ENTRIES.slice(0, 1), BLOB)]),
    run: listed,
  },
  {
    name: 'git: tree object',
    weight: 240,
    seeds: [
      treeObject([
        ['100644', 'a'],
        ['40000', 'b'],
        ['120000', 'c'],
        ['160000', 'd'],
      ]),
      treeObject([['0100644', 'é']]),
    ],
    run: ({ bytes }) => told([...parseTreeObject(Buffer.from(bytes).toString('latin1'), 20)]),
  },
  {
    name: 'git: commit object',
    weight: 160,
    seeds: bytesOf([COMMIT]),
    run: ({ bytes }) => told(parentsOf(Buffer.from(bytes))),
  },
];
