import { readFileSync } from 'node:fs';
import { accuses, readOutcomes } from './outcomes.js';

describe('The pages', () => {
  it.each(['README.md', 'quality/README.md'])('state the reviewed figures: %s', (page) => {
    const outcomes = Object.values(readOutcomes()).flatMap((kinds) => Object.values(kinds));
    const caught = outcomes.filter(({ pull }) => accuses(pull)).length;
    const text = readFileSync(new URL(`../../${page}`, import.meta.url), 'utf8');
    for (const figure of [outcomes.length, caught, outcomes.length - caught]) {
      expect(text).toMatch(new RegExp(`\\b${String(figure)}\\b`));
    }
  });
});
