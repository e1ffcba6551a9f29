/**
 * The one sink: untrusted text becomes output here and nowhere else. Every text in a report can come from a pull
 * request (paths, messages that quote values, agent names), so a writer takes `SafeText` only, and only the encoders
 * in `sink/`, one notation a file, make that. They are reached through this file alone.
 *
 * Terminal text also lands in the logs of GitHub's runner, which reads commands out of standard output
 * (actions/runner, src/Runner.Common/ActionCommand.cs): `::name::` at the start of a line, after white space, and the
 * older `##[name]` anywhere in a line. The runner compares by culture, where invisible characters count for nothing:
 * that is why they are made visible first, and why none of them is used to break a command in a log.
 */

export { exact } from './sink/exact.js';
export { htmlAsset, htmlJson, htmlLink, markup } from './sink/html.js';
export { json, jsonFrame } from './sink/json.js';
export { code, codeBlock, gfm, link } from './sink/markdown.js';
export { mermaidLabel } from './sink/mermaid.js';
export { concat, type Html, type Markdown, type SafeText, type Terminal, type Xml } from './sink/safe-text.js';
export { sarifMessage } from './sink/sarif.js';
export { styled, terminal, terminalText, type Style } from './sink/terminal.js';
export { urlSegment } from './sink/url.js';
export { shown, TEXT_LIMIT } from './sink/visible.js';
export { workflowCommand } from './sink/workflow-command.js';
export { xml } from './sink/xml.js';
