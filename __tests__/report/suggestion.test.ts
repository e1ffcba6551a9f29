import fc from 'fast-check';
import { marked } from 'marked';
import { suggestionBody, suggestionIn, type Suggestion } from '../../src/report/suggestion.js';

function suggestion(changes: Partial<Suggestion> = {}): Suggestion {
  return {
    path: 'a.json',
    replacement: { line: 1, removed: ['b\n'], added: ['a\n'] },
    fixes: [{ rule: 'status-value', does: 'write the status as "planned"' }],
    id: 'abc123',
    ...changes,
  };
}

function adding(...added: readonly string[]): Suggestion {
  return suggestion({ replacement: { line: 1, removed: ['b\n'], added } });
}

test('A suggestion says what it fixes, and offers the lines', () => {
  expect(suggestionBody(suggestion())).toBe(
    [
      '<!-- return-gate:suggestion:abc123 -->',
      'return-gate can fix this return without changing what it says:',
      '',
      '- write the status as "planned" (`status-value`)',
      '',
      '```suggestion',
      'a',
      '```',
      '',
    ].join('\n'),
  );
});

test('Lines that go away are an empty block', () => {
  expect(suggestionBody(adding())).toContain('```suggestion\n```\n');
});

test('Its comment is found again by its id, and no other text is', () => {
  expect(suggestionIn(suggestionBody(suggestion()) ?? '')).toBe('abc123');
  expect(suggestionIn(`> ${suggestionBody(suggestion()) ?? ''}`)).toBeUndefined();
  expect(suggestionIn('')).toBeUndefined();
});

test('Of many things that it fixes it names some', () => {
  const fixes = Array.from({ length: 8 }, (_, n) => ({ rule: `rule-${String(n)}`, does: 'x' }));
  expect(suggestionBody(suggestion({ fixes }))).toMatch(/rule-4`\)\n- and 3 more\n/);
});

test('What would be another text on the page is not suggested', () => {
  expect(suggestionBody(adding('\u202e\n'))).toBeNull();
  expect(suggestionBody(adding('a'.repeat(65_536)))).toBeNull();
});

/** The texts of the blocks of code in Markdown, as a reader of it sees them. */
function blocks(body: string): readonly (readonly [string | undefined, string])[] {
  return marked
    .lexer(body)
    .flatMap((token) => (token.type === 'code' ? [[token.lang as string, token.text as string] as const] : []));
}

test('Whatever the lines hold, they are one block, and all of it', () => {
  const line = fc
    .tuple(
      fc.array(
        fc.constantFrom('`', '```', '~~~', ' ', 'suggestion', '<!--', '-->', '@octocat', '<b>', '\\', '|', '- '),
      ),
      fc.constantFrom('x\n', '```\n', '````\n'),
    )
    .map(([parts, end]) => parts.join('') + end);
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), (added) => {
      const body = suggestionBody(adding(...added)) ?? '';
      expect(blocks(body)).toEqual([['suggestion', added.join('').replace(/\n$/, '')]]);
    }),
  );
});

test('What a fix says is text, whatever it quotes', () => {
  const body =
    suggestionBody(suggestion({ fixes: [{ rule: 'r', does: 'write <img> @octocat ```suggestion\nx' }] })) ?? '';
  expect(body).not.toMatch(/<img>|@octocat|```suggestion\nx/);
  expect(blocks(body)).toHaveLength(1);
});
