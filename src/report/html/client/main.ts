import type { PageData } from '../page-data.js';
import { byId, element } from './dom.js';
import { lookupIn, rowsOf, type Row } from './rows.js';
import { haystacks, matching, rulesOf, sorted, type Column, type Filter, type Order } from './select.js';
import { rowMaker } from './table.js';

/** Rows on the page at once. More would be slow, and nobody reads them. */
const PAGE_SIZE = 100;

/** Option values that are no text of the report. */
const ALL = 'all';
const NO_FINDINGS = 'none';

const page = JSON.parse(byId('data', HTMLScriptElement).text) as PageData;
const text = lookupIn(page);
const rows = rowsOf(page, text);
const texts = { haystack: haystacks(page, text), rules: rulesOf(text) };
const makeRow = rowMaker(page, text);

const form = byId('filter', HTMLFormElement);
const search = byId('search', HTMLInputElement);
const choices = {
  status: byId('status', HTMLSelectElement),
  agent: byId('agent', HTMLSelectElement),
  standard: byId('standard', HTMLSelectElement),
  verdict: byId('verdict', HTMLSelectElement),
  severity: byId('severity', HTMLSelectElement),
  rule: byId('rule', HTMLSelectElement),
};
const body = byId('rows', HTMLTableSectionElement);
const status = byId('shown-rows', HTMLElement);
const previous = byId('previous', HTMLButtonElement);
const next = byId('next', HTMLButtonElement);
const position = byId('position', HTMLElement);

let order: Order | null = null;
let shown: readonly Row[] = rows;
let first = 0;

/** Adds each value of the rows once. Rows without a value get an option of their own. */
function fill(choice: HTMLSelectElement, values: Iterable<string>): void {
  for (const value of [...new Set(values)].sort()) {
    choice.append(element('option', { value: `=${value}` }, value === '' ? '(none)' : value));
  }
}

/** Returns the chosen text; null for all. */
function chosen({ value }: HTMLSelectElement): string | null {
  return value === ALL ? null : value.slice(1);
}

function numberOf(names: readonly string[], name: string | null): number | null {
  return name === null ? null : names.indexOf(name);
}

function readFilter(): Filter {
  const { status, agent, standard, verdict, severity, rule } = choices;
  return {
    words: search.value
      .toLowerCase()
      .split(/\s+/)
      .filter((word) => word !== ''),
    status: chosen(status),
    agent: chosen(agent),
    standard: chosen(standard),
    verdict: numberOf(page.verdicts, chosen(verdict)),
    // The option without findings is no severity, so its index is -1.
    severity: numberOf(page.severities, chosen(severity)),
    rule: chosen(rule),
  };
}

function select(): void {
  const found = matching(rows, readFilter(), texts);
  shown = order === null ? found : sorted(found, order);
  first = 0;
  show();
  writeAddress();
}

function show(): void {
  const last = Math.min(first + PAGE_SIZE, shown.length);
  body.replaceChildren(...shown.slice(first, last).map((row, n) => makeRow(row, first + n)));
  const number = (n: number): string => n.toLocaleString('en');
  status.textContent = `${number(shown.length)} of ${number(rows.length)} rows`;
  position.textContent = shown.length === 0 ? 'nothing to show' : `${number(first + 1)} to ${number(last)}`;
  // A disabled button would lose the focus.
  previous.setAttribute('aria-disabled', String(first === 0));
  next.setAttribute('aria-disabled', String(last === shown.length));
}

function turn(by: number): void {
  const to = first + by * PAGE_SIZE;
  if (to < 0 || to >= shown.length) return;
  first = to;
  show();
}

function sortBy(column: Column): void {
  // These columns start descending: problems first.
  const starts = column === 'claims' || column === 'findings';
  order = { column, descending: order?.column === column ? !order.descending : starts };
  markOrder();
  select();
}

function markOrder(): void {
  for (const header of document.querySelectorAll<HTMLElement>('th[data-column]')) {
    const sort = header.dataset.column !== order?.column ? 'none' : order.descending ? 'descending' : 'ascending';
    header.setAttribute('aria-sort', sort);
  }
}

/** Returns the filter and the order as the page's address has them, so that the view can be shared. */
function address(): URLSearchParams {
  const found = new URLSearchParams();
  if (search.value !== '') found.set('search', search.value);
  for (const [name, choice] of Object.entries(choices)) {
    const value = chosen(choice);
    if (value !== null) found.set(name, value);
  }
  if (order !== null) found.set('sort', `${order.descending ? '-' : ''}${order.column}`);
  return found;
}

