import { createHash } from 'node:crypto';
import Sequencer from '@jest/test-sequencer';

const { SEED = String(Date.now()) } = process.env;

function draw({ path }) {
  return createHash('sha256').update(`${SEED} ${path}`).digest('hex');
}

/** Runs test files in an order that `SEED` draws: `npm test -- --testSequencer=./__tests__/support/shuffled.js`. */
export default class extends Sequencer {
  sort(tests) {
    process.stdout.write(`The order of the tests is by SEED=${SEED}.\n`);
    return [...tests].sort((a, b) => (draw(a) < draw(b) ? -1 : 1));
  }
}
