import { mayHoldEnvelope } from '../../../../src/families/result-envelope/read/may-hold-envelope.js';

describe('A text may hold an envelope', () => {
  test.each([
    '**Status**',
    '__Next__',
    '# Status',
    '#### 1) next',
    '> - **STATUS**',
    'Status\n===',
    'Next\r\n---',
    'next\r =',
    '1. Status x\n> -',
    'x\n**status',
    'x\r*next',
    `${'1'.repeat(200)}status`,
  ])('%j', (text) => {
    expect(mayHoldEnvelope(text)).toBe(true);
  });
  test.each([
    'Status',
    '1. Status',
    'x **Status**',
    'я **Status**',
    'Status\nx',
    'Status\n\n---',
    '**Stat',
    '# x status',
    `x${'1'.repeat(198)}status`,
    '',
  ])('not %j', (text) => {
    expect(mayHoldEnvelope(text)).toBe(false);
  });
});
