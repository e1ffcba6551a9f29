import type { Given } from './model/given.js';
import type { Selection } from './model/tree.js';

/** What a run will most likely list: what its caller asks for, without the configuration, which is not read yet. */
export function likely({ patterns, ignore }: Pick<Given, 'patterns' | 'ignore'>): () => Promise<Selection> {
  return async () => {
    const { selection } = await import('./gather/gather.js');
    return selection(patterns, ignore);
  };
}
