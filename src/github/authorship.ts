import type { Client } from './client.js';
import { statusOf } from './problem.js';

export interface Author {
  readonly login: string;
  readonly type: string;
}

/**
 * Tells whether a comment's author is the token's own. A person's token says who that is. An app's, such as the
 * workflow's own GITHUB_TOKEN, may not ask; then it is any app, for a person cannot write as one, and only apps of
 * the repository write there.
 */
export async function authorship(client: Client, token: string): Promise<(author: Author) => boolean> {
  const byApp = ({ type }: Author): boolean => type === 'Bot';
  // https://github.blog/engineering/platform-security/behind-githubs-new-authentication-token-formats/
  if (token.startsWith('ghs_')) return byApp;
  try {
    const { data } = await client.rest.users.getAuthenticated();
    return ({ login }) => login === data.login;
  } catch (error) {
    if (statusOf(error) === 403) return byApp;
    throw error;
  }
}
