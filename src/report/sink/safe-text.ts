import { breakCommands } from './runner-command.js';

declare const safe: unique symbol;

/** Text that the sink made: what writers take. */
export type SafeText = string & { readonly [safe]: true };

type Kind = 'terminal' | 'markdown' | 'xml' | 'html';

/** Safe text of one notation, so that none stands in another. */
export class Fragment<K extends Kind> {
  constructor(
    readonly kind: K,
    readonly text: SafeText,
  ) {}
}

/** Text for a terminal or a log. */
export type Terminal = Fragment<'terminal'>;
/** GitHub-flavoured Markdown, for a paragraph or a cell of a table; harmless in a log too. */
export type Markdown = Fragment<'markdown'>;
/** XML 1.0, for the text of an element and for an attribute in double quotes; harmless in a log too. */
export type Xml = Fragment<'xml'>;
/** HTML, for the text of an element and for an attribute in double quotes; harmless in a log too. */
export type Html = Fragment<'html'>;

/** What a template takes: untrusted text, numbers, and what was made before. */
export type Value<F> = string | number | F | readonly F[];

/** A template of a notation, by its way to escape untrusted text. */
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

/** Joins what is safe already. */
export function concat(texts: readonly SafeText[]): SafeText {
  return texts.join('') as SafeText;
}
