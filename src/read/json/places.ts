import { visit } from 'jsonc-parser';

/** Up to this many members a search is faster than a map. */
const FEW = 32;

/**
 * Where the values of a JSON text stand, by their numbers in the order of the text: of each value the offsets of its start and
 * end, the number of the value that follows all it holds, and its key. Of a file thousands are asked for at most, of a night's
 * audit hundreds of thousands of files: so there is no object for each.
 */
export class Places {
  readonly starts: number[] = [];
  readonly ends: number[] = [];
  /** Where the key of a member starts and ends, its quotes included; -1 for what has none. */
  readonly keyStarts: number[] = [];
  readonly keyEnds: number[] = [];
  readonly #names: (string | null)[] = [];
  readonly #next: number[] = [];
  /** Of what holds many, its children by name. */
  readonly #large = new Map<number, ReadonlyMap<string, number>>();

  /** A text that holds one valid JSON value, of a bounded depth. */
  constructor(text: string) {
    const open: number[] = [];
    let name: string | null = null;
    let keyStart = -1;
    let keyEnd = -1;
    const begin = (offset: number): void => {
      this.starts.push(offset);
      this.ends.push(offset);
      this.#next.push(this.starts.length);
      this.#names.push(name);
      this.keyStarts.push(keyStart);
      this.keyEnds.push(keyEnd);
      name = null;
      keyStart = -1;
      keyEnd = -1;
    };
    const end = (value: number, offset: number): void => {
      this.ends[value] = offset;
      this.#next[value] = this.starts.length;
    };
    const onBegin = (offset: number): void => {
      open.push(this.starts.length);
      begin(offset);
    };
    const onEnd = (offset: number, length: number): void => {
      end(open.pop() ?? 0, offset + length);
    };
    visit(text, {
      onObjectBegin: onBegin,
      onArrayBegin: onBegin,
      onObjectEnd: onEnd,
      onArrayEnd: onEnd,
      onObjectProperty: (property, offset, length) => {
        name = property;
        keyStart = offset;
        keyEnd = offset + length;
      },
      onLiteralValue: (_value, offset, length) => {
        begin(offset);
        end(this.starts.length - 1, offset + length);
      },
    });
  }

  /** The number of a member of an object, or by its index of an array. `JSON.parse` keeps the last of several equal keys: so does this. */
  child(parent: number, name: string): number | undefined {
    const large = this.#large.get(parent);
    if (large !== undefined) return large.get(name);
    let found: number | undefined;
    let position = 0;
    for (const value of this.#children(parent)) {
      if (position === FEW) return this.#byName(parent).get(name);
      if (name === (this.#names[value] ?? String(position))) found = value;
      position++;
    }
    return found;
  }

  *#children(parent: number): Generator<number> {
    const end = this.#next[parent] ?? 0;
    for (let value = parent + 1; value < end; value = this.#next[value] ?? end) yield value;
  }

  #byName(parent: number): ReadonlyMap<string, number> {
    const values = Array.from(this.#children(parent), (value, position) => {
      return [this.#names[value] ?? String(position), value] as const;
    });
    const byName = new Map(values);
    this.#large.set(parent, byName);
    return byName;
  }
}
