import {
  concat,
  exact,
  gfm,
  htmlLink,
  htmlSegment,
  htmlStyle,
  json,
  jsonFrame,
  link,
  linked,
  markup,
  terminal,
  terminalText,
  workflowCommand,
} from '../../src/report/sink.js';

describe('a text for programs', () => {
  test.each([
    ['a\n-b\n+c\n', 'lines'],
    ['\uFEFFa\r\n+\uFEFFb\r\n-\uFEFFc\n \uFEFFd\n', 'byte order marks and CRLF'],
    ['a\tb\n', 'tabs'],
    ['日本 ⚠️\n', 'words and pictures'],
    ['', 'nothing'],
  ])('is given as it is: %j (%s)', (text) => {
    expect(exact(text)).toBe(text);
  });

  test.each([
    ['a\rb\n', 'a return within a line'],
    ['a\uFEFFb\n', 'a byte order mark within a line'],
    ['*\uFEFFb\n', 'a byte order mark behind another sign'],
    ['a\n\u202Eb\n', 'a text that is turned around, in the second line'],
    ['a\u200B', 'an invisible sign'],
    ['::error::b\n', 'a command'],
    ['a\n ::error::b\n', 'a command with a space before it'],
    ['##[group]\n', 'an old command'],
  ])('is not given at all: %j (%s)', (text) => {
    expect(exact(text)).toBeNull();
  });
});

describe('HTML', () => {
  test('takes an untrusted text for text, and safe texts as they are', () => {
    const inner = markup`<b>${'<i>&"'}</b>`;
    expect(markup`<p title="${'"x'}">${inner}${7}${[inner, inner]}</p>`.text).toBe(
      `<p title="&quot;x"><b>&lt;i&gt;&amp;&quot;</b>7${'<b>&lt;i&gt;&amp;&quot;</b>'.repeat(2)}</p>`,
    );
  });

  test.each(['http://a.example/x', 'https://a.example/x', 'HTTPS://a.example/x'])('links to %s', (url) => {
    expect(htmlLink(markup`there`, url).text).toBe(`<a href="${url}">there</a>`);
  });

  test.each(['javascript:alert(1)', 'https://', ' https://a.example', 'xhttp://a.example', '//a.example', ''])(
    'does not link to %j',
    (url) => {
      expect(htmlLink(markup`there`, url).text).toBe('there');
      expect(link(gfm`there`, url).text).toBe('there');
    },
  );

  test('encodes what would end an attribute', () => {
    expect(htmlLink(markup`x`, 'https://a.example/"><script>').text).toBe(
      '<a href="https://a.example/%22%3E%3Cscript%3E">x</a>',
    );
  });

  test('shows a part of an address as it is shown elsewhere', () => {
    expect(htmlSegment('a/b c"\u202E').text).toBe('a%2Fb%20c%22%5Cu202e');
    expect(htmlSegment('x'.repeat(2000)).text).toHaveLength(999 + '%E2%80%A6'.length);
  });

  test('takes a style of its own, and none that ends early', () => {
    expect(htmlStyle('a > b { color: red }').text).toBe('<style>a > b { color: red }</style>\n');
    for (const text of ['"</b>"', '"<!-- "', '::error::x', '##[group]']) {
      expect(() => htmlStyle(text)).toThrow('The style cannot be in a page as it is.');
    }
  });
});

describe('other texts', () => {
  test('are joined and framed as they are', () => {
    expect(concat([json(1), json('a'), json(null)])).toBe('1"a"null');
    expect(jsonFrame`{"a": ${json([1])}, "b": ${json('\\n')}}`).toBe('{"a": [1], "b": "\\\\n"}');
  });

  test('of JSON are one line or indented, and show nothing unseen', () => {
    expect(json({ a: '\u{E0041}\u202E', b: '##[x] ##vso[' })).toBe(
      '{"a":"\\udb40\\udc41\\u202e","b":"\\u0023#[x] \\u0023#vso["}',
    );
    expect(json([1], 2)).toBe('[\n  1\n]');
  });

  test.each([
    [3, 'abc'],
    [2, 'a…'],
    [1, '…'],
    [0, ''],
    [-1, ''],
  ])('of at most %d are cut', (limit, expected) => {
    expect(terminalText('abc', limit).text).toBe(expected);
  });

  test('are links of a terminal, whose address ends where it should', () => {
    expect(linked('https://a.example/\u001b\\ x', terminal`there`).text).toBe(
      '\u001b]8;;https://a.example/%1B%5C%20x\u001b\\there\u001b]8;;\u001b\\',
    );
  });

  test('show signs at the ends of planes', () => {
    expect(terminal`${'\uFFFF\u{10FFFF}\u{1FFFE}'}`.text).toBe('\\uffff\\u{10ffff}\\u{1fffe}');
  });

  test('of a command have only properties with a value, and are encoded', () => {
    const empty = terminal``.text;
    const title = terminalText('50%, a:b', 100).text;
    expect(workflowCommand('error', { file: null, title: empty, line: 0 }, empty)).toBe('::error line=0::\n');
    expect(workflowCommand('notice', { file: null }, terminal`100%`.text)).toBe('::notice::100%25\n');
    expect(workflowCommand('warning', { title }, concat([json(1)]))).toBe('::warning title=50%25%2C a%3Ab::1\n');
    expect(workflowCommand('error', {}, terminal`a\r\nb`.text)).toBe('::error::a%0D%0Ab\n');
  });
});
