import {
  breakCommands,
  encodeAddress,
  fill,
  Fragment,
  shown,
  urlSegment,
  type Html,
  type SafeText,
  type Value,
  type Xml,
} from './safe-text.js';

/**
 * Template tag for HTML. Strings become text, in elements and in attributes in double quotes, but not in scripts,
 * styles or URLs. They are made visible and cut to `TEXT_LIMIT`. (Not called `html`, since Prettier would rewrite the
 * templates.)
 */
export function markup(statics: TemplateStringsArray, ...values: readonly Value<Html>[]): Html {
  return new Fragment('html', fill(statics, values, escapeXml));
}

/** Returns a link element. Without an http address, it returns the label alone. */
export function htmlLink(label: Html, url: string): Html {
  if (!/^https?:\/\/./i.test(url)) return label;
  return markup`<a href="${new Fragment('html', encodeAddress(url) as SafeText)}">${label}</a>`;
}

/**
 * Returns an untrusted text as it is shown, as a part of an address in an attribute. Only the text is cut: half of an address would lead
 * elsewhere.
 */
export function htmlSegment(text: string): Html {
  return new Fragment('html', urlSegment(shown(text)) as SafeText);
}

/** Returns a style sheet of this project as an element. Throws if its text would end the element, or be a command. */
export function htmlStyle(content: string): Html {
  if (/<\/|<!--/.test(content) || breakCommands(content) !== content) {
    throw new Error('The style cannot be in a page as it is.');
  }
  return markup`<style>${new Fragment('html', content as SafeText)}</style>\n`;
}

const XML: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  // Escaped everywhere, since `]]>` is forbidden in text (XML 1.0, section 2.4).
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);

/** Escapes text for XML and for HTML. */
function escapeXml(text: string): string {
  // All visible characters are allowed in XML 1.0 (section 2.2).
  return shown(text).replace(/[&<>"']/g, (character) => XML.get(character) ?? character);
}

/**
 * Template tag for XML 1.0, for elements and attributes. Strings become text that an XML reader returns unchanged. They
 * are made visible and cut to `TEXT_LIMIT`.
 */
export function xml(statics: TemplateStringsArray, ...values: readonly Value<Xml>[]): Xml {
  return new Fragment('xml', fill(statics, values, escapeXml));
}
