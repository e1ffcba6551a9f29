import { Composition, type DocumentKind } from '../../../read/document/composition.js';
import type { Source } from '../../../read/source.js';

/** The composition of a document of GSD; `composed` are the fields that its reader makes. */
export function compositionOf(source: Source, composed: readonly string[]): Composition {
  return new Composition(source, KIND, composed);
}

const KIND: DocumentKind = {
  ownKey: /^["']?(?:phase|plan|subsystem|key[ _-]?files|must_haves|verified|score)["']?[ \t]*:/i,
  // Upstream reads both.
  spellings: new Map([
    ['key_files', 'key-files'],
    ['requirements_completed', 'requirements-completed'],
  ]),
};
