/**
 * A pattern that was typed in a folder of the project, as one of the project. What is absolute or leads out of the project
 * stays as it is, for whoever reads patterns to refuse it.
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

/** A folder's name as a pattern that matches it alone. */
function literally(name: string): string {
  return name.replace(/[[?*]/g, (sign) => `[${sign}]`);
}
