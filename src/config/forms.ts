import { FAMILY_NAMES } from '../families/choose.js';
import { SOURCE_KINDS, type Declaration, type FormSchema, type StatusSource } from '../families/forms/declaration.js';
import { PRESETS } from '../families/forms/presets.js';
import { field, isArray, isObject, type Json, type JsonObject } from '../model/json.js';
import { join, type Pointer } from '../model/pointer.js';
import { describeValue, listOf, nearest, quote, reasonOf } from '../model/text.js';
import type { Content } from '../model/tree.js';
import { MAX_SCHEMA_SIZE } from './load.js';
import { inDots, type Fault } from './schema-errors.js';
import { readYaml } from './yaml.js';

/** The context for reading declarations. */
export interface FormsContext {
  /** Resolves to a project file of at most `MAX_SCHEMA_SIZE`; null if there is none. */
  readonly readFile: (path: string) => Promise<Content | null>;
  /** Returns why a pattern is invalid; undefined if it is valid. */
  readonly faultOfPattern: (pattern: string) => string | undefined;
}

export interface ReadForms {
  readonly forms: readonly Declaration[];
  readonly faults: readonly Fault[];
}

const KEYS = ['files', 'base', 'claims', 'status', 'agent', 'session', 'schema', 'severity'] as const;
const STATUS_KEYS = ['at', 'success', 'other', 'open'] as const;
const SOURCE = 'a pointer such as "/files/*", a heading such as "# New Files", or a label such as "Output:"';

/** Reads the value of `forms`: the used presets, and the project's own forms, which replace keys of presets. */
export async function readForms(value: Json, context: FormsContext): Promise<ReadForms> {
  const faults: Fault[] = [];
  const forms: Declaration[] = [];
  const reader = new FormsReader(context, faults);
  const used = reader.used(value);
  const own = isObject(value) ? Object.keys(value).filter((key) => key !== 'use') : [];
  const files = field(value, 'files');
  if (typeof files === 'string' || isArray(files)) {
    const message =
      'forms has the keys of a form, but no name above them: write one, such as "worker-result:", and indent the keys.';
    return { forms, faults: [{ pointer: '/forms/files', part: 'key', message: () => message }] };
  }
  if (isObject(value) && Object.keys(value).length === 0) {
    reader.expect('/forms', value, 'forms by name, or use with names of presets');
  }
  for (const name of new Set([...used, ...own])) {
    const form = await reader.form(name, field(value, name), used.includes(name) ? presetNamed(name) : {});
    if (form !== null) forms.push(form);
  }
  return { forms, faults };
}

/** Resolves to the form of a preset. Throws if there is no such preset. */
export async function presetForm(name: string): Promise<Declaration> {
  const context = { readFile: () => Promise.resolve(null), faultOfPattern: () => undefined };
  const { forms, faults } = await readForms({ use: [name] }, context);
  const [form] = forms;
  if (form === undefined) throw new Error(`the preset ${name} cannot be read: ${faults[0]?.message() ?? ''}`);
  return form;
}

/** The keys of a preset. */
function presetNamed(name: string): JsonObject {
  const { value } = readYaml(PRESETS.get(name) ?? '{}');
  const found = field(field(value, 'forms'), name);
  return isObject(found) ? found : {};
}

class FormsReader {
  readonly #context: FormsContext;
  readonly #faults: Fault[];
  /** Misspelled keys, which are not reported as missing too. */
  readonly #meant = new Set<Pointer>();

  constructor(context: FormsContext, faults: Fault[]) {
    this.#context = context;
    this.#faults = faults;
  }

