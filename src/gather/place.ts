/**
 * Returns a pattern that was typed in a folder of the project, relative to the project. A pattern that is absolute or leaves the
 * project is returned as it is: the code that reads patterns rejects it.
 */
export function patternFrom(place: string, pattern: string): string {
  if (place === '') return pattern;
  const [negations = ''] = /^[!\s]*/.exec(pattern) ?? [];
  const own = pattern.slice(negations.length);
  if (own === '' || own.startsWith('#') || /^(?:[/~]|[A-Za-z]:)/.test(own)) return pattern;
  const folders = place.split('/').map(literally);
  const segments = own.split('/');
  while (segments[0] === '.' || segments[0] === '..') {
    if (segments.shift() === '..' && folders.pop() === undefined) return pattern;
  }
  const joined = [...folders, ...segments].join('/');
  return `${negations}${joined === '' ? '.' : joined}`;
}

/** Returns a folder's name as a pattern that matches it alone. */
function literally(name: string): string {
  return name.replace(/[[?*]/g, (sign) => `[${sign}]`);
}
