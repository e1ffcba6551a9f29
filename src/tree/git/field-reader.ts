/** Reads fields that each end in a NUL, from output that arrives in pieces. Fields are bytes, one character each. */
export class FieldReader {
  #rest = '';

  /** The start of a field whose end has not arrived yet. */
  get rest(): string {
    return this.#rest;
  }

  /** Returns the fields that a piece completes. */
  take(chunk: Buffer): readonly string[] {
    const fields = this.#rest + chunk.toString('latin1');
    const start = fields.lastIndexOf('\0') + 1;
    this.#rest = fields.slice(start);
    return start === 0 ? [] : fields.slice(0, start - 1).split('\0');
  }
}
