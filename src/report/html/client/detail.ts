import type { PageData } from '../page-data.js';
import { addressOf, returnAddress } from './address.js';
import { code, element, linkTo, pathCode } from './dom.js';
import { claimOf, findingOf, type Claim, type Finding, type Lookup, type Row } from './rows.js';

/** Returns the URL of a line in a row's file; null if it cannot be viewed. */
export function lineAddress(page: PageData, { data, file }: Row, line: number): string | null {
  if (page.files === null) return null;
  const address = page.addresses[String(data[0])] ?? addressOf(page.files, file);
  return `${address}#L${String(line)}`;
}

/** Returns the details of a return: its origin, its claims and its findings. */
export function detailOf(page: PageData, text: Lookup, row: Row): HTMLElement {
  const [, , , , , , session, startedAt, delegation, claims, findings] = row.data;
  const parts: Node[] = [];
  const facts = element('dl', { class: 'facts' });
  const fact = (name: string, ...value: readonly (Node | string)[]): void => {
    facts.append(element('dt', {}, name), element('dd', {}, ...value));
  };
  if (delegation.length > 0) fact('Delegation', ...chain(delegation.map(text)));
  if (row.standard !== '') fact('Standard', code(row.standard));
  if (row.agent !== '') fact('Agent', code(row.agent));
  if (session >= 0) fact('Session', code(text(session)));
  if (startedAt >= 0) fact('Started', code(text(startedAt)));
  if (facts.childElementCount > 0) parts.push(facts);
  if (claims.length > 0) {
    const table = claimTable(claims.map((claim) => claimOf(page, text, claim)));
    parts.push(element('div', { class: 'scroll' }, table));
  }
  if (findings.length > 0) {
    const items = findings.map((finding) => findingItem(page, row, findingOf(page, text, finding)));
    parts.push(element('ul', { class: 'findings' }, ...items));
  } else {
    parts.push(element('p', {}, 'No findings.'));
  }
  const own = element('a', { href: returnAddress(row.file, row.index) }, 'Link to this return');
  parts.push(element('p', { class: 'more' }, own));
  return element('div', { class: 'detail' }, ...parts);
}

function chain(names: readonly string[]): readonly (Node | string)[] {
  return names.flatMap((name, n) => (n === 0 ? [code(name)] : [' › ', code(name)]));
}

function claimTable(claims: readonly Claim[]): HTMLElement {
  const head = element('tr', {}, ...['Claimed file', 'Type', 'Verdict', 'Bytes', 'Why'].map(columnHead));
  const rows = claims.map(({ path, type, verdict, size, foundAt, detail, untrue }) => {
    const why: (Node | string)[] = untrue ? [element('strong', {}, 'False.'), ' '] : [];
    if (foundAt !== '') why.push('Now at ', pathCode(foundAt), '. ');
    if (detail !== '') why.push(detail);
    return element(
      'tr',
      {},
      element('td', { class: 'wide-enough' }, pathCode(path)),
      element('td', {}, type),
      element('td', {}, verdictBadge(verdict)),
      element('td', { class: 'number' }, size === null ? '' : String(size)),
      element('td', { class: 'wide-enough' }, ...why),
    );
  });
  const caption = element('caption', {}, claims.length === 1 ? '1 claim' : `${String(claims.length)} claims`);
  return element('table', { class: 'claims' }, caption, element('thead', {}, head), element('tbody', {}, ...rows));
}

function columnHead(name: string): HTMLElement {
  return element('th', { scope: 'col' }, name);
}

function verdictBadge(verdict: string): HTMLElement {
  return element('span', { class: `badge verdict-${verdict.replaceAll(' ', '-')}` }, verdict);
}

function findingItem(page: PageData, row: Row, finding: Finding): HTMLElement {
  const { severity, rule, message, recommendation, line, column, state, source } = finding;
  const page0 = page.rules === null ? null : `${page.rules}/${encodeURIComponent(rule)}.md`;
  const head = element(
    'p',
    {},
    element('span', { class: `badge ${severity}` }, severity),
    ' ',
    linkTo(page0, code(rule)),
  );
  if (line > 0) {
    const place = `line ${String(line)}, column ${String(column)}`;
    head.append(' ', linkTo(lineAddress(page, row, line), place));
  }
  if (state !== '') head.append(' ', element('span', { class: 'badge' }, state));
  const item = element('li', {}, head, element('p', { class: 'message' }, message));
  if (source !== null) {
    const [before, range, after] = source;
    item.append(
      element('pre', {}, element('span', { class: 'line' }, String(line)), before, element('mark', {}, range), after),
    );
  }
  if (recommendation !== '') item.append(element('p', { class: 'advice' }, recommendation));
  return item;
}
