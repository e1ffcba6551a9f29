import type { DocumentKind } from '../../../read/document/composition.js';

/** What the documents of GSD have of their own. */
export const GSD: DocumentKind = {
  ownKey: /^["']?(?:phase|plan|subsystem|key[ _-]?files|must_haves|verified|score)["']?[ \t]*:/i,
  // Upstream reads both.
  spellings: new Map([
    ['key_files', 'key-files'],
    ['requirements_completed', 'requirements-completed'],
  ]),
};
