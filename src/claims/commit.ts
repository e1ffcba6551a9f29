import { verdictOf, type ClaimVerifier } from './kind.js';

/**
 * A claimed commit exists if its id, or the start of it, belongs to the checked commit or to one that leads to it. Other branches
 * and unreachable commits do not count: the same commit gives the same report in every clone.
 */
export const commitVerifier: ClaimVerifier = {
  kind: 'commit',
  postponed: true,
  verify: async (claims, tree) => {
    const ids = claims.map(({ claim: { path } }) => path.toLowerCase());
    const found = await tree.commitsNamed([...new Set(ids)]);
    return ids.map((id) => {
      const finding = found.get(id);
      if (finding?.kind === 'ancestor') return verdictOf('present', { commit: finding.id });
      if (finding?.kind === 'undetermined') return verdictOf('undetermined', { detail: finding.detail });
      return verdictOf('missing', { detail: 'It is not in the history.' });
    });
  },
};
