/** The titles of a feed's articles. */
export function titles(feed) {
  return [...feed.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title]) => title);
}
