import { expectJoinedAsWhole } from '../../__tests__/merge/joined-shards.js';

test('the reports of many runs in shards, joined, are those of the whole runs', async () => {
  await expectJoinedAsWhole(1_500);
}, 1_200_000);
