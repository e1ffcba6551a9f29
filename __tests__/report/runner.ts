/**
 * How GitHub's runner reads commands out of a step's standard output, written again from
 * actions/runner, src/Runner.Common/ActionCommand.cs (TryParseV2, TryParse) and ActionCommandManager.cs.
 */
export interface Command {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly data: string;
}

const REGISTERED = [
  ...['error', 'warning', 'notice', 'debug', 'group', 'endgroup', 'echo', 'add-mask', 'add-path', 'set-env'],
  ...['set-output', 'save-state', 'stop-commands', 'add-matcher', 'remove-matcher'],
];

function split(info: string, separator: string, unescape: (text: string) => string): Omit<Command, 'data'> | null {
  const space = info.indexOf(' ');
  const name = (space < 0 ? info : info.slice(0, space)).toLowerCase();
  if (!REGISTERED.includes(name)) return null;
  const pairs = space < 0 ? [] : info.slice(space + 1).split(separator);
  const properties: Record<string, string> = {};
  for (const pair of pairs) {
    const equals = pair.indexOf('=');
    if (equals > 0 && equals < pair.length - 1) properties[pair.slice(0, equals)] = unescape(pair.slice(equals + 1));
  }
  return { name, properties };
}

function unescapeData(text: string): string {
  return text.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%');
}

function unescapeProperty(text: string): string {
  return text
    .replaceAll('%0D', '\r')
    .replaceAll('%0A', '\n')
    .replaceAll('%3A', ':')
    .replaceAll('%2C', ',')
    .replaceAll('%25', '%');
}

/** The old form has an encoding of its own. */
function unescapeOld(text: string): string {
  return text
    .replaceAll('%3B', ';')
    .replaceAll('%0D', '\r')
    .replaceAll('%0A', '\n')
    .replaceAll('%5D', ']')
    .replaceAll('%25', '%');
}

function readLine(line: string): Command | null {
  // The runner compares by culture: characters that a collation ignores do not keep a command from being one.
  const seen = line.replace(/[\p{Cc}\p{Cf}\p{DI}]/gu, '').trimStart();
  if (seen.startsWith('::')) {
    const end = seen.indexOf('::', 2);
    const info = end < 0 ? null : split(seen.slice(2, end), ',', unescapeProperty);
    if (info !== null) return { ...info, data: unescapeData(seen.slice(end + 2)) };
  }
  const start = seen.indexOf('##[');
  const end = start < 0 ? -1 : seen.indexOf(']', start);
  const info = end < 0 ? null : split(seen.slice(start + 3, end), ';', unescapeOld);
  return info === null ? null : { ...info, data: unescapeOld(seen.slice(end + 1)) };
}

/** The commands in a step's output. Lines end as .NET's StreamReader.ReadLine ends them. */
export function readCommands(output: string): readonly Command[] {
  return output
    .split(/\r\n|\r|\n/)
    .map(readLine)
    .filter((command) => command !== null);
}
