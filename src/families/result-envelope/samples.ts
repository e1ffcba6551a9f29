import type { Sample } from '../../model/standard.js';

/** An envelope, for the text in which versions differ, beside the proposal that it claims. */
export function envelopeSample(text: string): Sample {
  return {
    file: 'openspec/changes/parse-dates/proposal.return.md',
    text,
    tree: { 'openspec/changes/parse-dates/proposal.md': '# Parse dates\n\nWhy and how.\n' },
  };
}
