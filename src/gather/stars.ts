/** As many asterisks in one name as cost no time: each more makes a hostile name some eighty times as long to match. */
export const MOST_STARS = 3;

/** Whether a pattern has more asterisks in one name. */
export function hasManyStars(pattern: string): boolean {
  return pattern.split('/').some((segment) => (segment.match(/\*+/g)?.length ?? 0) > MOST_STARS);
}
