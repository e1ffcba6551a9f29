import { Parser, type Node } from 'commonmark';
import fc from 'fast-check';
import {
  code,
  gfm,
  json,
  link,
  sarifMessage,
  styled,
  terminal,
  terminalText,
  TEXT_LIMIT,
  urlSegment,
  workflowCommand,
  xml,
  type Markdown,
} from '../../src/report/sink.js';
import { readXml } from '../support/xml.js';
import { hostile } from './hostile.js';
import { readCommands } from './runner.js';

const INVISIBLE = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{NChar}]/u;
const PICTURE = /\p{ExtPict}(\ufe0f|\p{EMod})?(\u200d\p{ExtPict}\ufe0f?)*/gu;

function nodes(source: Markdown): readonly Node[] {
  const found: Node[] = [];
  const walker = new Parser().parse(source.text).walker();
  for (let step = walker.next(); step !== null; step = walker.next()) if (step.entering) found.push(step.node);
  return found;
}

function rendered(source: Markdown, kinds: readonly string[]): string {
  return nodes(source)
    .filter(({ type }) => kinds.includes(type))
    .map(({ literal }) => literal ?? '')
    .join('');
}

describe('text for a terminal', () => {
  test.each([
    ['a\nb\rc\td', 'a\\nb\\rc\\td'],
    ['\u001b[31mred', '\\u001b[31mred'],
    ['\u202Egnp.exe', '\\u202egnp.exe'],
    ['a\u200Bb\u2028c\uFEFF', 'a\\u200bb\\u2028c\\ufeff'],
    ['\u{E0041}', '\\u{e0041}'],
    ['caf\uDCE9.md', 'caf\\xe9.md'],
    ['\uDC80\uDCFF', '\\x80\\xff'],
    ['\uD800', '\uFFFD'],
    ['\uDC7F\uDD00\uDFFF', '\uFFFD\uFFFD\uFFFD'],
    ['::error::x', '\\::error::x'],
    ['  ::error::x', '  \\::error::x'],
    ['say ##[group] and ##vso[x]', 'say #\\#[group] and #\\#vso[x]'],
    ['⚠️ 👩🏽‍💻 日本', '⚠️ 👩🏽‍💻 日本'],
    ['1\uFE0F', '1\\ufe0f'],
    ['x\u200D💻', 'x\\u200d💻'],
  ])('shows %j as %j', (text, shown) => {
    expect(terminal`${text}`.text).toBe(shown);
  });

  test('is cut to its limit, between characters', () => {
    expect(terminal`${'a'.repeat(TEXT_LIMIT + 1)}`.text).toBe(`${'a'.repeat(TEXT_LIMIT - 1)}…`);
    expect(terminalText('ab😀cd', 4).text).toBe('ab…');
    expect(terminalText('ab😀cd', 5).text).toBe('ab😀…');
    expect(terminalText('ab\ncd', 4).text).toBe('ab\\…');
  });

  test('keeps what is safe already, and numbers', () => {
    const red = styled('red', terminal`x`);
    expect(terminal`${1}${red}${[red, red]}`.text).toBe(`1${red.text.repeat(3)}`);
  });

  test('is no command even when it is put together of harmless pieces', () => {
    expect(readCommands(terminal`${':'}${':error:'}${':x'}`.text)).toEqual([]);
    expect(readCommands(terminal`${terminal`${'#'}`}${'#'}${'[error]'}x`.text)).toEqual([]);
    expect(readCommands(terminal`ok\n${'::error::x'}`.text)).toEqual([]);
  });

  test('never gives a command, a line end or an invisible character', () => {
    fc.assert(
      fc.property(hostile, hostile, (a, b) => {
        const { text } = terminal`${a}${b}`;
        expect(readCommands(text)).toEqual([]);
        expect(text.replace(PICTURE, '')).not.toMatch(/\n/);
        expect(text.replace(PICTURE, '')).not.toMatch(INVISIBLE);
      }),
    );
  });
});

