/**
 * The only sink: untrusted text becomes output here and nowhere else. Every text in a report can come from a pull
 * request (paths, messages that quote values, agent names). So a writer takes only `SafeText`, and only the encoders in
 * `sink/` make it. They are imported through this file only.
 *
 * Terminal text also appears in the logs of GitHub's runner, which reads commands from standard output (actions/runner,
 * src/Runner.Common/ActionCommand.cs): `::name::` at the start of a line, after white space, and the older `##[name]`
 * anywhere in a line. The runner compares by culture, which ignores invisible characters. So they are made visible
 * first, and none of them is used to break a command in a log.
 */

export { json, jsonFrame, sarifMessage } from './sink/json.js';
export { code, fenced, gfm, link, wrappingCode } from './sink/markdown.js';
export { htmlLink, htmlSegment, htmlStyle, markup, xml } from './sink/markup.js';
export {
  cut,
  concat,
  joined,
  separated,
  TEXT_LIMIT,
  textsOf,
  urlSegment,
  type Html,
  type Markdown,
  type SafeText,
  type Terminal,
  type Xml,
} from './sink/safe-text.js';
export {
  exact,
  linked,
  painter,
  styled,
  terminal,
  terminalText,
  workflowCommand,
  type Paint,
  type Style,
} from './sink/terminal.js';
