import { verdictOf, type ClaimVerifier } from './kind.js';

/** No tree has observations: only the agent's memory store can confirm them. */
export const observationVerifier: ClaimVerifier = {
  kind: 'observation',
  verify: (claims) =>
    Promise.resolve(claims.map(() => verdictOf('unverifiable', { detail: 'It is an Engram observation.' }))),
};