describe('Markdown', () => {
  test.each([
    ['a|b', 'a&#124;b'],
    ['<!-- <b> & -->', '&lt;\\!-- &lt;b&gt; &amp; --&gt;'],
    ['*a* _b_ ~~c~~', '\\*a\\* \\_b\\_ \\~\\~c\\~\\~'],
    ['[x](y) ![z](y)', '\\[x\\](y) \\!\\[z\\](y)'],
    ['$x$', '<span>$</span>x<span>$</span>'],
    ['@me, a@b.example', '@&#8203;me, a@&#8203;b.example'],
    ['#12 o/r#3 GH-4', '\\#&#8203;12 o/r\\#&#8203;3 GH-&#8203;4'],
    ['https://e.example www.e.example', 'https:&#8203;//e.example www&#8203;.e.example'],
    [':rocket:', ':&#8203;rocket:'],
    ['deadbeefcafe', 'deadbe&#8203;efcafe'],
    ['- a', '\\- a'],
    ['12. a', '12\\. a'],
    ['::error::', '\\::&#8203;error::'],
  ])('writes %j as %j', (text, escaped) => {
    expect(gfm`${text}`.text).toBe(escaped);
  });

  test('renders any text as that text, and GitHub finds nothing in it to link', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const source = gfm`${text}`;
        for (const { type, literal } of nodes(source)) {
          expect(['document', 'paragraph', 'text', 'html_inline', 'code_block']).toContain(type);
          if (type === 'html_inline') expect(['<span>', '</span>']).toContain(literal);
        }
        const shown = rendered(source, ['text']);
        const isPlain = !/^\s{4}|::|##/.test(text);
        if (isPlain) expect(shown.replaceAll('\u200b', '').trim()).toBe(terminal`${text}`.text.trim());
        expect(shown).not.toMatch(/@[\w-]|#\d|gh-\d|:\/\/|www\.|:[\w+-]+:|\b[0-9a-f]{7,40}\b/i);
      }),
    );
  });

  test('stays in its cell, on its line, and is no command', () => {
    fc.assert(
      fc.property(hostile, hostile, (a, b) => {
        const row = gfm`| ${a} | ${code(b)} |`.text;
        expect(row.replace(/\\./g, '').match(/\|/g)).toHaveLength(3);
        expect(row).not.toMatch(/[\n\r]/);
        expect(readCommands(gfm`${a}${b}`.text)).toEqual([]);
        expect(readCommands(gfm`${code(a)}${code(b)}`.text)).toEqual([]);
      }),
    );
  });

  test.each([
    ['a', '`a`'],
    ['', ''],
    ['a``b', '<code>a\\`\\`b</code>'],
    [' a ', '`  a  `'],
    ['a|b', '<code>a&#124;b</code>'],
    ['a]: b', '<code>a\\]: b</code>'],
    ['##[error]', '<code>\\#\\#\\[error\\]</code>'],
    ['a\nb', '`a\\nb`'],
  ])('code of %j is %j', (text, escaped) => {
    expect(code(text).text).toBe(escaped);
  });

  test('code renders as exactly its text', () => {
    fc.assert(
      fc.property(
        hostile.filter((text) => !/[`|]|##|\]:|^$/.test(text)),
        (text) => {
          const source = gfm`x${code(text)}x`;
          expect(nodes(source).map(({ type }) => type)).toEqual(['document', 'paragraph', 'text', 'code', 'text']);
          expect(rendered(source, ['code'])).toBe(terminal`x${text}`.text.slice(1));
        },
      ),
    );
  });

  test('a link has the label that was meant and leads where was meant', () => {
    fc.assert(
      fc.property(
        hostile.filter((text) => /[^\s]/.test(text)),
        hostile,
        (label, path) => {
          const source = link(
            code(label),
            `https://github.com/o/r/blob/${path.split('/').map(urlSegment).join('/')}#L1`,
          );
          const links = nodes(source).filter(({ type }) => type === 'link');
          expect(links).toHaveLength(1);
          const [, target = ''] =
            /^https:\/\/github\.com\/o\/r\/blob\/([\w.~%/-]*)#L1$/.exec(links[0]?.destination ?? '') ?? [];
          // No byte that is not UTF-8, and no lone surrogate, can be decoded to what it was.
          if (/^[^\p{Cs}]*$/u.test(path)) expect(decodeURIComponent(target)).toBe(path);
        },
      ),
    );
  });

  test('an address that is not http gives no link', () => {
    expect(link(gfm`x`, 'javascript:alert(1)').text).toBe('x');
  });

  test('a byte of a name that is not UTF-8 is itself in an address', () => {
    expect(urlSegment('caf\uDCE9 #?.md')).toBe('caf%E9%20%23%3F.md');
    expect(urlSegment('\uDC80\uDCFF')).toBe('%80%FF');
    // These lone surrogates stand for no byte.
    expect(urlSegment('\uDC7F\uDD00')).toBe('%EF%BF%BD%EF%BF%BD');
  });
});

