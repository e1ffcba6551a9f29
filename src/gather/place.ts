/**
 * Returns a pattern that was typed in a folder of the project, relative to the project. A pattern that is absolute or leaves the
 * project is returned as it is: the code that reads patterns rejects it.
 */
export function patternFrom(place: string, pattern: string): string {
  if (place === '') return pattern;
  const own = pattern.replace(/^[!\s]+/, '');
  const negations = pattern.slice(0, pattern.length - own.length);
  if (own === '' || own.startsWith('#') || /^(?:[/~]|[A-Za-z]:)/.test(own)) return pattern;
  const folders = place.split('/').map(literally);
  const segments = own.split('/');
  const start = segments.findIndex((segment) => segment !== '.' && segment !== '..');
  const named = start < 0 ? [] : segments.slice(start);
  const up = segments.slice(0, segments.length - named.length).filter((segment) => segment === '..').length;
  if (up > folders.length) return pattern;
  const joined = [...folders.slice(0, folders.length - up), ...named].join('/');
  return `${negations}${joined === '' ? '.' : joined}`;
}

/** Returns a folder's name as a pattern that matches it alone. */
function literally(name: string): string {
  return name.replace(/[[?*]/g, (sign) => `[${sign}]`);
}
