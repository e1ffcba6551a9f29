import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Parser, type Node } from 'commonmark';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The pages that are written by hand, or in part: what is generated is made of them and of rules that exist. */
const pages = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...['docs', 'docs/guides', 'integrations/claude-code'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  ),
];

function nodesOf(page: string): readonly Node[] {
  const walker = new Parser().parse(readFileSync(join(root, page), 'utf8')).walker();
  const found: Node[] = [];
  for (let event = walker.next(); event !== null; event = walker.next()) if (event.entering) found.push(event.node);
  return found;
}

/** Links of a page without a scheme; its tables are text to the parser, with links. */
function linksOf(page: string): readonly string[] {
  const parsed = nodesOf(page).flatMap(({ type, destination }) =>
    type === 'link' || type === 'image' ? (destination ?? []) : [],
  );
  return parsed.filter((link) => !/^[a-z][a-z\d+.-]*:/i.test(link));
}

/** The anchors that GitHub makes of the headings of a page. */
function anchorsOf(page: string): readonly string[] {
  const headings = readFileSync(join(root, page), 'utf8')
    .replace(/^(`{3,}).*?^\1$/gms, '')
    .matchAll(/^#+ (.+)$/gm);
  return [...headings].map(([, text = '']) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

test.each(pages)('the links of %s lead to pages and headings that exist', (page) => {
  const wrong = linksOf(page).filter((link) => {
    const [path = '', anchor] = decodeURI(link).split('#');
    const target = path === '' ? page : join(dirname(page), path);
    if (!existsSync(join(root, target))) return true;
    if (anchor === undefined || statSync(join(root, target)).isDirectory()) return false;
    return !anchorsOf(target).includes(anchor);
  });
  expect(wrong).toEqual([]);
});

test('every guide is on the list of the documentation', () => {
  const listed = linksOf('docs/README.md').map((link) => `docs/${link}`);
  const guides = readdirSync(join(root, 'docs/guides')).map((name) => `docs/guides/${name}`);
  expect(guides.filter((guide) => !listed.includes(guide))).toEqual([]);
});
