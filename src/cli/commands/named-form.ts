import { presetForm } from '../../config/forms.js';
import { readConfig } from '../../config/load.js';
import type { Declaration } from '../../families/forms/declaration.js';
import { PRESETS } from '../../families/forms/presets.js';
import { openWorkspace } from '../../tree/workspace.js';
import { unknownName } from './lookup.js';

/**
 * Resolves to the form of a name that the project's configuration on disk declares, or to the preset of that name. Rejects with
 * `UsageError` if there is none.
 */
export async function formNamed(name: string, root: string): Promise<Declaration> {
  const disk = openWorkspace(root);
  try {
    const forms = (await readConfig(disk))?.forms ?? [];
    const found = forms.find((form) => form.name === name) ?? (PRESETS.has(name) ? await presetForm(name) : undefined);
    if (found !== undefined) return found;
    const known = [...forms.map((form) => form.name), ...PRESETS.keys()];
    throw unknownName('form', name, known, 'The forms of a project are under "forms" in .return-gate.yml.');
  } finally {
    disk.close();
  }
}
