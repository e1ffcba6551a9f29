import type { PageData } from '../page-data.js';
import { detailOf, lineAddress } from './detail.js';
import { code, element, linkTo, pathCode } from './dom.js';
import type { Lookup, Row } from './rows.js';

/** The number of columns, for a row that spans them all. */
const COLUMNS = 6;

/** Returns a function that creates rows of the table. Each row opens to show the details of its return. */
export function rowMaker(page: PageData, text: Lookup): (row: Row, id: number) => HTMLTableRowElement {
  return (row, id) => {
    const button = element('button', { type: 'button', class: 'more', 'aria-expanded': 'false' }, pathCode(row.name));
    const made = element(
      'tr',
      { role: 'row' },
      cell('name wide-enough', button, ...view(page, row)),
      cell('', row.status === '' ? none() : statusCode(row)),
      cell('optional', row.agent === '' ? none() : code(row.agent)),
      cell('optional', row.standard === '' ? none() : code(row.standard)),
      cell('', ...claimCell(page, row)),
      cell('', ...findingCell(page, row)),
    );
    button.addEventListener('click', () => {
      const open = button.getAttribute('aria-expanded') === 'true';
      button.setAttribute('aria-expanded', open ? 'false' : 'true');
      if (open) {
        button.removeAttribute('aria-controls');
        made.nextElementSibling?.remove();
        return;
      }
      const name = `detail-${String(id)}`;
      button.setAttribute('aria-controls', name);
      const detail = element('td', { colspan: String(COLUMNS), role: 'cell' }, detailOf(page, text, row));
      made.after(element('tr', { class: 'opened', id: name, role: 'row' }, detail));
    });
    return made;
  };
}

/** Sets roles explicitly, since narrow pages do not display the table as a table. */
function cell(look: string, ...children: readonly (Node | string)[]): HTMLElement {
  return element('td', look === '' ? { role: 'cell' } : { class: look, role: 'cell' }, ...children);
}

function view(page: PageData, row: Row): readonly (Node | string)[] {
  const address = lineAddress(page, row, Math.max(1, row.data[1]));
  if (address === null) return [];
  const label = element('span', {}, 'view');
  label.append(element('span', { class: 'hidden' }, ` ${row.name}`));
  return [' ', linkTo(address, label)];
}

function none(): HTMLElement {
  return element('span', { class: 'none' }, '–');
}

/** Returns a status as code, highlighted if the version does not know it. */
function statusCode({ status, foreign }: Row): HTMLElement {
  const made = code(status);
  if (foreign) {
    made.className = 'foreign';
    made.title = 'The version has no such status.';
  }
  return made;
}

/** Returns the outcomes of the claims, false claims first. */
function claimCell(page: PageData, { data }: Row): readonly (Node | string)[] {
  const claims = data[9];
  if (claims.length === 0) return [none()];
  const counts = new Map<string, { n: number; tone: string }>([['false', { n: 0, tone: 'bad' }]]);
  for (const [word, tone] of page.fates) counts.set(word, { n: 0, tone });
  for (const [, , verdict, , , , untrue] of claims) {
    const of = counts.get(untrue === 1 ? 'false' : (page.fates[verdict]?.[0] ?? ''));
    if (of !== undefined) of.n++;
  }
  return [...counts].flatMap(([word, { n, tone }]) =>
    n === 0 ? [] : [element('span', { class: `badge tone-${tone}` }, `${String(n)} ${word}`), ' '],
  );
}

function findingCell({ severities: names }: PageData, { severities, known }: Row): readonly (Node | string)[] {
  const parts: (Node | string)[] = [];
  for (const [place, n] of severities.entries()) {
    const name = names[place] ?? '';
    if (n > 0)
      parts.push(element('span', { class: `badge ${name}` }, `${String(n)} ${n === 1 ? name : `${name}s`}`), ' ');
  }
  if (known > 0) parts.push(element('span', { class: 'badge' }, `${String(known)} known`));
  return parts.length === 0 ? [none()] : parts;
}
