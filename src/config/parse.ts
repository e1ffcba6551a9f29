import { readJson, readYaml, type ParsedText } from './yaml.js';
import { field, listField, stringField, type Json } from '../model/json.js';
import { valueOf } from '../model/collections.js';
import { normalisePath } from '../model/path.js';
import { join, type Pointer } from '../model/pointer.js';
import { quote } from '../model/text.js';
import { toConfig, type Config } from './config.js';
import { ConfigError, inWords, MOST_SHOWN } from './error.js';
import type { FormsContext } from './forms.js';
import { faultsOf, type Fault } from './schema-errors.js';

/** The text of a configuration, and the context for reading it. */
export interface ConfigText {
  /** The file's name in messages; a name that ends in `.json` is read as JSON, any other as YAML. */
  readonly file: string;
  readonly text: string;
  /** The 1-based place of an offset in the text. */
  readonly placeOf: (offset: number) => { readonly line: number; readonly column: number };
  /** Returns why a pattern is invalid; undefined if it is valid. */
  readonly faultOfPattern: (pattern: string) => string | undefined;
  readonly readFile: FormsContext['readFile'];
}

/** Reads a configuration. Rejects with `ConfigError`, which lists all problems. */
export async function parseConfig(config: ConfigText): Promise<Config> {
  const { file, text, placeOf, faultOfPattern } = config;
  const written = file.toLowerCase().endsWith('.json') ? readJson(text) : readYaml(text);
  const { value, flaws } = written;
  const declared = field(value, 'forms');
  const { forms, faults: ofForms } =
    declared === undefined ? { forms: [], faults: [] } : await (await import('./forms.js')).readForms(declared, config);
  const faults =
    value === undefined ? [] : [...faultsOf(value), ...faultsOfPatterns(value, faultOfPattern), ...ofForms];
  const found = [
    ...flaws.map(({ at, message }) => ({ at, message: () => message, isWarning: false })),
    ...faults.flatMap((fault) => placed(fault, written)),
  ].sort((a, b) => a.at - b.at);
  const errors = found.filter(({ isWarning }) => !isWarning);
  const shown = (errors.length === 0 ? found : errors).slice(0, MOST_SHOWN);
  const problems = shown.map(({ at, message }) => ({ ...placeOf(at), message: message() }));
  if (value === undefined || errors.length > 0) throw new ConfigError(file, problems, errors.length - problems.length);
  const warnings = problems.map((problem) => inWords(file, problem));
  return toConfig(file, value, warnings, forms);
}

/** A fault with its offset; none for an unreadable value, which was already reported. */
function placed(
  { pointer, part, message, isWarning = false }: Fault,
  { places, unread }: ParsedText,
): readonly { readonly at: number; readonly message: () => string; readonly isWarning: boolean }[] {
  if (unread.has(pointer)) return [];
  const place = valueOf(places, pointer);
  return [{ at: (part === 'key' ? place.key : null) ?? place.value, message, isWarning }];
}

/** Problems of patterns and paths, which the schema cannot express. */
function faultsOfPatterns(value: Json, faultOf: ConfigText['faultOfPattern']): readonly Fault[] {
  const overrides = listField(value, 'overrides').map((override, n) =>
    listAt(override, 'paths', join('', 'overrides', n)),
  );
  const selecting = [listAt(value, 'paths'), ...overrides];
  const branches = listAt(value, 'agent-branches');
  const others = [listAt(value, 'ignore'), listAt(value, 'unclaimed'), branches];
  const faults: Fault[] = [];
  for (const { pointer, pattern } of [...selecting, ...others].flat()) {
    const fault = isComment(pattern) ?? faultOf(pattern);
    if (fault !== undefined) faults.push(faultOfValue(pointer, fault));
  }
  for (const { pointer, pattern } of branches) {
    if (!/^[!\s]*refs\//.test(pattern)) continue;
    faults.push(
      faultOfValue(pointer, `The pattern ${quote(pattern)} matches no branch: write it without refs/heads/.`),
    );
  }
  for (const [first] of [...selecting, branches]) {
    if (first === undefined || !isNegative(first.pattern)) continue;
    faults.push(
      faultOfValue(
        first.pointer,
        `The pattern ${quote(first.pattern)} excludes, but nothing is selected yet: write a selecting pattern before it.`,
      ),
    );
  }
  return [...faults, ...faultsOfBaseline(value)];
}

function faultOfValue(pointer: Pointer, message: string): Fault {
  return { pointer, part: 'value', message: () => message };
}

interface Placed {
  readonly pointer: Pointer;
  readonly pattern: string;
}

function listAt(value: Json, key: string, at: Pointer = ''): readonly Placed[] {
  return listField(value, key).flatMap((pattern, n) =>
    typeof pattern === 'string' ? [{ pointer: join(at, key, n), pattern }] : [],
  );
}

/** Lists of patterns allow comments, but a quoted one in a configuration is a mistake. */
function isComment(pattern: string): string | undefined {
  if (!pattern.trim().startsWith('#')) return undefined;
  return `The pattern ${quote(pattern)} is a comment, which selects nothing: take it out of the quotes.`;
}

function isNegative(pattern: string): boolean {
  const marks = pattern.replace(/[^!\s][^]*/, '').replaceAll(/\s/g, '');
  return marks.length % 2 === 1;
}

function faultsOfBaseline(value: Json): readonly Fault[] {
  const file = stringField(value, 'baseline');
  if (file === undefined || (normalisePath(file) ?? '') !== '') return [];
  const message = `baseline is ${quote(file)}: write the path of a file, relative to the project root.`;
  return [faultOfValue('/baseline', message)];
}
