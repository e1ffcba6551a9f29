import { fill, Fragment, type Value, type Xml } from './safe-text.js';
import { shown } from './visible.js';

const XML: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  // Escaped everywhere, since `]]>` is forbidden in text (XML 1.0, section 2.4).
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);

/** Escapes text for XML and for HTML. */
export function escapeXml(text: string): string {
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
