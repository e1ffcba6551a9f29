import { messageForm } from '../../src/read/transcript.js';

const RETURN = '{"status": "a", "artifacts": []}';

describe('The last message of an agent', () => {
  test.each(['{}', '[]', ' {"a": 1}\n', '```\n{}\n```', '```json\n{"a":\n1}\n``` \n'])('is JSON: %j', (message) => {
    expect(messageForm(message)).toBe('json');
  });

  test.each([
    `Done. ${RETURN}`,
    `${'All is done and committed as it should be. '.repeat(9)}${RETURN}`,
    'Done: {"summary": "of all"}',
    'Now {"a": 1, "b": 2} and {"c": 3}.',
    '```json\n{"summary": "of all"}\n```\nAll.',
    '{ } x',
    'Done: {"a": 1}',
    'x {"a":1}',
    'abcdef  {"a":1}',
  ])('is text with JSON in it, or mostly JSON: %j', (message) => {
    expect(messageForm(message)).toBe('json-in-text');
  });

  test.each([
    ...['', 'Done.', '3', 'null', '"text"', '{}{}{}', 'abcdefg {"a":1}'],
    ...['I wrote {"summary": "of all"} into the file, as was asked for.', '```json\n{}', 'x\n{}\n```'],
    '```\n{} x\n```',
  ])('is text: %j', (message) => {
    expect(messageForm(message)).toBe('text');
  });
});
