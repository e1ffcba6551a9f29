import { readFileSync } from 'node:fs';
import type { Document } from 'openapi-backend';

const PUBLISHED = new URL('../fixtures/github-api/description.json', import.meta.url);

/** The one query of GraphQL, by hand: no description of the REST API has it (https://docs.github.com/graphql). */
const GRAPHQL = {
  operationId: 'graphql/query',
  requestBody: {
    required: true,
    content: {
      'application/json': {
        schema: {
          type: 'object',
          properties: { query: { type: 'string' }, variables: { type: 'object' } },
          required: ['query'],
        },
      },
    },
  },
  responses: { 200: { description: '' } },
};

/** What the local GitHub takes: its published description, cut to the requests that `scripts/github-api.ts` names. */
export function githubDescription(): Document {
  const published = JSON.parse(readFileSync(PUBLISHED, 'utf8')) as Document;
  return { ...published, paths: { ...published.paths, '/graphql': { post: GRAPHQL } } } as Document;
}
