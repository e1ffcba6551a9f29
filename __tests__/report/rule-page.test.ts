import { rulePageLines, ruleName } from '../../src/report/text/findings.js';
import { painter } from '../../src/report/sink.js';
import { rulePage } from '../../src/report/links.js';

describe('the page of a rule', () => {
  test('is a link behind its id on terminals with links', () => {
    const page = rulePage('no-emoji');
    expect(ruleName('no-emoji', 'links').text).toBe(`\u001b]8;;${page}\u001b\\no-emoji\u001b]8;;\u001b\\`);
    expect(ruleName('no-emoji', 'addresses').text).toBe('no-emoji');
    expect(ruleName('no-emoji', undefined).text).toBe('no-emoji');
  });

  test('is a line on other terminals, once for each rule', () => {
    const line = rulePageLines('addresses', painter(false));
    expect(line('no-emoji', '  ').text).toBe(`  see: ${rulePage('no-emoji')}\n`);
    expect(line('no-emoji', '  ').text).toBe('');
    expect(line('no-markup', '  ').text).toBe(`  see: ${rulePage('no-markup')}\n`);
    expect(rulePageLines(undefined, painter(false))('no-emoji', '  ').text).toBe('');
    expect(rulePageLines('links', painter(false))('no-emoji', '  ').text).toBe('');
  });

  test('cannot carry an escape sequence', () => {
    const { text } = ruleName('a\u001b]8;;x\u0007', 'links');
    expect(text.split('\u001b')).toHaveLength(5);
    expect(text).not.toContain('\u0007');
  });
});
