/** An element of XML: what is in it is text, or other elements. */
export interface Element {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly Element[];
  /** The text between the children, all of it. */
  readonly text: string;
}

const NAME = String.raw`[A-Za-z_][\w.-]*`;
const DECLARATION = /<\?xml version="1\.0" encoding="UTF-8"\?>\s*/y;
const START = new RegExp(`<(${NAME})`, 'y');
const ATTRIBUTE = new RegExp(String.raw`\s+(${NAME})="([^"<]*)"`, 'y');
const START_END = /\s*(\/?)>/y;
const END = new RegExp(String.raw`</(${NAME})\s*>`, 'y');
const TEXT = /[^<]+/y;
const SPACE = /\s*/y;

/** XML 1.0, section 2.2: the characters that there are at all. */
const CHARACTERS = /^[\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]*$/u;
const REFERENCES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

/**
 * Reads a document of XML 1.0 as strictly as its grammar is: declaration, elements, attributes in double quotes, and text.
 * Throws on all else, also on what would be well-formed but has no place in a report (comments, CDATA, instructions,
 * document types, other entities).
 */
export function readXml(text: string): Element {
  if (!CHARACTERS.test(text)) throw new Error('There is a character that XML 1.0 does not have.');
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match !== null) at = pattern.lastIndex;
    return match;
  };
  const wrong = (what: string): Error => new Error(`${what} at ${JSON.stringify(text.slice(at, at + 60))}`);

  const attributes = (): ReadonlyMap<string, string> => {
    const found = new Map<string, string>();
    for (let match = take(ATTRIBUTE); match !== null; match = take(ATTRIBUTE)) {
      const [, name = '', value = ''] = match;
      if (found.has(name)) throw wrong(`A second ${name}`);
      // Section 3.3.3: a reader makes spaces of them.
      found.set(name, resolved(value.replace(/[\t\n\r]/g, ' ')));
    }
    return found;
  };
  /** Elements are read without recursion: a test must not depend on how deep they lie. */
  const open: { name: string; attributes: ReadonlyMap<string, string>; children: Element[]; text: string }[] = [];
  if (take(DECLARATION) === null) throw wrong('No declaration');
  for (;;) {
    const parent = open.at(-1);
    const content = take(TEXT)?.[0];
    if (content !== undefined) {
      if (parent === undefined) throw wrong(`Text outside of elements before`);
      if (content.includes(']]>')) throw wrong('The end of CDATA in text before');
      parent.text += resolved(content);
      continue;
    }
    const end = take(END);
    if (end === null) {
      const [, name] = take(START) ?? [];
      if (name === undefined) throw wrong('No markup');
      const made = { name, attributes: attributes(), children: [], text: '' };
      const closing = take(START_END);
      if (closing === null) throw wrong(`No end of the tag ${name}`);
      if (closing[1] === '') {
        open.push(made);
        continue;
      }
      if (parent === undefined) return whole(made);
      parent.children.push(made);
      continue;
    }
    if (parent === undefined || parent.name !== end[1])
      throw wrong(`The end of ${String(end[1])} in ${parent?.name ?? 'nothing'} before`);
    open.pop();
    const above = open.at(-1);
    if (above === undefined) return whole(parent);
    above.children.push(parent);
  }

  function whole(root: Element): Element {
    take(SPACE);
    if (at !== text.length) throw wrong('More than one element');
    return root;
  }
}

function resolved(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\dA-Fa-f]+)|([\w.-]+));|&/g, (reference, decimal, hexadecimal, name) => {
    const code = decimal === undefined ? parseInt(String(hexadecimal), 16) : Number(decimal);
    const found = typeof name === 'string' ? REFERENCES.get(name) : String.fromCodePoint(code);
    if (found === undefined || !CHARACTERS.test(found)) throw new Error(`${reference} refers to nothing`);
    return found;
  });
}
