import type { Client } from './client.js';
import type { Repository } from './event.js';

export interface PullRequestPlace {
  readonly repository: Repository;
  readonly pullRequest: number;
}

/** A token's owner, and the current head of the pull request. */
export interface TokenOwner {
  /** The account's id. A login can be given up and taken by somebody else; an id cannot. */
  readonly id: number;
  /** The pull request's last commit; null if the token may not see it. */
  readonly head: string | null;
}

interface Answer {
  readonly viewer?: { readonly databaseId?: number | null } | null;
  readonly repository?: { readonly pullRequest?: { readonly headRefOid?: string } | null } | null;
}

/**
 * `viewer` is the token's owner: a person, or an app's bot user. `GET /user` answers people only: it refuses the job's own token
 * and those of other apps (https://docs.github.com/graphql/reference/queries#viewer).
 */
const QUERY = `query ($owner: String!, $repo: String!, $pullRequest: Int!) {
  viewer { databaseId }
  repository(owner: $owner, name: $repo) { pullRequest(number: $pullRequest) { headRefOid } }
}`;

/** Returns the client token's owner, by one request. Rejects if GitHub does not answer. */
export async function tokenOwner(client: Client, { repository, pullRequest }: PullRequestPlace): Promise<TokenOwner> {
  const { viewer, repository: seen } = await ask(client, { ...repository, pullRequest });
  const id = viewer?.databaseId;
  if (typeof id !== 'number') throw new Error('GitHub did not say whom the token belongs to');
  return { id, head: seen?.pullRequest?.headRefOid ?? null };
}

async function ask(client: Client, variables: Readonly<Record<string, string | number>>): Promise<Answer> {
  try {
    return await client.graphql<Answer>(QUERY, variables);
  } catch (error) {
    // If the token may not see the pull request, the rest of the answer is still there.
    const isPartial = error instanceof Error && error.name === 'GraphqlResponseError' && 'data' in error;
    const data = isPartial ? (error.data as Answer | null | undefined) : undefined;
    if (typeof data?.viewer?.databaseId === 'number') return data;
    throw error;
  }
}

/** A text on a pull request, as the API lists it. A text from a deleted account has no author. */
export interface Authored {
  readonly user: { readonly id: number } | null;
}

/** Returns the texts that an account wrote. What a text says about itself proves nothing: anybody can copy a marker. */
export function writtenBy<T extends Authored>(texts: readonly T[], account: number | undefined): readonly T[] {
  return texts.filter(({ user }) => user !== null && user.id === account);
}
