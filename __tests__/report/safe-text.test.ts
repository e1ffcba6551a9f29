import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Linter, type Rule } from 'eslint';
import ts from 'typescript';
import { parser } from 'typescript-eslint';
import type { Format } from '../../src/report/options.js';
import {
  concat,
  gfm,
  json,
  jsonFrame,
  terminal,
  workflowCommand,
  xml,
  type Markdown,
  type SafeText,
  type Terminal,
  type Xml,
} from '../../src/report/sink.js';

import { temporaryFolder, writeFiles } from '../support/repository.js';

const HOME = fileURLToPath(new URL('../..', import.meta.url));
/** The sink, and its encoders. */
const SINK = [
  'src/report/sink.ts',
  ...readdirSync(join(HOME, 'src/report/sink')).map((name) => `src/report/sink/${name}`),
];
const untrusted = ['::error::', 'x'].join('');

describe('the compiler takes no string for text of the sink', () => {
  /** Each holds only as long as the compiler finds fault with the line below its mark: `npm run typecheck`. */
  const wrong: Readonly<Record<string, () => unknown>> = {
    // @ts-expect-error: a string is no safe text.
    'as it is': (): SafeText => untrusted,
    // @ts-expect-error: what is put together of safe text is a string again.
    'put together': (): SafeText => `${terminal`x`.text} ${terminal`y`.text}`,
    'in a format': () => {
      // @ts-expect-error: a format yields safe text.
      const format: Format = () => [untrusted];
      return format;
    },
    // @ts-expect-error: a list of safe texts.
    joined: () => concat([untrusted]),
    // @ts-expect-error: JSON is put together of JSON.
    'as JSON': () => jsonFrame`${untrusted}`,
    // @ts-expect-error: a message is safe text.
    'in a command': () => workflowCommand('error', {}, untrusted),
    // @ts-expect-error: a property is safe text.
    'in a property of a command': () => workflowCommand('error', { file: untrusted }, terminal`x`.text),
    // @ts-expect-error: what is safe in Markdown is not in XML.
    'in another language': (): Xml => gfm`x`,
    // @ts-expect-error: nor in a terminal.
    'in a template of another language': (): Terminal => terminal`${gfm`x`}`,
    // @ts-expect-error: nor the other way round.
    'of a terminal in Markdown': (): Markdown => gfm`${terminal`x`}`,
  };

  test.each(Object.keys(wrong))('%s', (name) => {
    expect(wrong[name]).toBeInstanceOf(Function);
  });

  test('but what the sink made', () => {
    const safe: readonly SafeText[] = [
      terminal`${untrusted}`.text,
      xml`${untrusted}`.text,
      gfm`${untrusted}`.text,
      json(untrusted),
      concat([json(untrusted)]),
      jsonFrame`[${json(untrusted)}]`,
    ];
    expect(safe).toHaveLength(6);
  });
});

interface House {
  readonly oneSink: Rule.RuleModule;
  readonly SAFE_TYPES: ReadonlySet<string>;
}

async function house(): Promise<House> {
  return (await import(new URL('../../scripts/one-sink.js', import.meta.url).href)) as House;
}

/** The exported types of the sink whose values bear safe text: the branded string, and what is made of it. */
function safeTypes(): readonly string[] {
  const file = join(HOME, 'src/report/sink.ts');
  const program = ts.createProgram([file], { module: ts.ModuleKind.NodeNext, strict: true, noLib: true, types: [] });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const sink = source === undefined ? undefined : checker.getSymbolAtLocation(source);
  if (sink === undefined) throw new Error('the sink exports nothing');
  const isSafe = (type: ts.Type): boolean =>
    type.getProperties().some(({ name }) => name.startsWith('__@safe@')) ||
    type.getProperties().some((property) => {
      const of = checker.getTypeOfSymbol(property);
      return of.isIntersection() && isSafe(of);
    });
  return checker
    .getExportsOfModule(sink)
    .map((symbol) => ((symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol)))
    .filter((symbol) => (symbol.flags & ts.SymbolFlags.Type) !== 0 && isSafe(checker.getDeclaredTypeOfSymbol(symbol)))
    .map(({ name }) => name);
}

