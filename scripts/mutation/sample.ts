import { createHash } from 'node:crypto';
import { PluginKind, declareFactoryPlugin } from '@stryker-mutator/api/plugin';
import type { Ignorer, NodePath } from '@stryker-mutator/api/ignore';

/** Mutate only the functions and other statements of a file that a draw takes: `0.2 7` is a fifth of them, by seed 7. */
export const SAMPLE = 'MUTATION_SAMPLE';

interface Drawn {
  readonly node: { readonly type: string; readonly loc?: { readonly start: { readonly line: number } } };
  readonly parent: { readonly type: string } | null;
  readonly hub?: { readonly file?: { readonly opts?: { readonly filename?: string } } };
}

/** What is drawn whole: the statements of a file, and the members of a class. */
const AROUND = new Set(['Program', 'ExportNamedDeclaration', 'ClassBody']);
const DRAWN_IN_PARTS = new Set(['ExportNamedDeclaration', 'ClassDeclaration']);

/** Returns a number from 0 up to 1 that depends on the text alone. */
function draw(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0) / 2 ** 32;
}

function createSample(): Ignorer {
  const [share = '1', seed = ''] = (process.env[SAMPLE] ?? '1').split(' ');
  let file = 0;
  return {
    shouldIgnore(path: NodePath) {
      const { node, parent } = path as Drawn;
      if (node.type === 'Program') file += 1;
      if (parent === null || !AROUND.has(parent.type) || DRAWN_IN_PARTS.has(node.type)) return undefined;
      const isTaken = draw(`${seed} ${String(file)} ${String(node.loc?.start.line)}`) < Number(share);
      return isTaken ? undefined : 'It is not in the sample.';
    },
  };
}
createSample.inject = [] as const;

export const strykerPlugins = [declareFactoryPlugin(PluginKind.Ignore, 'sample', createSample)];
