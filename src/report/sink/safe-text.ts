import { breakCommands } from './runner-command.js';

declare const safe: unique symbol;

/** Text that the sink made; writers take nothing else. */
export type SafeText = string & { readonly [safe]: true };

type Kind = 'terminal' | 'markdown' | 'xml' | 'html';

/** Safe text of one notation, so that it cannot be used in another. */
export class Fragment<K extends Kind> {
  constructor(
    readonly kind: K,
    readonly text: SafeText,
  ) {}
}

/** Text for a terminal or a log. */
export type Terminal = Fragment<'terminal'>;
/** GitHub-flavoured Markdown, for a paragraph or a table cell; also safe in a log. */
export type Markdown = Fragment<'markdown'>;
/** XML 1.0, for the text of an element and for an attribute in double quotes; also safe in a log. */
export type Xml = Fragment<'xml'>;
/** HTML, for the text of an element and for an attribute in double quotes; also safe in a log. */
export type Html = Fragment<'html'>;

/** The values of a template: untrusted text, numbers and fragments. */
export type Value<F> = string | number | F | readonly F[];

/** Fills a template of a notation; `escape` encodes untrusted text. */
export function fill<F extends Fragment<Kind>>(
  statics: TemplateStringsArray,
  values: readonly Value<F>[],
  escape: (text: string) => string,
): SafeText {
  let result = statics[0] ?? '';
  for (let i = 0; i < values.length; i++) {
    const value = values[i];
    if (typeof value === 'string') result += escape(value);
    else if (typeof value === 'number') result += String(value);
    else if (value instanceof Fragment) result += value.text;
    else for (const fragment of value ?? []) result += fragment.text;
    result += statics[i + 1] ?? '';
  }
  return breakCommands(result) as SafeText;
}

/** Joins safe texts. */
export function concat(texts: readonly SafeText[]): SafeText {
  return texts.join('') as SafeText;
}