describe('JSON', () => {
  test('gives back the same value, in characters that are harmless in a log', () => {
    fc.assert(
      fc.property(fc.array(hostile), (values) => {
        const text = json({ values });
        expect(JSON.parse(text)).toEqual({ values });
        expect(JSON.parse(json({ values }, 2))).toEqual({ values });
        expect(readCommands(json({ values }, 2))).toEqual([]);
        expect(text).not.toMatch(INVISIBLE);
        expect(text).not.toMatch(/##(\[|vso\[)|\n/);
        expect(readCommands(text)).toEqual([]);
      }),
    );
  });
});

describe('XML', () => {
  test.each([
    ['<a b="c" d=\'e\'>&f;</a>', '&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;f;&lt;/a&gt;'],
    [']]>', ']]&gt;'],
    ['<!--', '&lt;!--'],
    ['a\nb\tc', 'a\\nb\\tc'],
    ['\0\u0008\ufffe', '\\u0000\\u0008\\ufffe'],
    ['\ud800', '\ufffd'],
    ['caf\udce9', 'caf\\xe9'],
    ['::error::x', '\\::error::x'],
    ['##[error]x', '#\\#[error]x'],
  ])('writes %j as %j', (text, escaped) => {
    expect(xml`${text}`.text).toBe(escaped);
  });

  test('gives back any text, made visible, in an element and in an attribute', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const shown = terminal`x${text}`.text;
        const document = xml`<?xml version="1.0" encoding="UTF-8"?>\n<a b="x${text}">x${text}<c/>x${text}</a>`.text;
        const { attributes, text: content, children } = readXml(document);
        expect([attributes.get('b'), content]).toEqual([shown, shown + shown]);
        expect(children.map(({ name }) => name)).toEqual(['c']);
        expect(readCommands(document)).toEqual([]);
        expect(document.replace(PICTURE, '')).not.toMatch(INVISIBLE);
      }),
    );
  });

  test('is cut before it is escaped, so that no reference is torn apart', () => {
    expect(xml`${'&'.repeat(TEXT_LIMIT + 1)}`.text).toBe(`${'&amp;'.repeat(TEXT_LIMIT - 1)}…`);
  });

  test('keeps what is XML already, and numbers', () => {
    expect(xml`${1}${xml`<a/>`}${[xml`<b/>`, xml`<c/>`]}`.text).toBe('1<a/><b/><c/>');
  });
});

describe('a message of SARIF', () => {
  test.each([
    ['{0} {{x}}', '{{0}} {{{{x}}}}'],
    ['see [here](https://e.example)', 'see [here]\\(https://e.example)'],
    ['a[0] (b)', 'a[0] (b)'],
    ['##[error]x', '#\\#[error]x'],
    ['a\nb\u202e', 'a\\nb\\u202e'],
  ])('of %j is %j', (text, message) => {
    expect(sarifMessage(text)).toBe(message);
  });

  test('has no placeholder, no link and no invisible character', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const message = sarifMessage(text);
        expect(message.replaceAll('{{', '').replaceAll('}}', '')).not.toMatch(/[{}]/);
        expect(message).not.toMatch(/\]\(/);
        expect(message.replace(PICTURE, '')).not.toMatch(INVISIBLE);
        expect(readCommands(message)).toEqual([]);
        expect(message.replaceAll('{{', '{').replaceAll('}}', '}').replaceAll(']\\(', '](')).toBe(
          terminal`${text}`.text.replaceAll(']\\(', ']('),
        );
      }),
    );
  });
});

describe('a workflow command', () => {
  test('is what the toolkit would write', () => {
    const text = (raw: string) => terminal`${raw}`.text;
    expect(workflowCommand('error', { title: text('a:b,c%'), file: null, line: 3 }, text('50% of: x, y'))).toBe(
      '::error title=a%3Ab%2Cc%25,line=3::50%25 of: x, y\n',
    );
    expect(workflowCommand('notice', { file: null }, text('x'))).toBe('::notice::x\n');
  });

  test('is read back as one command with the same values', () => {
    fc.assert(
      fc.property(hostile, hostile, (title, message) => {
        const shown = terminal`x${title}`.text.replace(PICTURE, 'p');
        const data = terminal`x${message}`.text.replace(PICTURE, 'p');
        const command = workflowCommand('warning', { title: terminal`${shown}`.text }, terminal`${data}`.text);
        expect(readCommands(command)).toEqual([{ name: 'warning', properties: { title: shown }, data }]);
      }),
    );
  });
});
