import { titles } from './feed.js';

export function show(feed, read = new Set()) {
  return titles(feed).filter((title) => !read.has(title));
}
