import type { Settings } from '../../config/settings.js';
import { ConfigError } from '../../config/error.js';
import type { Declaration } from '../../families/forms/declaration.js';
import { declarationsOf, placesOfForms, versionsOfForms } from '../../families/forms/index.js';
import { classifier, inDeclared, selection } from '../../gather/gather.js';
import { groupBy } from '../../model/collections.js';
import { count } from '../../model/text.js';
import type { Tree } from '../../model/tree.js';

/** Resolves to the files that a form reads, sorted by path: those that no built-in family reads. */
export async function filesOfForm(form: Declaration, tree: Pick<Tree, 'findAll'>): Promise<readonly string[]> {
  const declared = placesOfForms(versionsOfForms([form]));
  const { matches } = selection([], [], declared);
  const isOfForm = inDeclared(declared);
  const classify = classifier({}, declared);
  const wanted = (path: string): boolean => isOfForm(path) && matches(path) && classify(path).family === form.name;
  return (await tree.findAll({ patterns: ['**'], matches: wanted, anyCase: true })).map(({ path }) => path);
}

/**
 * Resolves to remarks on the project's forms: files of a form that a built-in family reads, and schemas that are only
 * partly checked. Rejects with `ConfigError` if a built-in family reads all files of a form.
 */
export async function formRemarks(
  { standards, readFrom }: Pick<Settings, 'standards' | 'readFrom'>,
  tree: Pick<Tree, 'findAll'>,
): Promise<readonly string[]> {
  const declared = placesOfForms(standards);
  if (declared.length === 0) return [];
  const classify = classifier({}, declared);
  const remarks: string[] = [];
  for (const [form, places] of groupBy(declared, ({ family }) => family ?? '')) {
    const files = await tree.findAll({ patterns: ['**'], matches: inDeclared(places), anyCase: true });
    const byFamily = groupBy(files, ({ path }) => classify(path).family ?? 'a built-in family');
    for (const [family, taken] of byFamily) {
      if (family === form) continue;
      const what = `read as ${family}, and not by the form`;
      if (byFamily.size === 1) {
        const file = readFrom.config?.file ?? readFrom.policy?.config.file ?? '';
        throw new ConfigError(file, [
          `All files of the form ${form} are ${what}: remove the form, or change its files.`,
        ]);
      }
      remarks.push(
        `${count(taken.length, 'file')} of the form ${form} ${taken.length === 1 ? 'is' : 'are'} ${what}: ${taken[0]?.path ?? ''}${taken.length > 1 ? ' and others' : ''}.`,
      );
    }
  }
  for (const { name, schema } of declarationsOf(standards)) {
    if (schema?.hasPatterns !== true) continue;
    remarks.push(
      `The form ${name} is checked by ${schema.file} without its pattern and patternProperties, which are not run.`,
    );
  }
  return remarks;
}
