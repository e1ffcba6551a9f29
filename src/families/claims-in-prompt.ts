import type { Standard } from '../model/standard.js';

/** The line of a prompt that says what a version's returns claim beside their fields; none if nothing. */
export function claimsInPrompt({ claimsInWords }: Standard): readonly string[] {
  return claimsInWords === undefined ? [] : [`Checked against the commit: ${claimsInWords}.`];
}
