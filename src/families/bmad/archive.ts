import type { ArchiveConvention } from '../../model/archive/convention.js';

/** How stories and specs are archived: into any folder, and under a name that says that they are over. What they claim stays where it is. */
export const stories: ArchiveConvention = { movedWith: () => [], stablePath: nameOf };

/** What is added to the name of a story that is over. */
const ENDINGS = /(?:\.md|\.story|\.archived|\.old|\.done)$/i;

/** The name by which a story is known in any folder. */
function nameOf(file: string): string {
  let name = file.slice(file.lastIndexOf('/') + 1);
  for (let shorter = name.replace(ENDINGS, ''); shorter !== name; shorter = name.replace(ENDINGS, '')) name = shorter;
  return name;
}
