import type { RawOptions } from '../../src/model/usage.js';
import { CONTEXT } from './context.js';

/** What a caller gives: lists of patterns, and other settings by names like those of properties; `failOn` is `fail-on`. */
export type Given = Partial<Pick<RawOptions, 'patterns' | 'ignore' | 'single' | 'clock'>> &
  Readonly<Record<string, unknown>>;

/** Returns options as an entry point has them. */
export function rawOptions({ patterns = [], ignore = [], clock = CONTEXT.now, single, ...given }: Given): RawOptions {
  const texts = Object.entries(given).flatMap(([name, text]) =>
    text === undefined
      ? []
      : [[name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), String(text as string | number)] as const],
  );
  return { patterns, ignore, clock, texts: new Map(texts), ...(single === undefined ? {} : { single }) };
}
