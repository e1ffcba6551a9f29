import { join } from 'node:path';
import { readEvent } from '../../src/action/inputs.js';
import { UsageError } from '../../src/model/usage.js';
import { temporaryFolder, writeFiles } from '../support/repository.js';

const folder = temporaryFolder();
writeFiles(folder, { 'event.json': '{"number": 7}', broken: '{"number": ' });

test('the event is read from where the runner says; outside of GitHub there is none', () => {
  expect(readEvent({ GITHUB_EVENT_PATH: join(folder, 'event.json') })).toEqual({ number: 7 });
  expect(readEvent({ GITHUB_EVENT_PATH: '' })).toBeNull();
  expect(readEvent({})).toBeNull();
});

test.each([
  ['broken', /it is not JSON/],
  ['gone', /no such file/],
])('an event file that cannot be read is said to be so: %s', (name, why) => {
  const read = (): unknown => readEvent({ GITHUB_EVENT_PATH: join(folder, name) });
  expect(read).toThrow(UsageError);
  expect(read).toThrow(why);
});
