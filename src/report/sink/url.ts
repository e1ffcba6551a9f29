const encoder = new TextEncoder();

/**
 * Percent-encodes the UTF-8 bytes of all characters except the accepted ones (RFC 3986, section 2.1). A lone surrogate
 * that encodes a byte becomes that byte.
 */
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

/** Encodes one segment of a URL path. */
export function urlSegment(text: string): string {
  return percentEncode(text, /[\w.~-]/);
}

/** Encodes a whole URL: invalid characters are encoded, but `%`, `/`, `?` and `#` keep their meaning. */
export function encodeAddress(url: string): string {
  return percentEncode(url, /[\w.~:/?#%=+,;@-]/);
}
