import { json } from './json.js';
import { breakCommands } from './runner-command.js';
import { fill, Fragment, type Html, type SafeText, type Value } from './safe-text.js';
import { encodeAddress } from './url.js';
import { escapeXml } from './xml.js';

/**
 * Template tag for HTML: strings become text, in elements and in attributes in double quotes, but not in scripts, styles
 * or addresses; they are made visible and cut to `TEXT_LIMIT`. (Not called `html`: Prettier would rewrite the templates.)
 */
export function markup(statics: TemplateStringsArray, ...values: readonly Value<Html>[]): Html {
  return new Fragment('html', fill(statics, values, escapeXml));
}

/** An element that leads to an address. Without an http address the label stands alone. */
export function htmlLink(label: Html, url: string): Html {
  if (!/^https?:\/\/./i.test(url)) return label;
  return markup`<a href="${new Fragment('html', encodeAddress(url) as SafeText)}">${label}</a>`;
}

/**
 * A value as JSON for an element `<script type="application/json">`: no markup, whatever it holds, and harmless in a log.
 * What reads it must treat each string as text; those that come from a report are handed in as `shown` gives them.
 */
export function htmlJson(value: unknown): SafeText {
  return json(value).replace(/[<>&]/g, (character) =>
    character === '<' ? '\\u003c' : character === '>' ? '\\u003e' : '\\u0026',
  ) as SafeText;
}

/** A style sheet or a script of this project, as an element. Throws where it would end the element, or be a command. */
export function htmlAsset(element: 'style' | 'script', content: string): Html {
  if (/<\/|<!--|<script/i.test(content) || breakCommands(content) !== content) {
    throw new Error(`The ${element} cannot stand in a page as it is.`);
  }
  return markup`<${element}>${new Fragment('html', content as SafeText)}</${element}>\n`;
}
