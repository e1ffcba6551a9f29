function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 48 && code <= 57;
}

function endOfDigits(text: string, from: number): number {
  let at = from;
  while (isDigit(text, at)) at++;
  return at;
}

function startOfNumber(text: string, from: number, end: number): number {
  let at = from;
  while (at < end - 1 && text.charAt(at) === '0') at++;
  return at;
}

/** Compares by UTF-16 units. The page's script includes this file, which must import no packages. */
function byUnits(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

/** Compares numbers by value: `specs/2` before `specs/10`. Equal numbers are compared as text. The locale does not matter. */
export function compareNatural(a: string, b: string): number {
  let i = 0;
  let j = 0;
  while (i < a.length && j < b.length) {
    if (isDigit(a, i) && isDigit(b, j)) {
      const endA = endOfDigits(a, i);
      const endB = endOfDigits(b, j);
      const numberA = a.slice(startOfNumber(a, i, endA), endA);
      const numberB = b.slice(startOfNumber(b, j, endB), endB);
      const difference = numberA.length - numberB.length || byUnits(numberA, numberB);
      if (difference !== 0) return difference;
      i = endA;
      j = endB;
      continue;
    }
    const difference = a.charCodeAt(i) - b.charCodeAt(j);
    if (difference !== 0) return difference;
    i++;
    j++;
  }
  return a.length - i - (b.length - j) || byUnits(a, b);
}
