import type { Random } from '../../bench/random.js';

/** Texts that readers and writers of any notation may take for more than text. */
const WORDS = [
  ...[
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"',
    "'",
    '`',
    '```',
    '```json\n',
    '~~~',
    '---\n',
    '...',
    '|',
    '- ',
    '* ',
    '# ',
    '## ',
  ],
  ...[
    '> ',
    '<',
    '>',
    '<!--',
    '-->',
    '<?',
    ']]>',
    '&',
    '&lt;',
    '\\',
    '\\"',
    '\\u0000',
    '\\ud800',
    '/',
    '//',
    '~0',
    '~1',
  ],
  ...['null', 'true', 'false', '0', '-0', '-1', '1e999', '1e-999', '9007199254740993', '0x1f', 'NaN', '.inf', '1_000'],
  ...['\n', '\r\n', '\r', '\n\n', '\t', ' ', '    ', '\u000b', '\f', '\u0085', '\u00a0', '\u2028', '\u2029', '\0'],
  ...[
    '\u202e',
    '\u2066',
    '\u2069',
    '\u200b',
    '\u200d',
    '\ufeff',
    '\u00ad',
    '\ufe0f',
    '\u{e0041}',
    '\u001b[31m',
    '\u009b',
  ],
  ...['\ud800', '\udc80', '\udfff', '\ufffe', '\ufffd', '😀', '👩‍💻', 'é', 'e\u0301', 'ß', 'İ', 'ǅ', '日本'],
  ...[
    '::error::pwned',
    '::stop-commands::pwned',
    '##[error]pwned',
    '##vso[x]',
    '%0A::error::pwned',
    '\n::error::pwned\n',
  ],
  ...[
    '<script>pwned</script>',
    '</script>',
    '<img src=x onerror=pwned()>',
    '</details>',
    '</code>',
    '](javascript:pwned)',
  ],
  ...['[x](javascript:pwned)', '![x](https://e.example/pwned)', '@pwned', 'a@pwned.example', '#12', 'GH-12', 'o/r#3'],
  ...[
    'https://pwned.example',
    'www.pwned.example',
    ':rocket:',
    '$x$',
    '=cmd|pwned',
    '__proto__',
    'constructor',
    'toString',
  ],
  ...[
    'hasOwnProperty',
    '.',
    '..',
    '../',
    '../../etc/passwd',
    '/etc/passwd',
    'C:\\x',
    '.git/config',
    '**',
    '*',
    '?',
    '!',
    '{a,b}',
  ],
  ...['status', 'artifacts', 'metadata', 'path', 'type', 'files_modified', 'key-files', 'File List', 'Status: done'],
  ...[
    '&a',
    '*a',
    '!!js/function',
    '!!binary',
    '<<: *a',
    '? ',
    '%YAML 1.2\n',
    '|+\n',
    '>-\n',
    '[x] ',
    '- [ ] ',
    '| a | b |\n|---|---|\n',
  ],
] as const;

/** Keys that are not what they look like, or that are keys elsewhere. */
const KEYS = [
  '',
  '__proto__',
  'constructor',
  'toString',
  'a/b',
  'a~b',
  '~1',
  '0',
  'status',
  'Status',
  'artifacts',
  'path',
  '\u202e',
  '\ud800',
  'é',
];

const NUMBERS = [
  '0',
  '-0',
  '-1',
  '1',
  '2',
  '255',
  '256',
  '65536',
  '2147483648',
  '4294967296',
  '9007199254740993',
  '1e999',
  '1.5',
  '-1e-7',
  '00',
  '1e400',
];

/** How long the longest run is: enough for a recursion or a quadratic search to show. */
const RUNS = [10, 100, 1_000, 5_000, 20_000] as const;

type Mutation = (text: string, other: string, random: Random) => string;

/** Returns a changed copy of a text, a few times over. `other` is a text of the same kind, of which parts may come. */
function mutate(text: string, other: string, random: Random): string {
  let changed = text;
  for (let n = 1 + random.below(4); n > 0; n--) changed = one(MUTATIONS, random)(changed, other, random);
  // Several long runs of long runs would only measure how long a long text takes.
  return changed.slice(0, LONGEST);
}

/** UTF-16 units of the longest input. */
const LONGEST = 200_000;

/** Returns a changed copy of bytes: mostly of the text that they are. */
export function mutateBytes(bytes: Uint8Array, other: Uint8Array, random: Random): Uint8Array {
  const binary = random.below(12) === 0;
  const [text, rest] = [bytes, other].map((one) => Buffer.from(one).toString(binary ? 'latin1' : 'utf8'));
  const changed = mutate(text ?? '', rest ?? '', random);
  if (binary) return Buffer.from(changed, 'latin1');
  if (random.below(100) === 0) return Buffer.concat([Buffer.of(0xff, 0xfe), Buffer.from(changed, 'utf16le')]);
  if (random.below(40) === 0) return Buffer.concat([Buffer.from('\ufeff'), Buffer.from(changed)]);
  return Buffer.from(changed);
}

