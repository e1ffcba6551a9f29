type Child = Node | string;

/** Creates an element with attributes and children. Strings become text, never markup. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** Returns an element of the page. Throws if the page has none, since the page is made for this script. */
export function byId<Type extends HTMLElement>(id: string, type: new () => Type): Type {
  const found = document.getElementById(id);
  if (found instanceof type) return found;
  throw new Error(`The page has no ${id}.`);
}

/** Returns a link for an http address, otherwise the label alone. */
export function linkTo(address: string | null, label: Child): Child {
  return address !== null && /^https?:/.test(address) ? element('a', { href: address }, label) : label;
}

/** Returns a text as code. */
export function code(text: string): HTMLElement {
  return element('code', {}, text);
}

/** Returns a path as code. It may wrap between its parts. */
export function pathCode(path: string): HTMLElement {
  const parts = path.split(/(?<=[/_])/);
  return element('code', { class: 'path' }, ...parts.flatMap((part, n) => (n === 0 ? [part] : [element('wbr'), part])));
}
