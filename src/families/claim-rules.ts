import { rules } from './catalog.js';

/** The ids of the rules that speak of claims: by their findings a report tells which claims are not true. */
export const CLAIM_RULES: ReadonlySet<string> = new Set(
  rules.filter(({ scope }) => scope === 'claim').map(({ id }) => id),
);