  #fault(pointer: Pointer, message: string, part: Fault['part'] = 'value'): void {
    this.#faults.push({ pointer, part, message: () => message });
  }

  /** Notes a value that is not `wanted`. */
  expect(pointer: Pointer, value: Json | undefined, wanted: string): void {
    this.#fault(pointer, `${inDots(pointer)} is ${describeValue(value)}: write ${wanted}.`);
  }

  used(value: Json): readonly string[] {
    const use = field(value, 'use');
    if (use === undefined) return [];
    const known = [...PRESETS.keys()];
    return this.#list(use, '/forms/use', `a list of presets: ${listOf(known, 'and')}`).filter((name, n) => {
      if (PRESETS.has(name)) return true;
      const pointer = isArray(use) ? join('/forms/use', n) : '/forms/use';
      const meant = nearest(name, known, 3);
      const hint = meant === undefined ? `known are ${listOf(known, 'and')}` : `did you mean ${quote(meant)}?`;
      this.#fault(pointer, `There is no preset ${quote(name)}: ${hint}${hint.endsWith('?') ? '' : '.'}`);
      return false;
    });
  }

  async form(name: string, written: Json | undefined, preset: JsonObject): Promise<Declaration | null> {
    const at = join('/forms', name);
    const before = this.#faults.length;
    if (FAMILY_NAMES.includes(name))
      this.#fault(at, `${quote(name)} is the name of a built-in family: choose another.`, 'key');
    else if (!/^[a-z][a-z0-9-]{0,39}$/.test(name)) {
      this.#fault(at, `${quote(name)} cannot be the name of a form: use lower-case letters, digits and dashes.`, 'key');
    }
    const own = written === undefined ? {} : this.#map(written, at, KEYS);
    if (written !== undefined && !isObject(written)) return null;
    const value: JsonObject = { ...preset, ...own };
    // A problem in a preset's key would have no place here; a test checks the presets.
    const declaration: Declaration = {
      name,
      files: this.#files(value.files, at),
      base: this.#base(value.base, at),
      claims: this.#claims(value.claims, at),
      status: value.status === undefined ? [] : this.#status(value.status, join(at, 'status')),
      agent: value.agent === undefined ? [] : this.#sources(value.agent, join(at, 'agent')),
      session: value.session === undefined ? [] : this.#sources(value.session, join(at, 'session')),
      schema: value.schema === undefined ? null : await this.#schema(value.schema, join(at, 'schema')),
      severity: this.#severity(value.severity, at),
    };
    this.#demandPointers(declaration, at);
    return this.#faults.length === before ? declaration : null;
  }

  #map(value: Json, pointer: Pointer, known: readonly string[]): JsonObject {
    if (!isObject(value)) {
      this.expect(pointer, value, `keys and their values: ${listOf(known, 'and')}`);
      return {};
    }
    for (const key of Object.keys(value)) {
      if (known.includes(key)) continue;
      const meant = nearest(key, known, 3);
      if (meant !== undefined) this.#meant.add(join(pointer, meant));
      const hint = meant === undefined ? `: known are ${listOf(known, 'and')}.` : `. Did you mean ${quote(meant)}?`;
      this.#fault(join(pointer, key), `There is no key ${quote(key)} in ${inDots(pointer)}${hint}`, 'key');
    }
    return value;
  }

  /** Notes a missing key, unless a misspelled one is meant for it. */
  #lacks(at: Pointer, key: string, wanted: string): void {
    if (!this.#meant.has(join(at, key))) this.#fault(at, `${inDots(at)} lacks "${key}": write ${wanted}.`);
  }

  /** A text, or a list of texts. */
  #list(value: Json, pointer: Pointer, wanted: string): readonly string[] {
    const list = isArray(value) ? value : [value];
    const texts = list.filter((one) => typeof one === 'string' && one.trim() !== '') as readonly string[];
    if (list.length === 0 || texts.length < list.length) this.expect(pointer, value, wanted);
    return texts;
  }

  #files(value: Json | undefined, at: Pointer): readonly string[] {
    const pointer = join(at, 'files');
    if (value === undefined) {
      this.#lacks(at, 'files', 'the patterns of its files, such as ["runs/**/result.json"]');
      return [];
    }
    const patterns = this.#list(value, pointer, 'patterns of its files, such as ["runs/**/result.json"]');
    return patterns.flatMap((pattern, n) => {
      const place = isArray(value) ? join(pointer, n) : pointer;
      const expanded = withoutBraces(pattern);
      const fault = expanded.map(this.#context.faultOfPattern).find((one) => one !== undefined);
      if (fault !== undefined) this.#fault(place, fault);
      return expanded;
    });
  }

  #base(value: Json | undefined, at: Pointer): string {
    if (value === undefined || value === 'root') return '';
    if (typeof value === 'string' && /^(?:file|folder\s+[^\s/]+)$/.test(value)) return value;
    this.expect(join(at, 'base'), value, '"root", "file", or "folder NAME" with the name of a folder');
    return '';
  }

  #sources(value: Json, pointer: Pointer): readonly string[] {
    return this.#list(value, pointer, SOURCE);
  }

  #claims(value: Json | undefined, at: Pointer): Declaration['claims'] {
    const pointer = join(at, 'claims');
    const kinds = listOf(SOURCE_KINDS, 'or');
    if (value === undefined) {
      this.#lacks(at, 'claims', `where its returns name files, under ${kinds}`);
      return {};
    }
    const map = this.#map(value, pointer, SOURCE_KINDS);
    if (isObject(value) && Object.keys(value).length === 0) this.expect(pointer, value, `at least one of ${kinds}`);
    return Object.fromEntries(
      SOURCE_KINDS.flatMap((kind) => {
        const sources = map[kind];
        return sources === undefined ? [] : [[kind, this.#sources(sources, join(pointer, kind))] as const];
      }),
    );
  }

  /** One source or several: as a list of maps, under `at` or instead of it. */
  #status(value: Json, pointer: Pointer): readonly StatusSource[] {
    if (isArray(value)) return value.flatMap((one, n) => this.#status(one, join(pointer, n)));
    const map = this.#map(value, pointer, STATUS_KEYS);
    const { at } = map;
    if (isArray(at)) return this.#status(at, join(pointer, 'at'));
    if (typeof at !== 'string' || at.trim() === '') {
      if (isObject(value)) {
        if (at === undefined) this.#lacks(pointer, 'at', `where the status is, ${SOURCE}`);
        else this.expect(join(pointer, 'at'), at, `where the status is: ${SOURCE}`);
      }
      return [];
    }
    const [success, other, open] = [
      this.#words(map, 'success', pointer),
      this.#words(map, 'other', pointer),
      this.#words(map, 'open', pointer),
    ];
    const all = [...success, ...other, ...open].map((word) => word.trim().toLowerCase());
    const twice = all.find((word, n) => all.indexOf(word) < n);
    if (twice !== undefined)
      this.#fault(pointer, `${inDots(pointer)} has the word ${quote(twice)} twice: keep it in one list.`);
    if (all.length === 0) this.#lacks(pointer, 'success', 'the words of a success, such as [DONE]');
    return [{ at, success, other, open }];
  }

  #words(map: JsonObject, key: 'success' | 'other' | 'open', at: Pointer): readonly string[] {
    const value = map[key];
    if (value === undefined) return [];
    const list = isArray(value) ? value : [value];
    if (list.some((word) => typeof word === 'object')) this.expect(join(at, key), value, 'a list of words');
    return list.filter((word) => typeof word !== 'object').map(String);
  }

  #severity(value: Json | undefined, at: Pointer): Declaration['severity'] {
    if (value === undefined || value === 'error' || value === 'warning') return value ?? 'error';
    this.expect(join(at, 'severity'), value, 'error or warning');
    return 'error';
  }

  async #schema(value: Json, pointer: Pointer): Promise<FormSchema | null> {
    if (typeof value !== 'string' || value.trim() === '') {
      this.expect(pointer, value, 'the path of a JSON Schema, relative to the project root');
      return null;
    }
    const because = (why: string): null => {
      this.#fault(pointer, `${inDots(pointer)} is ${quote(value, 200)}: ${why}.`);
      return null;
    };
    const content = await this.#context.readFile(value);
    if (content === null) return because('there is no such file where the configuration is read');
    if (content.kind === 'lacking') return because('this clone lacks its content');
    if (content.kind === 'too-large') return because(`it is larger than ${String(MAX_SCHEMA_SIZE / 1024)} KiB`);
    try {
      const schema = JSON.parse(Buffer.from(content.bytes).toString('utf8')) as Json;
      return (await import('../families/forms/schema.js')).schemaOf(value, schema);
    } catch (error) {
      return because(reasonOf(error).replace(/\.$/, ''));
    }
  }

  /** JSON has neither headings nor labels. */
  #demandPointers({ files, claims, status, agent, session }: Declaration, at: Pointer): void {
    if (!files.every((pattern) => /\.(?:json|jsonl|ndjson)$/i.test(pattern))) return;
    const sources = [...Object.values(claims).flat(), ...status.map((one) => one.at), ...agent, ...session];
    const other = sources.find((source) => !source.startsWith('/'));
    if (other !== undefined) {
      this.#fault(
        at,
        `${inDots(at)} has the source ${quote(other)}, but its files are JSON: write a pointer, such as "/files/*".`,
      );
    }
  }
}

/** The maximum number of patterns that one with braces expands to. */
const MOST_ALTERNATIVES = 100;

/** Expands a pattern with braces: `{a,b}/*.md` is two. */
export function withoutBraces(pattern: string): readonly string[] {
  let patterns: readonly string[] = [pattern];
  for (let left = MOST_ALTERNATIVES; left > 0 && patterns.length < MOST_ALTERNATIVES; left--) {
    const next = patterns.flatMap((one) => {
      const found = /^([^]*?)\{([^{}]*,[^{}]*)\}([^]*)$/.exec(one);
      const [, before = '', inner = '', behind = ''] = found ?? [];
      return found === null ? [one] : inner.split(',').map((part) => `${before}${part.trim()}${behind}`);
    });
    if (next.length === patterns.length) break;
    patterns = next;
  }
  return [...new Set(patterns)];
}
