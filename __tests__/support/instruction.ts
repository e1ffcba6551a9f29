import { prompt } from '../../src/cli/commands/prompt.js';
import { chooseStandards } from '../../src/families/choose.js';
import { repositoryOf } from '../../src/families/example.js';
import type { Finding } from '../../src/model/finding.js';
import type { Standard } from '../../src/model/standard.js';
import { captured } from './captured.js';
import { memoryTree } from './memory-tree.js';
import { runOver } from './run.js';

/** A field that an instruction lists. */
export interface FieldLine {
  readonly name: string;
  readonly isRequired: boolean;
  readonly words: string;
  readonly inner: FieldLine[];
}

/** The fields of an instruction, as it lists them. */
export function fieldsOf(text: string): readonly FieldLine[] {
  const top: FieldLine[] = [];
  const open: FieldLine[][] = [top];
  for (const [, indent = '', name = '', words = '', need] of text.matchAll(
    /^( *)- (\S+) \((.*?); (required|optional)\): /gm,
  )) {
    const depth = indent.length / 2;
    const line: FieldLine = { name, words, isRequired: need === 'required', inner: [] };
    open[depth]?.push(line);
    open[depth + 1] = line.inner;
  }
  return top;
}

/** What is under "Conditions", and holds for a status. */
export function conditionsOf(text: string, status: string): readonly string[] {
  const lines = text.slice(text.indexOf('\nConditions:\n')).match(/^- .*$/gm) ?? [];
  return lines.flatMap((line) => {
    const [, when = '', then = ''] = /^- When "status" is ((?:"[^"]*"|, | or )+): (.*)$/.exec(line) ?? [];
    return when.includes(`"${status}"`) ? [then] : [];
  });
}

/** Errors and warnings in a file beside those of a version's sample. */
export async function failuresIn({ id, sample }: Standard, content: string): Promise<readonly Finding[]> {
  const { findings } = await runOver({
    tree: memoryTree(repositoryOf(sample, { text: content })),
    standards: chooseStandards(id),
    maxFileSize: 1 << 20,
  });
  return findings.filter(({ severity }) => severity !== 'notice');
}

/** Returns what `prompt` prints for a version. */
export async function instruction(id: string): Promise<string> {
  return (await captured((caller) => prompt(['--standard', id], caller))).stdout;
}
