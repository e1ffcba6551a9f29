import { breakCommands } from './runner-command.js';
import { fill, Fragment, type Html, type SafeText, type Value } from './safe-text.js';
import { encodeAddress, urlSegment } from './url.js';
import { shown } from './visible.js';
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