const MUTATIONS: readonly Mutation[] = [
  json,
  json,
  json,
  insertWord,
  insertWord,
  insertWord,
  removeSpan,
  repeatSpan,
  moveLine,
  removeLine,
  repeatLine,
  repeatLine,
  otherNumber,
  otherWord,
  otherWord,
  splice,
  splice,
  cutOff,
  longRun,
  nest,
  lineEnds,
  indent,
  letterCase,
  quoteMarks,
];

function one<T>(list: readonly T[], random: Random): T {
  const found = list[random.below(list.length)];
  if (found === undefined) throw new Error('there is nothing to choose from');
  return found;
}

function insertAt(text: string, at: number, inserted: string): string {
  return text.slice(0, at) + inserted + text.slice(at);
}

function span(text: string, random: Random): readonly [start: number, end: number] {
  const start = random.below(text.length + 1);
  const most = random.below(3) === 0 ? 400 : 12;
  return [start, Math.min(text.length, start + 1 + random.below(most))];
}

function insertWord(text: string, _: string, random: Random): string {
  return insertAt(text, random.below(text.length + 1), one(WORDS, random));
}

function removeSpan(text: string, _: string, random: Random): string {
  const [start, end] = span(text, random);
  return text.slice(0, start) + text.slice(end);
}

function repeatSpan(text: string, _: string, random: Random): string {
  const [start, end] = span(text, random);
  return insertAt(text, random.below(2) === 0 ? end : random.below(text.length + 1), text.slice(start, end));
}

/** The text with its lines changed; a line keeps its end. */
function withLines(text: string, random: Random, change: (lines: string[], at: number) => void): string {
  const lines = text.split(/(?<=\n)/);
  change(lines, random.below(lines.length));
  return lines.join('');
}

function moveLine(text: string, _: string, random: Random): string {
  return withLines(text, random, (lines, at) => {
    const taken = lines.splice(at, 1 + random.below(3));
    lines.splice(random.below(lines.length + 1), 0, ...taken);
  });
}

function removeLine(text: string, _: string, random: Random): string {
  return withLines(text, random, (lines, at) => void lines.splice(at, 1 + random.below(3)));
}

function repeatLine(text: string, other: string, random: Random): string {
  return withLines(text, random, (lines, at) => {
    const from = random.below(2) === 0 ? lines : other.split(/(?<=\n)/);
    lines.splice(at, 0, ...Array.from({ length: 1 + random.below(3) }, () => one(from, random)));
  });
}

/** Replaces one match of a pattern, if there is one. */
function replaceOne(text: string, pattern: RegExp, random: Random, made: (match: string) => string): string {
  const matches = [...text.matchAll(pattern)];
  if (matches.length === 0) return text;
  const { 0: match, index } = one(matches, random);
  return text.slice(0, index) + made(match) + text.slice(index + match.length);
}

function otherNumber(text: string, _: string, random: Random): string {
  return replaceOne(text, /\d+/g, random, () => one(NUMBERS, random));
}

function otherWord(text: string, other: string, random: Random): string {
  const words = other.match(/[\w.@/-]+/g) ?? ['x'];
  return replaceOne(text, /[\w.@/-]+/g, random, () =>
    random.below(2) === 0 ? one(WORDS, random) : one(words, random),
  );
}

function splice(text: string, other: string, random: Random): string {
  const head = text.slice(0, random.below(text.length + 1));
  const tail = other.slice(random.below(other.length + 1));
  return random.below(3) === 0 ? insertAt(text, random.below(text.length + 1), tail.slice(0, 600)) : head + tail;
}

function cutOff(text: string, _: string, random: Random): string {
  return text.slice(0, random.below(text.length + 1));
}

function longRun(text: string, _: string, random: Random): string {
  const [start, end] = span(text, random);
  const unit = random.below(2) === 0 ? one(WORDS, random) : text.slice(start, end);
  return insertAt(text, random.below(text.length + 1), unit.slice(0, 12).repeat(lengthOfRun(random)));
}

/** Long ones are rare, since they cost the most time. */
function lengthOfRun(random: Random): number {
  return one(RUNS, random) >= 5_000 && random.below(6) > 0 ? 50 : one(RUNS.slice(0, 4), random);
}

const PAIRS = [
  ['[', ']'],
  ['{"a":', '}'],
  ['[{"a":[', ']}]'],
  ['"', '"'],
  ['(', ')'],
  ['**', '**'],
  ['> ', ''],
  ['- ', ''],
  ['<a>', '</a>'],
  ['`', '`'],
] as const;

function nest(text: string, _: string, random: Random): string {
  const [start, end] = span(text, random);
  const [open, close] = one(PAIRS, random);
  const depth = random.below(3) === 0 ? lengthOfRun(random) : 1 + random.below(40);
  const closed = random.below(4) === 0 ? '' : close.repeat(depth);
  return text.slice(0, start) + open.repeat(depth) + text.slice(start, end) + closed + text.slice(end);
}

