import type { Json } from '../../../model/json.js';
import type { Composition } from '../../../read/document/composition.js';
import type { Sections } from '../../../read/document/sections.js';
import type { SourceText } from '../../../read/document/source-text.js';
import { boxesIn, taskItems, type Boxes } from './boxes.js';
import { isListHeading, readFileList } from './file-list.js';
import { statusIn } from './story-status.js';

/** The fields that the reader of a story makes. */
export const STORY_FIELDS = ['file-list', 'lists', 'hedged', 'saysNone', 'boxes'];

/** Reads a story into its value. Takes time linear to its text, and never throws. */
export function readStory(made: Composition, sections: Sections): void {
  const status = statusIn(sections);
  if (status !== null) {
    made.set('status', status.text);
    made.mark('/status', status);
  }
  setBoxes(made, boxesIn(taskItems(sections)));
  const files: Json[] = [];
  const unread: SourceText[] = [];
  let lists = 0;
  let hedged = 0;
  let saysNone = false;
  for (const section of sections.outermost(({ heading }) => isListHeading(heading.text))) {
    const list = readFileList(section);
    if (lists === 0) made.mark('/file-list', section.heading);
    lists++;
    hedged += list.hedged;
    saysNone ||= list.saysNone;
    unread.push(...list.unread);
    for (const { source, type } of list.files) made.claim(files, '/file-list', { path: source.text, type }, source);
  }
  made.set('file-list', files);
  made.set('lists', lists);
  made.set('hedged', hedged);
  made.set('saysNone', saysNone);
  made.leaveUnread(unread);
}

/** Puts the boxes under the tasks into a value. */
export function setBoxes(made: Composition, { ticked, open, firstOpen }: Boxes): void {
  made.set('boxes', { ticked, open });
  if (firstOpen !== null) made.mark('/boxes/open', firstOpen);
}
