import { verdictOf, type ClaimVerifier } from './kind.js';

/** What only an agent's memory store can show: no tree holds it. */
export const observationVerifier: ClaimVerifier = {
  kind: 'observation',
  verify: (claims) =>
    Promise.resolve(claims.map(() => verdictOf('unverifiable', { detail: 'It is an Engram observation.' }))),
};
