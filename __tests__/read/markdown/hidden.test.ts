import { TooManyBlocks } from '../../../src/read/markdown/block.js';
import { renderedText } from '../../../src/read/markdown/commonmark.js';
import { renderedMarkdown } from '../../../src/read/markdown/rendered.js';
import { MOST_BLOCKS } from '../../../src/read/source.js';
import { processorTime } from '../../support/processor-time.js';

const rendered = (text: string): { readonly text: string; readonly unended: number | null } =>
  renderedText(text, { blocks: MOST_BLOCKS });

/** A text with a point for each blank that was put there; what is between ‹ and › is not rendered. */
const written = (marked: string): string => marked.replace(/[‹›]/g, '');
const blanked = (marked: string): string =>
  marked.replace(/‹([^›]*)›/g, (_, hidden: string) => hidden.replace(/[^\r\n]/g, ' '));

describe('What Markdown does not render', () => {
  test.each([
    ['a comment of a line', 'a\n‹<!-- b -->›\nc\n'],
    ['a comment up to the line that ends it', 'a\n‹<!-- b\n\n## c\n-->› d\ne\n'],
    ['a comment with the rest of its line as text', '‹<!-- a -->› - b\n'],
    ['the shortest comments', '‹<!-->› a\n\n‹<!--->› b\n\nc ‹<!-->› d\n'],
    ['a comment in a paragraph', 'a ‹<!-- b\nStatus: draft\nc -->› d\n'],
    ['a comment in a heading', '## a ‹<!-- b -->›\n'],
    ['a comment in an item', '- a\n- ‹<!-- - b -->›\n- c\n'],
    ['a comment in a quotation', '> ‹<!-- a\n> b -->› c\n> d\n'],
    ['a comment in HTML', '<div>\na ‹<!-- b -->›\n‹<!--\n\nc\n-->›\n</div>\n'],
    ['a comment of several lines in an item', '- ‹<!-- a\n  b\n\n  c -->›\n- d\n'],
    ['a comment in HTML in an item', '- <div>\n  ‹<!-- a\n\n  b -->›\n- c -->\n'],
    ['a comment in a cell', '| a | b |\n|---|---|\n| c | ‹<!-- d -->› |\n'],
    ['a comment above a table', 'a ‹<!-- b\nc -->› d\n| e |\n|---|\n| <!-- |\n| --> |\n'],
    ['a comment across lines with bars', '| a | ‹<!-- |\n| b | c |\n| d | -->› |\n'],
    ['a comment across lines that are no table', '| a ‹<!-- |\n|---|---|\n| b | -->› |\n'],
    ['a comment behind a bar that is text', '| a |\n|---|\n| ‹<!-- b \\| c -->› |\n'],
    ['a fence in a comment', '‹<!--\n```\n-->›\na\n'],
    ['several comments', '‹<!-- a -->›‹<!-- b -->› c ‹<!-- d -->›\n'],
    ['a comment behind code', '`a` ‹<!-- b -->› `c`\n'],
    ['a comment behind a backtick that opens nothing', 'a ` ‹<!-- b -->›\n'],
    ['a comment with a backtick in it', 'a ‹<!-- ` -->› b` c\n'],
    ['tags of details, and not what they hold', '‹<details open>›\n‹<summary>›a‹</summary>›\n\nb\n\n‹</details>›\n'],
    ['tags of details in a paragraph', 'a ‹<DETAILS>›b‹</details >›\n'],
    ['the definition of a link', 'a\n\n‹[b]: c "d"›\n\ne\n'],
    ['a definition of several lines', '‹[a]:›\n‹/b "›\n‹Status: draft›\n‹"›\nc\n'],
    ['a definition before an underlined heading', '‹[a]: /b "›\n‹c›\n‹"›\nd\n===\n'],
    ['a definition in an item', '- a\n\n‹  [b]: c›\n'],
    ['a comment below a frontmatter', '---\na: <!-- b\n---\n‹<!-- c -->›\n'],
    ['a comment on a long line', `‹<!-- ${'a'.repeat(200)} -->› ${'b'.repeat(200)}\n\n- c\n`],
    ['line ends of every kind', 'a\r\n‹<!-- b\r\nc\rd -->›\r\ne\n'],
    ['letters of two units', '‹<!-- 😀 -->› 😀\n'],
  ])('is blank: %s', (_, marked) => {
    expect(rendered(written(marked))).toEqual({ text: blanked(marked), unended: null });
  });

  test.each([
    ['in code', 'contains `<!--`\n- a -->\n'],
    ['in code with two backticks', '`` ` <!-- `` -->\n'],
    ['in a fence', '```\n<!-- a -->\n<details>\n[b]: c\n```\n'],
    ['in a fence that never ends', '- a\n\n~~~\n<!-- b\n'],
    ['in code by indentation', 'a\n\n    <!-- b\n\nc\n'],
    ['in code in an item', '- a\n\n      <!-- b -->\n'],
    ['in the frontmatter', '---\na: "<!--"\nb: -->\n---\nc\n'],
    ['in an attribute', '<a title="<!--"> b -->\n'],
    ['without an end in its row', '| a | b |\n|---|---|\n| c | <!-- |\n| d | e |\n| f | --> |\n'],
    ['without an end in its cell', 'a | b | c\n:-: | -: | -\n<b> <!-- | d | -->\n'],
    ['without an end in the head of its table', 'a\n| b <!-- |\n| - |\n| --> |\n'],
    ['in a row without bars', '| a |\n|---|\nb <!--\nc -->\n'],
    ['in a row of a quotation', '> - | a | b |\n>   |---|---|\n>   | c | <!-- |\n>   | d | --> |\n'],
    ['in a row above a line of dashes', '| a |\n|---|\n| <!-- |\n| --> |\n---\n'],
    ['in a cell behind a backtick', '| a | b |\n|---|---|\n| ` | `<!--` |\n| c | --> |\n'],
    ['behind a backslash', '\\<!-- a -->\n'],
    ['without an end in its paragraph', 'a <!-- b\n\nc -->\n'],
    ['that a list ends before its end', 'a <!-- b\n- c -->\n'],
    ['that a heading ends before its end', 'a <!-- b\n## c\n-->\n'],
    ['behind another one on its line', 'a\n\n`b` <!-- c\n- d\n'],
    ['in text that only looks like a definition', 'a\n[b]: c\n'],
    ['in text with brackets', '[b]: c d e\n'],
  ])('is not: a comment, a tag or a definition %s', (_, text) => {
    expect(rendered(text)).toEqual({ text, unended: null });
  });

  test('is not what follows a second comment of a line that does not end there', () => {
    expect(rendered('<!-- a --> <!-- b\n- c\n-->\n')).toEqual({ text: '           <!-- b\n- c\n-->\n', unended: null });
  });

  test.each([
    ['a\n\n<!-- b\n\n- c\n', 3, 'a\n\n      \n\n   \n'],
    ['- <!-- a\n  b\n- c\n\n-->\n', 2, '-       \n   \n- c\n\n-->\n'],
    ['1. <!-- a\n2. b\n3. -->\n', 3, '1.       \n2. b\n3. -->\n'],
    ['- a\n\n  <!-- b\n\n  c\n- d\n\n-->\n', 7, '- a\n\n        \n\n   \n- d\n\n-->\n'],
    ['> <!-- a\n> b\n\n- c\n\n-->\n', 2, '>       \n   \n\n- c\n\n-->\n'],
    ['> - <!-- a\n>   b\n> c -->\n\n<!-- d -->\n', 4, '> -       \n     \n> c -->\n\n          \n'],
    ['> <div>\n> <!-- a\n>\n> b\n\nc -->\n', 10, '> <div>\n>       \n \n   \n\nc -->\n'],
    ['- <!-- a\n- <!-- b\n\n<!-- c\n', 2, '-       \n-       \n\n      \n'],
  ])('is all behind a comment that never ends, in its item, quotation or text: %j', (text, unended, shown) => {
    expect(rendered(text)).toEqual({ text: shown, unended });
  });

  test('is not looked for in too many blocks', async () => {
    const text = `${'-\n\n'.repeat(MOST_BLOCKS)}<!-- a -->\n`;
    expect(() => rendered(text)).toThrow(TooManyBlocks);
    expect(await renderedMarkdown(text)).toBe(text);
    expect(await renderedMarkdown('a <!-- b -->\n')).toBe('a           \n');
    expect(await renderedMarkdown('a\n')).toBe('a\n');
  });

  test.each([
    ['comments', '<!-- a -->\n'],
    ['comments of one line', '<!-- a -->'],
    ['beginnings of comments in paragraphs', 'a <!-- b\n\n'],
    ['beginnings of comments in one paragraph', 'a <!-- b\n'],
    ['beginnings of comments in HTML', '<div> <!-- b\n\n'],
    ['ends of comments', '--> '],
    ['beginnings of comments in items', '- <!-- a\n'],
    ['beginnings of comments in rows', '| a <!-- |\n|---|\n'],
    ['cells', '| <!-- '],
    ['delimiters', '|-|-|\n'],
    ['backslashes before bars', '\\|'],
    ['backticks', '` '],
    ['runs of backticks', '` `` ``` ```` '],
    ['tags', '<details> '],
    ['beginnings of tags', '<a b="c" '],
    ['attributes in quotes', '<a b="<a c=\' '],
    ['definitions', '[a]: b\n'],
    ['definitions that are none', '[a]: b c d\n\n'],
    ['quotations in quotations', '> '],
  ])('is found in time that grows with the text: %s', (_, part) => {
    const timeOf = (length: number): number => {
      const text = `<!-- a -->\n\n${part.repeat(length / part.length)}`;
      const start = processorTime();
      try {
        rendered(text);
      } catch (error) {
        if (!(error instanceof TooManyBlocks)) throw error;
      }
      return processorTime() - start;
    };
    timeOf(50_000);
    const [half, whole] = [timeOf(200_000), timeOf(400_000)];
    expect(whole).toBeLessThan(Math.max(500, 4 * half));
  });
});
