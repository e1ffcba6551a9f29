import { json } from './json.js';
import { breakCommands } from './runner-command.js';
import { fill, Fragment, type Html, type SafeText, type Value } from './safe-text.js';
import { encodeAddress } from './url.js';
import { escapeXml } from './xml.js';

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
 * Returns a value as JSON for an element `<script type="application/json">`. It contains no markup, whatever the value
 * is, and is safe in a log. Its reader must treat each string as text; pass strings of a report through `shown` first.
 */
export function htmlJson(value: unknown): SafeText {
  return json(value).replace(/[<>&]/g, (character) =>
    character === '<' ? '\\u003c' : character === '>' ? '\\u003e' : '\\u0026',
  ) as SafeText;
}

/**
 * Returns a style sheet or script of this project as an element. Throws if its text would end the element, or be a
 * command.
 */
export function htmlAsset(element: 'style' | 'script', content: string): Html {
  if (/<\/|<!--|<script/i.test(content) || breakCommands(content) !== content) {
    throw new Error(`The ${element} cannot be in a page as it is.`);
  }
  return markup`<${element}>${new Fragment('html', content as SafeText)}</${element}>\n`;
}
