import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBaselineFile } from '../../src/baseline/load.js';
import { temporaryFolder } from '../support/repository.js';

/** A file of so many bytes. */
function fileOf(size: number): string {
  const file = join(temporaryFolder(), 'baseline.json');
  writeFileSync(file, '');
  truncateSync(file, size);
  return file;
}

test('A baseline on disk may have 32 MiB, and no byte more', () => {
  expect(readBaselineFile(fileOf(32 * 1024 * 1024))).toHaveLength(32 * 1024 * 1024);
  expect(() => readBaselineFile(fileOf(32 * 1024 * 1024 + 1))).toThrow(
    'baseline.json takes more than 33554432 bytes, too many for a baseline',
  );
});

test('A folder is no baseline', () => {
  expect(readBaselineFile(temporaryFolder())).toBeNull();
});
