import { saysNone } from '../../../../src/families/result-envelope/read/element.js';

describe('A text says that there is nothing', () => {
  test.each([
    'None',
    'none.',
    'N/A',
    'Nothing!',
    'No risks',
    'no risk identified',
    'no artifacts found.',
    'no artifact',
    'None known',
    'none detected',
    '**None**',
    '(_None_)',
    '`none`.',
    '*None.*',
  ])('%j', (text) => {
    expect(saysNone(text)).toBe(true);
  });
  test.each([
    'None of them',
    'No',
    'none so far',
    'no risks known today',
    '****None',
    'None..',
    'x None',
    'no artifact s',
    'nonesuch',
    '',
  ])('not %j', (text) => {
    expect(saysNone(text)).toBe(false);
  });
});
