import { fill, Fragment, type Value, type Xml } from './safe-text.js';
import { shown } from './visible.js';

const XML: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  // Also where it could stand: `]]>` must not (XML 1.0, section 2.4).
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);

/** What HTML takes, too. */
export function escapeXml(text: string): string {
  // What is visible is a character that XML 1.0 allows (section 2.2).
  return shown(text).replace(/[&<>"']/g, (character) => XML.get(character) ?? character);
}

/**
 * Template tag for XML 1.0: strings become text that an XML reader gives back, in elements and in attributes; they are made
 * visible and cut to `TEXT_LIMIT`.
 */
export function xml(statics: TemplateStringsArray, ...values: readonly Value<Xml>[]): Xml {
  return new Fragment('xml', fill(statics, values, escapeXml));
}
