import { valueOf } from '../model/collections.js';
import type { ProjectVocabulary, Standard, VersionHead } from '../model/standard.js';
import { familyNamed } from './choose.js';
import type { LoadedFamily } from './family.js';
import { withProjectWords } from './project-words.js';

/** Loads a version, with the words that the project adds to it. Rejects with `UsageError` if these contradict it. */
export async function loadStandard(head: VersionHead, vocabulary: ProjectVocabulary = new Map()): Promise<Standard> {
  return loadFrom(await familyNamed(head.family).load(), head, vocabulary);
}

/** Loads a version of a loaded family, with the words of the project. Rejects with `UsageError` if these contradict it. */
export async function loadFrom(
  { versions }: LoadedFamily,
  { id }: VersionHead,
  vocabulary: ProjectVocabulary,
): Promise<Standard> {
  const plain = await valueOf(versions, id)();
  const words = vocabulary.get(plain.family);
  return words === undefined ? plain : withProjectWords(plain, words);
}
