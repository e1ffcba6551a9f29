import { load } from '../src/cli/zz-try.js';
test('x', async () => { expect((await load()).title).toBe('return-gate report 1'); });
