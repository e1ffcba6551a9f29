import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/**
 * Words that the project's texts for people leave out, with the word to use instead. Texts are all string literals of several
 * words and all comments in `src/`, the hand-written pages, and the descriptions of schemas and of the workflows' and actions' inputs.
 */
const LEFT_OUT: readonly (readonly [RegExp, string])[] = [
  [/\bun?judg(?:e|ed|es|ing)\b|\bjudg(?:e|ed|es|ing)\b/i, 'check, evaluate'],
  [/\bmend(?:s|ed|ing)?\b/i, 'fix, correct'],
  [/\bhe?ld against\b|\bholds? against\b/i, 'compare with'],
  [/\bstands? (?:in|on|at|for|below|beside|behind|twice|alone)\b/i, 'is, appears, means'],
  [/\blies? (?:in|on|at|below|beside|elsewhere|outside)\b/i, 'is'],
  [/\b(?:is|are) told\b|\btells (?:of|whether|which|what|that)\b/i, 'report, say, show'],
  [/\bnobody can tell\b|\bcannot be told\b|\bleft open\b/i, 'unknown, cannot be determined'],
  [/\bpassed over\b/i, 'skipped'],
  [/\bborne out\b|\bis denied\b/i, 'differs from, contradicts'],
  [/\bbrings? (?:a|an|no|its|the|one|returns)\b/i, 'add, introduce'],
  [/\bedition\b/i, 'version'],
  [/\buntrue\b|\bamiss\b|\bnot true\b|\bborne out\b/i, 'false'],
  [/\bof which\b/i, 'two sentences'],
  [/\bbeside\b/i, 'next to, with, in the same folder'],
  [/(?<!\b(?:there|that|is it) )\b(?:is|are|was|were) no (?!longer\b|more\b|such\b|different\b)\w+/i, 'is not a'],
  [/(?:^|[.:;] )what (?:is|are|was|were|has|have|had)\b[^?]*[.;]/i, 'name the thing'],
  [/\bh(?:o|e)lds? (?:itself |themselves |them )?to\b|\bheld to\b/i, 'check, must satisfy'],
  [/\banew\b|\bbe it\b|\bin vain\b/i, 'again'],
];

/** Texts that use such a word in another sense, or quote it. */
const EXCEPTIONS: readonly string[] = ['--include-untrue', 'class="untrue"'];

const root = fileURLToPath(new URL('../..', import.meta.url));

function filesBelow(folder: string, extension: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(extension) && !name.includes('generated') && !name.endsWith('html/assets.ts'))
    .map((name) => join(folder, name));
}

/** The string literals of several words in a source, with the expressions of templates left out. */
function literalsOf(file: string): readonly string[] {
  const found: string[] = [];
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, false);
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) found.push(node.text);
    if (ts.isTemplateExpression(node)) {
      found.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…'));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.filter((text) => text.trim().includes(' '));
}

function problemsOf(file: string, texts: readonly string[]): readonly string[] {
  return texts
    .filter((text) => !EXCEPTIONS.some((exception) => text.includes(exception)))
    .flatMap((text) =>
      LEFT_OUT.filter(([pattern]) => pattern.test(text)).map(
        ([pattern, instead]) =>
          `${file}: "${pattern.exec(text)?.[0] ?? ''}" (write: ${instead}) in: ${text.trim().slice(0, 200)}`,
      ),
    );
}

describe('Texts for people', () => {
  test('in the sources use the words of the project', () => {
    expect(filesBelow('src', '.ts').flatMap((file) => problemsOf(file, literalsOf(file)))).toEqual([]);
  });

  test('on the pages and in the workflows do, too', () => {
    const pages = [
      ...['README.md', 'SECURITY.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'action.yml', 'merge/action.yml'],
      ...['package.json', '.pre-commit-hooks.yaml', '.claude-plugin/marketplace.json', 'quality/README.md'],
      'integrations/claude-code/.claude-plugin/plugin.json',
      ...filesBelow('docs', '.md'),
      ...filesBelow('examples', '.yml'),
      ...filesBelow('integrations', '.md'),
      ...filesBelow('.github', '.yml'),
    ].filter((file) => !file.endsWith('.return.md'));
    const lines = pages.flatMap((file) => problemsOf(file, readFileSync(join(root, file), 'utf8').split('\n')));
    expect(lines).toEqual([]);
  });

  test('in the descriptions of the schemas do, too', () => {
    const described = filesBelow('schemas', '.json').flatMap((file) => {
      const texts = [
        ...readFileSync(join(root, file), 'utf8').matchAll(/"(?:title|description)": "((?:[^"\\]|\\.)*)"/g),
      ];
      // A description may begin so: "What was decided, and why."
      return problemsOf(
        file,
        texts.map(([, text = '']) => text).filter((text) => !text.startsWith('What ')),
      );
    });
    expect(described).toEqual([]);
  });

  test('in the comments of the sources do, too', () => {
    const comments = filesBelow('src', '.ts').flatMap((file) =>
      problemsOf(
        file,
        [...readFileSync(join(root, file), 'utf8').matchAll(/\/\*\*[\s\S]*?\*\/|^\s*\/\/.*$/gm)]
          // A name in code is not a word.
          .map(([comment]) => comment.replace(/\n\s*\* ?/g, ' ').replace(/`[^`]*`/g, '`…`')),
      ),
    );
    expect(comments).toEqual([]);
  });

  test('of a known wrong kind are found', () => {
    expect(problemsOf('x', ['The commit is judged by its base.'])).toHaveLength(1);
    expect(problemsOf('x', ['The commit is checked.'])).toEqual([]);
  });
});
