const encoder = new TextEncoder();

/** Percent-encodes the UTF-8 bytes of all that is not accepted (RFC 3986, section 2.1); a lone surrogate of a wrong byte becomes that byte. */
function percentEncode(text: string, accepted: RegExp): string {
  let result = '';
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0;
    if (accepted.test(character)) result += character;
    else if (codePoint >= 0xdc80 && codePoint <= 0xdcff) result += percent(codePoint - 0xdc00);
    else for (const byte of encoder.encode(character)) result += percent(byte);
  }
  return result;
}

function percent(byte: number): string {
  return `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
}

/** One segment of an address's path, encoded. */
export function urlSegment(text: string): string {
  return percentEncode(text, /[\w.~-]/);
}

/** A whole address: what none has a use for is encoded, but `%`, `/`, `?` and `#` are taken as meant. */
export function encodeAddress(url: string): string {
  return percentEncode(url, /[\w.~:/?#%=+,;@-]/);
}
