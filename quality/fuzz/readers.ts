import { isUtf8 } from 'node:buffer';
import { RunStandards } from '../../src/engine/evaluate/run-standards.js';
import { readBatch } from '../../src/engine/evaluate/read-batch.js';
import { chooseStandards } from '../../src/families/choose.js';
import { READERS } from '../../src/families/all.js';
import { classifier } from '../../src/gather/gather.js';
import type { Form } from '../../src/model/document.js';
import type { Json } from '../../src/model/json.js';
import { join } from '../../src/model/pointer.js';
import { read, type Reading } from '../../src/read/read.js';
import { demandInside, linesOf } from './checks.js';
import { bytesOf, EXAMPLES, JSON_TEXTS, LOGS, MARKDOWN_TEXTS, some, TRANSCRIPTS } from './seeds.js';
import { told, type Target } from './target.js';

const classify = classifier();

let opened: Promise<RunStandards> | undefined;

function standards(): Promise<RunStandards> {
  return (opened ??= RunStandards.open({
    versions: chooseStandards('auto'),
    overrides: null,
    levels: new Map(),
    vocabulary: new Map(),
  }));
}

/** At most this many places of a return are asked for. */
const MOST_PLACES = 60;

/** The pointers of a value, its own first. */
function pointersIn(value: Json): readonly string[] {
  const found: string[] = [];
  const open: (readonly [string, Json])[] = [['', value]];
  for (let n = 0; n < open.length && found.length < MOST_PLACES; n++) {
    const [pointer, one] = open[n] ?? ['', null];
    found.push(pointer);
    if (typeof one !== 'object' || one === null) continue;
    for (const [key, child] of Object.entries(one)) {
      if (open.length > MOST_PLACES) break;
      open.push([join(pointer, key), child]);
    }
  }
  return found;
}

/** Everything that a reading says, with every place held to the text's lines. */
function readingTold({ problems, returns }: Reading, bytes: Uint8Array): string {
  const text = Buffer.from(bytes).toString('utf8');
  // Of bytes that are no text, the places are those of what comes before the first wrong one.
  const lines = isUtf8(bytes) ? linesOf(text) : null;
  const places: string[] = [];
  for (const problem of problems) {
    if (lines !== null && 'range' in problem) demandInside(problem.range, lines, `the problem ${problem.kind}`);
  }
  for (const found of returns) {
    for (const pointer of pointersIn(found.value)) {
      for (const part of ['value', 'key'] as const) {
        const range = found.locate(pointer, part);
        if (lines !== null) demandInside(range, lines, `the ${part} at ${JSON.stringify(pointer)}`);
        places.push(`${String(range.startLine)}:${String(range.startColumn)}-${String(range.endColumn)}`);
      }
    }
  }
  return told([problems, returns.map((found) => ({ ...found, locate: null })), places]);
}

function plain(name: string, form: Form, texts: readonly string[], weight: number): Target {
  return {
    name,
    weight,
    seeds: bytesOf(texts),
    run: ({ bytes }) => readingTold(read(bytes, form, READERS), bytes),
  };
}

/** The reader of a family's files, at the places where its examples have them. */
function ofFamily(family: string, weight: number): Target {
  const examples = some(
    EXAMPLES.filter(({ standard }) => standard.family === family),
    60,
  );
  return {
    name: `returns of ${family}`,
    weight,
    seeds: examples.map(({ bytes }) => bytes),
    run: async ({ bytes, seed }) => {
      const path = examples[seed]?.file ?? '';
      const file = { file: { path, id: path, link: false }, gathered: classify(path) };
      const [read] = await readBatch([file], [{ kind: 'bytes', bytes }], { standards: await standards() });
      return read === undefined || read.reading === null ? '' : readingTold(read.reading, bytes);
    },
  };
}

const FAMILIES = [...new Set(EXAMPLES.map(({ standard }) => standard.family))];

/** All that reads returns: by form, and as each family has them. */
export const READER_TARGETS: readonly Target[] = [
  plain('JSON with positions', 'json', JSON_TEXTS, 480),
  plain('logs in JSON Lines', 'jsonl', [...LOGS, ...JSON_TEXTS.slice(0, 20)], 240),
  plain('Markdown', 'markdown', MARKDOWN_TEXTS, 160),
  plain('transcripts', 'jsonl', TRANSCRIPTS, 200),
  plain(
    'transcripts as one value',
    'json',
    TRANSCRIPTS.map((text) => `[${text.trim().replaceAll('\n', ',')}]`),
    80,
  ),
  ...FAMILIES.map((family) => ofFamily(family, 120)),
];
