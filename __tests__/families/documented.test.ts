import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { families } from '../../src/families/index.js';
import { loadedFamilies, standards } from '../../src/families/registry.js';

/*
 * What the committed pages say of the versions, read back from them: people decide by these pages which version they have.
 */

const docs = fileURLToPath(new URL('../../docs', import.meta.url));
const PAGE = readFileSync(join(docs, 'standards.md'), 'utf8');
const RULES = readFileSync(join(docs, 'versions.md'), 'utf8');

/** The rows of the table whose head begins with some cells, each as its cells. */
function rowsBelow(...head: readonly string[]): readonly (readonly string[])[] {
  const lines = PAGE.split('\n').map((line) =>
    line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  const start = lines.findIndex((cells) => head.every((name, n) => cells[n] === name)) + 2;
  return lines.slice(
    start,
    lines.findIndex((cells, n) => n >= start && cells.length === 0),
  );
}

/** The texts in code of a cell. */
function codes(cell = ''): readonly string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);
}

/** The row of a version in a table. */
function rowOf(rows: readonly (readonly string[])[], id: string): readonly string[] {
  const row = rows.find(([cell]) => cell === `\`${id}\``);
  if (row === undefined) throw new Error(`${id} has no row`);
  return row;
}

describe.each(standards.map((standard) => ({ id: standard.id, standard })))('$id', ({ id, standard }) => {
  it('is what its row says: its title, where it comes from, and whether it is the default', () => {
    const [, title, source, isDefault, schema] = rowOf(rowsBelow('version', 'what it is'), id);
    expect([standard.title, standard.source, standard.isDefault]).toEqual([title, source, isDefault === 'yes']);
    expect(schema).toContain(`(../schemas/${id}.schema.json)`);
    expect(`${standard.family}@${standard.version}`).toBe(id);
  });

  it('has the statuses and the types of artifacts of its row', () => {
    const [, success, others, types] = rowOf(rowsBelow('version', 'success'), id);
    expect(standard.success).toEqual(codes(success));
    expect(standard.statuses.filter((status) => !standard.success.includes(status))).toEqual(codes(others));
    expect(standard.artifactTypes).toEqual(codes(types));
  });

  it('claims what its row says', () => {
    const [, fields, words] = rowOf(rowsBelow('version', 'fields'), id);
    expect(standard.claimFields.map(({ pattern }) => pattern)).toEqual(codes(fields));
    expect(standard.claimsInWords ?? '').toBe(words);
  });

  it('has the rules of its list, each with its severity and its parameters', () => {
    const listed = RULES.split('\n## ')
      .slice(1)
      .flatMap((part) => {
        const [rule = '', ...lines] = part.split('\n');
        const line = lines.find((one) => one.startsWith(`- \`${id}\`: `));
        return line === undefined ? [] : [`${rule} ${line.slice(`- \`${id}\`: `.length)}`];
      });
    const rules = standard.rules.map(({ rule, severity = rule.severity, params }) => {
      const given = Object.entries({ ...rule.params, ...params });
      const shown = given.map(([name, value]) => `\`${name}: ${JSON.stringify(value)}\``).join(', ');
      return `${rule.id} ${severity}${shown === '' ? '' : ` (${shown})`}`;
    });
    expect([...rules].sort()).toEqual(listed.sort());
  });
});

test('Files are found where the page says, by the first row that fits', () => {
  const rows = rowsBelow('files', 'read as').map(([patterns, form, family]) => [
    codes(patterns),
    form,
    codes(family)[0] ?? null,
  ]);
  const FORMS = { json: 'JSON', jsonl: 'JSON Lines', markdown: 'Markdown', whole: 'Markdown, one return as a whole' };
  const places = families.flatMap((family) => family.places);
  const found = places.map(({ patterns, form, family }) => [patterns, FORMS[form], family]);
  expect(found.filter((place) => !rows.some((row) => JSON.stringify(row) === JSON.stringify(place)))).toEqual([]);
  expect(rows).toHaveLength(found.length);
});

test('Each family is what the page says, and published where it says', () => {
  const published = rowsBelow('family', 'published by');
  for (const { upstreams, standards, prompts } of loadedFamilies) {
    for (const { family } of standards) {
      const links = upstreams.map(({ title, url }) => `[${title}](${url})`).join(', ');
      expect([family, rowOf(published, family)[1]]).toEqual([family, links]);
      expect(PAGE).toContain(`\n- \`${family}\`: ${prompts.get(family)?.isWhat ?? ''}\n`);
    }
  }
});
