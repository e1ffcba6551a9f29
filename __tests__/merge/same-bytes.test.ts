import { expectJoinedAsWhole } from './joined-shards.js';

describe('the reports of shards, joined', () => {
  // Many more in `nightly`.
  test('are the report of one run, to the byte, in every format and in any order', async () => {
    await expectJoinedAsWhole(50);
  });
});
