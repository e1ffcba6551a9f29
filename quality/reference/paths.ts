/** A path without `.`, `..` and doubled slashes; null if it does not stay in the project. */
export function normal(path: string): string | null {
  if (/^[/~]|^[A-Za-z]:|^[a-z+.-]+:\/\//i.test(path)) return null;
  const steps: string[] = [];
  for (const step of path.split('/')) {
    if (step === '..' && steps.pop() === undefined) return null;
    if (step !== '..' && step !== '.' && step !== '') steps.push(step);
  }
  return steps.join('/');
}

export function basename(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

export function folderOf(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf('/'), 0));
}
