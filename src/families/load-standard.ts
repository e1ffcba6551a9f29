import { valueOf } from '../model/collections.js';
import type { ProjectVocabulary, Standard, VersionHead } from '../model/standard.js';
import { familyNamed } from './choose.js';
import type { LoadedFamily } from './family.js';
import { withProjectWords } from './project-words.js';

/** Loads a version, with the words that the project adds to it. Rejects with `UsageError` if these contradict it. */
export async function loadStandard(head: VersionHead, vocabulary: ProjectVocabulary = new Map()): Promise<Standard> {
  return standardIn(await familyNamed(head.family).load(), head, vocabulary);
}

/** A version of a loaded family, with the words of the project. Throws `UsageError` if these contradict it. */
export function standardIn({ versions }: LoadedFamily, { id }: VersionHead, vocabulary: ProjectVocabulary): Standard {
  const plain = valueOf(new Map(versions.map((version) => [version.id, version])), id);
  const words = vocabulary.get(plain.family);
  return words === undefined ? plain : withProjectWords(plain, words);
}
