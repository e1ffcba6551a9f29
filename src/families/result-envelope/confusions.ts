import type { Confusion } from '../../model/standard.js';

/** Confusions for envelopes: `some` is the word for work that is not whole, `none` for work that came to nothing. */
export function envelopeStatusWords(instead: {
  readonly some: string;
  readonly none: string;
}): ReadonlyMap<string, Confusion> {
  const { some, none } = instead;
  const words: readonly (readonly [string, readonly string[]])[] = [
    [
      'success',
      ['complete', 'completed', 'done', 'ok', 'okay', 'pass', 'passed', 'succeeded', 'successful', 'finished'],
    ],
    [
      some,
      [
        'warn',
        'warning',
        'warnings',
        'partial',
        'incomplete',
        'in_progress',
        'success_with_warnings',
        'success with warnings',
      ],
    ],
    [none, ['fail', 'failed', 'failure', 'error', 'errored', 'blocked', 'aborted', 'cancelled']],
  ];
  return new Map(
    words.flatMap(([right, wrong]) =>
      wrong.filter((word) => word !== right).map((word) => [word, { instead: right }] as const),
    ),
  );
}
