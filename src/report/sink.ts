/**
 * The only sink: untrusted text becomes output here and nowhere else. Every text in a report can come from a pull
 * request (paths, messages that quote values, agent names). So a writer takes only `SafeText`, and only the encoders in
 * `sink/` make it, one file per notation. They are imported through this file only.
 *
 * Terminal text also appears in the logs of GitHub's runner, which reads commands from standard output (actions/runner,
 * src/Runner.Common/ActionCommand.cs): `::name::` at the start of a line, after white space, and the older `##[name]`
 * anywhere in a line. The runner compares by culture, which ignores invisible characters. So they are made visible
 * first, and none of them is used to break a command in a log.
 */

export { exact } from './sink/exact.js';
export { htmlLink, htmlSegment, htmlStyle, markup } from './sink/html.js';
export { json, jsonFrame } from './sink/json.js';
export { code, gfm, link, wrappingCode } from './sink/markdown.js';
export { mermaidLabel } from './sink/mermaid.js';
export { concat, type Html, type Markdown, type SafeText, type Terminal, type Xml } from './sink/safe-text.js';
export { sarifMessage } from './sink/sarif.js';
export { linked, styled, terminal, terminalText, type Style } from './sink/terminal.js';
export { urlSegment } from './sink/url.js';
export { TEXT_LIMIT } from './sink/visible.js';
export { workflowCommand } from './sink/workflow-command.js';
export { xml } from './sink/xml.js';
