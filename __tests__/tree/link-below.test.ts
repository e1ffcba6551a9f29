import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { leadsInto, linkBelow, placeIn } from '../../src/tree/inside.js';
import { temporaryFolder } from '../support/repository.js';

/** A project with a file in a folder, a link to each, a link to nowhere, and links from outside to the project and to its folder. */
let project: string;
let outside: string;

beforeAll(() => {
  const folder = temporaryFolder();
  [project, outside] = [join(folder, 'project'), join(folder, 'outside')];
  mkdirSync(join(project, 'in'), { recursive: true });
  mkdirSync(outside);
  writeFileSync(join(project, 'in', 'file'), 'text');
  for (const [target, place] of [
    ['file', join(project, 'in', 'link')],
    ['in', join(project, 'by-link')],
    ['nowhere', join(project, 'lost')],
    [project, join(outside, 'to-project')],
    [join(project, 'in'), join(outside, 'to-folder')],
  ] as const) {
    symlinkSync(target, place);
  }
});

describe('The first link below a folder', () => {
  test.each([
    ['in/file', undefined],
    ['in/none/file', undefined],
    ['in/link', 'in/link'],
    ['by-link', 'by-link'],
    ['by-link/file', 'by-link'],
    ['by-link/link', 'by-link'],
    ['lost', 'lost'],
    ['lost/file', 'lost'],
    ['../outside/to-folder/file', undefined],
    ['.', undefined],
  ])('on the way to %s is %j', (file, link) => {
    expect(linkBelow([project], join(project, file))).toBe(link);
    expect(linkBelow([outside, project], join(project, file))).toBe(file.startsWith('..') ? 'to-folder' : link);
    expect(linkBelow([relative('.', project)], relative('.', join(project, file)))).toBe(link);
  });

  test('is found however the folder and the file are named', () => {
    for (const top of [project, join(outside, 'to-project')]) {
      for (const through of [project, join(outside, 'to-project')]) {
        expect(linkBelow([top], join(through, 'in', 'link'))).toBe('in/link');
        expect(linkBelow([top], join(through, 'in', 'file'))).toBeUndefined();
      }
      expect(linkBelow([top], join(outside, 'to-folder', 'link'))).toBe('in/link');
    }
    expect(linkBelow([], join(project, 'lost'))).toBeUndefined();
  });
});

describe('A place in a folder', () => {
  test('is told, whatever links lead there, and none of a file elsewhere', () => {
    for (const top of [project, join(outside, 'to-project')]) {
      expect(placeIn(top, join(project, 'in', 'file'))).toBe('in/file');
      expect(placeIn(top, join(outside, 'to-project', 'in', 'file'))).toBe('in/file');
      expect(placeIn(top, join(outside, 'to-folder', 'none'))).toBe('in/none');
      expect(placeIn(top, join(project, 'in', 'link'))).toBe('in/link');
      expect(placeIn(top, join(outside, 'file'))).toBeNull();
    }
  });

  test('is below it once all links are followed, or is not', () => {
    const [file, elsewhere] = [join(outside, 'to-folder', 'link'), join(outside, 'file')];
    expect([leadsInto(project, file), leadsInto(project, elsewhere)]).toEqual([true, false]);
    expect([leadsInto(join(project, 'by-link'), file), leadsInto(outside, file)]).toEqual([true, false]);
  });
});