function lineEnds(text: string, _: string, random: Random): string {
  const end = one(['\r\n', '\r', '\n\n', ' \n', '\n\t', '\u2028', ''], random);
  return random.below(2) === 0 ? text.replaceAll('\n', end) : replaceOne(text, /\n/g, random, () => end);
}

function indent(text: string, _: string, random: Random): string {
  const space = one([' ', '  ', '    ', '\t', '> ', '* ', '\u00a0'], random);
  return random.below(3) === 0
    ? text.replace(/^/gm, space)
    : withLines(text, random, (lines, at) => {
        lines[at] = space + (lines[at] ?? '');
      });
}

function letterCase(text: string, _: string, random: Random): string {
  return replaceOne(text, /\w+/g, random, (word) => (random.below(2) === 0 ? word.toUpperCase() : word.toLowerCase()));
}

function quoteMarks(text: string, _: string, random: Random): string {
  return replaceOne(text, /["'`]/g, random, () => one(['"', "'", '`', '“', '”', '', '\\"'], random));
}

/** What a member of JSON may be. */
type Value = unknown;
type Members = Record<string, Value>;

/** Changes a value of a text that is JSON, or of one of its lines, or of a JSON part of it; else inserts a word. */
function json(text: string, other: string, random: Random): string {
  const whole = parsed(text);
  if (whole !== undefined) return printed(changed(whole, valueOf(other), random), text, random);
  const lines = text.split('\n');
  const at = random.below(lines.length);
  const line = parsed(lines[at] ?? '');
  if (line === undefined) return insertWord(text, other, random);
  lines[at] = JSON.stringify(changed(line, valueOf(other.split('\n')[at] ?? '') ?? line, random));
  return lines.join('\n');
}

function parsed(text: string): Value {
  if (!/^\s*[[{]/.test(text) || text.length > 100_000) return undefined;
  try {
    return JSON.parse(text) as Value;
  } catch {
    return undefined;
  }
}

function valueOf(text: string): Value {
  return parsed(text) ?? text.slice(0, 40);
}

/** Duplicate keys come by the text, since no value has them. */
function printed(value: Value, before: string, random: Random): string {
  const text = JSON.stringify(value, null, before.includes('\n') ? one([2, 4, '\t', 0], random) : 0);
  return random.below(6) > 0 ? text : replaceOne(text, /"\w+":/g, random, (key) => `${key} 1, ${key}`);
}

/** Every container of a value, itself first, up to as many as a choice needs. */
function containers(value: Value, found: (Members | Value[])[] = []): (Members | Value[])[] {
  if (typeof value !== 'object' || value === null || found.length > 500) return found;
  found.push(value as Members | Value[]);
  for (const child of Object.values(value)) containers(child, found);
  return found;
}

function changed(value: Value, other: Value, random: Random): Value {
  const all = containers(value);
  if (all.length === 0) return scalar(value, random);
  for (let n = 1 + random.below(3); n > 0; n--) {
    const inside = one(all, random);
    const keys = Object.keys(inside);
    const key = keys.length === 0 ? '0' : one(keys, random);
    const others = containers(other);
    const donor: Value = others.length === 0 ? other : one(others, random);
    if (Array.isArray(inside)) changeList(inside, Number(key), donor, random);
    else changeMembers(inside, key, donor, random);
  }
  return value;
}

function changeList(list: Value[], at: number, donor: Value, random: Random): void {
  switch (random.below(6)) {
    case 0:
      list.splice(at, 1);
      return;
    case 1:
      list.splice(at, 0, structuredClone(donor));
      return;
    case 2:
      list.push(structuredClone(list[at]));
      return;
    case 3:
      for (let n = lengthOfRun(random); n > 0 && list.length < 2_000; n--) list.push(list[at] ?? null);
      return;
    default:
      list[at] = scalar(list[at], random);
  }
}

function changeMembers(members: Members, key: string, donor: Value, random: Random): void {
  const value = Object.hasOwn(members, key) ? members[key] : undefined;
  switch (random.below(7)) {
    case 0:
      Reflect.deleteProperty(members, key);
      return;
    case 1:
      Reflect.deleteProperty(members, key);
      set(members, one(KEYS, random), value ?? null);
      return;
    case 2:
      set(members, one(KEYS, random), structuredClone(donor));
      return;
    case 3:
      set(members, key, structuredClone(donor));
      return;
    case 4:
      set(members, key, [value ?? null]);
      return;
    default:
      set(members, key, scalar(value, random));
  }
}

/** Also sets `__proto__`, as a member of JSON. */
function set(members: Members, key: string, value: Value): void {
  Object.defineProperty(members, key, { value, enumerable: true, configurable: true, writable: true });
}

function scalar(value: Value, random: Random): Value {
  if (typeof value === 'string' && random.below(2) === 0) {
    return insertAt(value, random.below(value.length + 1), one(WORDS, random).repeat(random.below(20) === 0 ? 900 : 1));
  }
  return one<Value>(
    [null, true, false, 0, -1, 1.5, 1e21, '', ' ', [], {}, [[]], { a: 1 }, one(WORDS, random), one(KEYS, random)],
    random,
  );
}
