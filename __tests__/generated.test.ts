import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateDocuments } from '../scripts/documents.js';
import type { GeneratedFile } from '../scripts/file.js';
import { DIGEST_FILE, picturePage } from '../scripts/picture-page.js';
import { listFamilies } from '../scripts/versions.js';
import { rules } from '../src/families/catalog.js';
import { standards } from '../src/families/registry.js';
import { rulesIn } from '../src/rules/index.js';

const root = fileURLToPath(new URL('..', import.meta.url));

let documents: readonly GeneratedFile[] = [];

beforeAll(async () => {
  documents = await generateDocuments(root);
});

function committed(path: string): string | null {
  const file = join(root, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

function textOf(path: string): string {
  const file = documents.find((document) => document.path === path);
  if (file === undefined) throw new Error(`${path} is not generated`);
  return file.text;
}

describe('What is generated', () => {
  test('is as committed: otherwise run npm run generate', () => {
    expect(documents.filter(({ path, text }) => committed(path) !== text).map(({ path }) => path)).toEqual([]);
  });

  test('names each file once', () => {
    const paths = documents.map(({ path }) => path);
    expect(paths.filter((path, n) => paths.indexOf(path) !== n)).toEqual([]);
  });

  test('names no place of the machine that made it', () => {
    expect(documents.filter(({ text }) => text.includes(root)).map(({ path }) => path)).toEqual([]);
  });
});

test('the pictures of the README show the job summary of today: otherwise run npx tsx scripts/picture.ts', () => {
  expect(committed(DIGEST_FILE)).toBe(`${picturePage(root).digest}\n`);
});

test('some version has every rule that is written', async () => {
  const folders = ['rules', ...listFamilies(root).map((family) => `families/${family}/rules`)];
  const inFolders = folders.flatMap((one) => readdirSync(join(root, 'src', one)).map((name) => `${one}/${name}`));
  const files = [...inFolders, 'families/forms/rules.ts'];
  const modules = await Promise.all(
    files
      .filter((file) => !file.endsWith('index.ts'))
      .map((file) => import(`../src/${file.replace(/\.ts$/, '.js')}`) as Promise<Record<string, unknown>>),
  );
  expect(
    modules
      .flatMap(rulesIn)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(rules.map(({ id }) => id).sort());
});

describe('The reference of the rules', () => {
  test('has a page for each rule, and none for another', () => {
    expect(readdirSync(join(root, 'docs/rules')).sort()).toEqual(rules.map(({ id }) => `${id}.md`).sort());
  });

  test('has a row for each rule, with its source and the versions that have it', () => {
    const rows = textOf('docs/rules.md')
      .split('\n')
      .filter((line) => line.startsWith('| ['))
      .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()));
    expect(rows.map(([, link]) => /^\[(.+)\]/.exec(link ?? '')?.[1]).sort()).toEqual(rules.map(({ id }) => id).sort());
    // The first and the last cell are what is outside of the bars.
    for (const row of rows) expect(row.slice(1, 6).map((cell) => cell !== '')).toEqual([true, true, true, true, true]);
  });

  test('says of each rule what, why, where from, how to fix it, and shows it bad and good', () => {
    for (const { id } of rules) {
      const prose = textOf(`docs/rules/${id}.md`).replace(/^(`{3,}).*?^\1$/gms, '');
      const headings = prose.match(/^#.*$/gm);
      expect(headings).toEqual([
        `# ${id}`,
        '## Why',
        '## How to fix',
        '## Families that have it',
        '## Bad',
        '## Good',
        '## Sources',
      ]);
    }
  });
});

test('The reference of the standards has each version', () => {
  const text = textOf('docs/standards.md');
  expect(standards.filter(({ id }) => !text.includes(`\`${id}\``))).toEqual([]);
});

test('The schema of the configuration has each rule and each version', () => {
  const { properties } = JSON.parse(textOf('schemas/config.schema.json')) as {
    readonly properties: {
      readonly rules: { readonly properties: object };
      readonly standards: { readonly properties: Readonly<Record<string, { readonly enum: readonly string[] }>> };
    };
  };
  expect(Object.keys(properties.rules.properties).sort()).toEqual(rules.map(({ id }) => id).sort());
  const versions = Object.values(properties.standards.properties).flatMap((family) => family.enum);
  expect([...versions].sort()).toEqual(standards.map(({ id }) => id).sort());
});

test('The catalogue for SchemaStore leads to schemas, by the address that each has as $id', () => {
  const { schemas } = JSON.parse(textOf('schemas/catalog.json')) as {
    readonly schemas: readonly { readonly url: string; readonly versions?: Readonly<Record<string, string>> }[];
  };
  const addresses = schemas.flatMap(({ url, versions = {} }) => [url, ...Object.values(versions)]);
  const ids = addresses.map((address) => {
    const { $id } = JSON.parse(readFileSync(join(root, 'schemas', basename(address)), 'utf8')) as {
      readonly $id: string;
    };
    return $id;
  });
  expect(ids).toEqual(addresses);
});