describe('the linter', () => {
  test('knows every type of safe text that the sink exports', async () => {
    expect([...(await house()).SAFE_TYPES].sort()).toEqual([...safeTypes()].sort());
  });

  /** Lines of a file below `src/cli/`, and whether the linter finds fault with each. */
  const LINES: readonly (readonly [boolean, string])[] = [
    [false, `import { terminal, json, type SafeText } from '../report/sink.js';`],
    [true, `import { Fragment } from '../report/sink/safe-text.js';`],
    [true, `import type { Kind } from '../report/../report/sink/safe-text.js';`],
    [true, `export { breakCommands } from '../report/sink/safe-text.js';`],
    [true, `export * from '../report/sink/markup.js';`],
    [true, `export const encoder = import('../report/sink/json.js');`],
    [true, `export type Value = import('../report/sink/safe-text.js').Value<string>;`],
    [false, `declare const process: Record<'stdout' | 'stderr', { readonly write: (text: string) => void }>;`],
    [false, `declare const console: { readonly log: (text: string) => void };`],
    [false, `declare const core: Record<'info' | 'setFailed' | 'setOutput', (text: string, more?: string) => void>;`],
    [false, `declare function untrusted(): string;`],
    [false, `declare const records: readonly { readonly safe: SafeText; readonly text: string }[];`],
    [false, `const USAGE = ['a', 'b'].join();`],
    [false, `declare function say(channel: 1 | 2, text: string): void;`],
    [true, `say(1, untrusted());`],
    [true, `say(2, \`a \${untrusted()}\`);`],
    [false, `say(1, terminal\`\${untrusted()}\`.text);`],
    [false, `say(1, USAGE);`],
    [true, `process.stdout.write(untrusted());`],
    [true, `process.stderr.write('a' + untrusted());`],
    [true, `process.stdout.write(\`a \${untrusted()}\`);`],
    [true, `process.stdout.write(records.length > 0 ? untrusted() : 'a');`],
    [true, `console.log(untrusted());`],
    [true, `core.info(untrusted());`],
    [true, `core.setFailed(String(untrusted()));`],
    [true, `for (const { text } of records) process.stdout.write(text);`],
    [true, `process.stdout.write(JSON.stringify({}));`],
    [true, `process.stdout.write(records.map(({ safe }) => safe).join(''));`],
    [true, `export const claimed = untrusted() as SafeText;`],
    [true, `export const angular = <SafeText>untrusted();`],
    [true, `export function f() { const text = untrusted(); process.stdout.write(text); }`],
    [false, `process.stdout.write(terminal\`\${untrusted()}\`.text + '\\n');`],
    [false, `process.stdout.write(\`\${json(untrusted())}\\n\`);`],
    [false, `process.stdout.write(USAGE);`],
    [false, `process.stdout.write(\`\${String(records.length)} of \${String(2)}\`);`],
    [false, `for (const { safe } of records) process.stdout.write(safe);`],
    [false, `core.info(records.length > 0 ? terminal\`\${untrusted()}\`.text : 'nothing');`],
    [false, `core.setOutput('report', untrusted());`],
  ];

  test('finds fault with each way past the sink to those who read, and with no other', async () => {
    const { oneSink } = await house();
    const folder = temporaryFolder();
    const file = join(folder, 'src/cli/door.ts');
    const code = LINES.map(([, line]) => line).join('\n');
    writeFiles(folder, {
      'src/cli/door.ts': code,
      ...Object.fromEntries(SINK.map((path) => [path, readFileSync(join(HOME, path))])),
    });
    const program = ts.createProgram([file], {
      lib: ['lib.es2022.d.ts'],
      module: ts.ModuleKind.NodeNext,
      strict: true,
      target: ts.ScriptTarget.ES2022,
      types: [],
    });
    const messages = new Linter({ cwd: folder }).verify(
      code,
      [
        {
          files: ['**/*.ts'],
          languageOptions: { parser, parserOptions: { programs: [program] } },
          plugins: { house: { rules: { 'one-sink': oneSink } } },
          rules: { 'house/one-sink': 'error' },
        },
      ],
      file,
    );
    expect(messages.filter(({ ruleId }) => ruleId !== 'house/one-sink')).toEqual([]);
    const found = new Set(messages.map(({ line }) => line));
    expect(LINES.map(([, line], i) => [found.has(i + 1), line])).toEqual(LINES);
  });

  test('holds all of the sources to it', () => {
    const config = readFileSync(join(HOME, 'eslint.config.js'), 'utf8');
    expect(config).toMatch(/files: \['src\/\*\*\/\*\.ts'\],[^}]*plugins: \{ house:[^]*?'house\/one-sink': 'error'/);
  });
});
