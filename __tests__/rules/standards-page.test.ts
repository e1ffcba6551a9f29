import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FAMILY_NAMES } from '../../src/families/choose.js';
import { orderedStandards } from '../../src/families/catalog.js';
import { families } from '../../src/families/index.js';
import { loadedFamilies } from '../../src/families/registry.js';

const PAGE = readFileSync(fileURLToPath(new URL('../../docs/standards.md', import.meta.url)), 'utf8');

/** The rows of the table whose first heading is this and whose second one begins so, cell by cell. */
function table(first: string, second: string): readonly (readonly string[])[] {
  const cells = (line: string): readonly string[] =>
    line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('\\', ''));
  const lines = PAGE.split('\n');
  const start = lines.findIndex((line) => {
    const [a = '', b = ''] = cells(line);
    return line.startsWith('|') && a === first && b.startsWith(second);
  });
  const length = lines.slice(start).findIndex((line) => !line.startsWith('|'));
  return lines.slice(start + 2, start + length).map(cells);
}

/** What a cell has in backquotes. */
function coded(cell = ''): readonly string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);
}

function plain(text: string): string {
  return text.replaceAll('`', '');
}

test('Each version has the title, the source and the default of its row', () => {
  expect(
    orderedStandards.map(({ id, family, version, title, source, isDefault }) => [
      [id, `${family}@${version}`],
      title,
      source,
      isDefault ? 'yes' : '',
    ]),
  ).toEqual(
    table('version', 'what it is').map(([id = '', title, source, isDefault]) => [
      [plain(id), plain(id)],
      title,
      source,
      isDefault,
    ]),
  );
});

test('Each version has the words of its row', () => {
  expect(
    orderedStandards.map(({ id, statuses, success, artifactTypes }) => [
      id,
      statuses.filter((status) => success.includes(status)),
      statuses.filter((status) => !success.includes(status)),
      artifactTypes,
    ]),
  ).toEqual(
    table('version', 'success').map(([id = '', success, others, types]) => [
      plain(id),
      coded(success),
      coded(others),
      coded(types),
    ]),
  );
});

test('Each version claims what its row says', () => {
  expect(
    orderedStandards.map(({ id, claimFields, claimsInWords = '' }) => [
      id,
      claimFields.map(({ pattern }) => pattern),
      claimFields.filter(({ kind }) => kind === 'observation').length,
      plain(claimsInWords),
    ]),
  ).toEqual(
    table('version', 'fields').map(([id = '', fields = '', words = '']) => [
      plain(id),
      coded(fields),
      fields.split('(an observation, no file)').length - 1,
      plain(words),
    ]),
  );
});

test('Each family is published by the projects of its row, and is what the page says', () => {
  const isWhat = new Map(
    [...PAGE.matchAll(/^- `([\w-]+)`: (.*)$/gm)].map(([, family = '', words = '']) => [family, words] as const),
  );
  const published = new Map(table('family', 'published by').map(([family = '', by]) => [plain(family), by] as const));
  const ofFamily = FAMILY_NAMES.map((name) => {
    const loaded = loadedFamilies.find(({ standards: own }) => own.some(({ family }) => family === name));
    const by = (loaded?.upstreams ?? []).map(({ title, url }) => `[${title}](${url})`).join(', ');
    return [name, by, loaded?.prompts.get(name)?.isWhat];
  });
  expect(ofFamily).toEqual(FAMILY_NAMES.map((name) => [name, published.get(name), isWhat.get(name)]));
});

test('Returns are looked for in the places of the last table, in that order', () => {
  const forms = { json: 'JSON', jsonl: 'JSON Lines', markdown: 'Markdown', whole: 'Markdown, one return as a whole' };
  const several = ' of several tasks: only a status and a session are required';
  expect(
    families.flatMap(({ places }) =>
      places.map(({ patterns, form, family, reduced }) => [
        patterns,
        forms[form],
        `${family ?? 'what its shape tells'}${reduced === true ? several : ''}`,
      ]),
    ),
  ).toEqual(table('files', 'read as').map(([files, form, family = '']) => [coded(files), form, plain(family)]));
});