function writeAddress(): void {
  const wanted = address().toString();
  const written = location.hash.slice(1);
  // The address keeps its anchor until a filter is set.
  if (wanted === written || (wanted === '' && !written.includes('='))) return;
  history.replaceState(null, '', wanted === '' ? location.pathname + location.search : `#${wanted}`);
}

/** Sets the form and the order from an address. Returns false if it has neither. */
function readAddress(): boolean {
  const fragment = location.hash.slice(1);
  if (!fragment.includes('=')) return false;
  const found = new URLSearchParams(fragment);
  search.value = found.get('search') ?? '';
  for (const [name, choice] of Object.entries(choices)) {
    const value = found.get(name);
    const options = [...choice.options].map((option) => option.value);
    choice.value = value !== null && options.includes(`=${value}`) ? `=${value}` : ALL;
  }
  const sort = /^(-?)(\w+)$/.exec(found.get('sort') ?? '');
  const header = document.querySelector<HTMLElement>(`th[data-column="${sort?.[2] ?? ''}"]`);
  order = header === null ? null : { column: sort?.[2] as Column, descending: sort?.[1] === '-' };
  markOrder();
  return true;
}

/** Opens the return that the address names, on any page of the table. Returns false if it names none. */
function openNamed(): boolean {
  const found = new URLSearchParams(location.hash.slice(1));
  const file = found.get('return');
  if (file === null) return false;
  const index = found.has('index') ? Number(found.get('index')) : null;
  const ofFile = rows.filter((row) => row.file === file);
  const named = index === null ? ofFile[0] : ofFile.find((row) => row.index === index);
  shown = order === null ? rows : sorted(rows, order);
  const at = named === undefined ? 0 : shown.indexOf(named);
  first = at - (at % PAGE_SIZE);
  show();
  showReturns();
  if (named === undefined) {
    status.textContent = `This report has no return ${file}.`;
    status.focus({ preventScroll: true });
    return true;
  }
  const button = body.rows[at - first]?.querySelector('button');
  button?.click();
  button?.scrollIntoView({ block: 'center' });
  button?.focus({ preventScroll: true });
  return true;
}

/** Scrolls to the returns, which the page folds. */
function showReturns(): void {
  byId('details', HTMLDetailsElement).open = true;
  byId('returns', HTMLElement).scrollIntoView();
}

/** Shows the return that the address names, or the rows that its filter selects. */
function follow(): void {
  if (openNamed()) return;
  select();
  showReturns();
}

/** Sets the form to the filter of a bar. */
function apply(name: string, value: string): void {
  form.reset();
  if (name === 'search') search.value = value;
  else {
    const choice = Object.entries(choices).find(([id]) => id === name)?.[1];
    if (choice !== undefined) choice.value = `=${value}`;
  }
  select();
  showReturns();
  status.focus({ preventScroll: true });
}

fill(
  choices.status,
  rows.map(({ status }) => status),
);
fill(
  choices.agent,
  rows.map(({ agent }) => agent),
);
fill(
  choices.standard,
  rows.map(({ standard }) => standard),
);
for (const [n, verdict] of page.verdicts.entries()) {
  if (rows.some(({ verdicts }) => (verdicts[n] ?? 0) > 0)) fill(choices.verdict, [verdict]);
}
for (const severity of page.severities) {
  const label = severity === page.severities[0] ? `${severity}s` : `${severity}s or worse`;
  choices.severity.append(element('option', { value: `=${severity}` }, label));
}
choices.severity.append(element('option', { value: `=${NO_FINDINGS}` }, 'no findings'));

form.addEventListener('input', select);
form.addEventListener('submit', (event) => {
  event.preventDefault();
});
form.addEventListener('reset', () => {
  // The event is sent before the form is reset.
  setTimeout(select, 0);
});
previous.addEventListener('click', () => {
  turn(-1);
});
next.addEventListener('click', () => {
  turn(1);
});
for (const header of document.querySelectorAll<HTMLElement>('th[data-column]')) {
  const column = header.dataset.column as Column;
  header.querySelector('button')?.addEventListener('click', () => {
    sortBy(column);
  });
}
for (const anchor of document.querySelectorAll<HTMLElement>('a[data-filter]')) {
  anchor.addEventListener('click', (event) => {
    event.preventDefault();
    apply(anchor.dataset.filter ?? '', anchor.dataset.value ?? '');
  });
}
fill(
  choices.rule,
  page.rows.flatMap((row) => row[10].map((finding) => text(finding[1]))),
);
addEventListener('hashchange', () => {
  if (readAddress()) follow();
});
// The newest run is at the right.
for (const drawing of document.querySelectorAll('.columns-chart .scroll')) drawing.scrollLeft = drawing.scrollWidth;
document.documentElement.classList.add('scripted');
if (readAddress()) follow();
else select();
