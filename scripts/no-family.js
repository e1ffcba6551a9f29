import { readdirSync } from 'node:fs';

/** Words that name a family: the names of the families' folders, and what people call their returns. */
const FAMILIES = readdirSync(new URL('../src/families/', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['json', 'forms'].includes(entry.name))
  .map(({ name }) => name);
const NAMED = new RegExp([...FAMILIES, 'envelope', 'handoff', 'verifyresult'].map(plain).join('|'), 'i');

function plain(name) {
  return name.replaceAll('-', '-?');
}

/** Forbids names of families in code outside families/: differences between families belong there. */
export const noFamily = {
  meta: {
    type: 'problem',
    messages: { named: 'Only families/ names a family: take this from the family’s data.' },
    schema: [],
  },
  create(context) {
    const check = (node, text) => {
      if (NAMED.test(text)) context.report({ node, messageId: 'named' });
    };
    return {
      Identifier: (node) => check(node, node.name),
      Literal: (node) => (typeof node.value === 'string' ? check(node, node.value) : undefined),
      TemplateElement: (node) => check(node, node.value.raw),
    };
  },
};
