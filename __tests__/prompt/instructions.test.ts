import { fileURLToPath } from 'node:url';
import { standards } from '../../src/families/registry.js';
import { kept } from '../goldens/kept.js';
import { instruction } from '../support/instruction.js';

const FOLDER = fileURLToPath(new URL('expected', import.meta.url));

test('The instruction of each version is the one in expected/', async () => {
  const texts: Record<string, string> = {};
  for (const { id } of standards) texts[`${id}.txt`] = await instruction(id);
  expect(texts).toEqual(kept(FOLDER, texts));
});
