import type { Form } from '../../model/document.js';
import type { ChosenVersions, DeclaredFamily, Place } from '../family.js';
import type { Declaration } from './declaration.js';

/** The group of the rules that every form has. */
export const FORMS_AREA = { name: 'forms', title: 'Forms that a project declares' } as const;

/** How the files of a form are read, by their extension; all others are Markdown. */
const EXTENSIONS: readonly { readonly form: Form; readonly fits: (path: string) => boolean }[] = [
  { form: 'json', fits: (path) => /\.json$/i.test(path) },
  { form: 'jsonl', fits: (path) => /\.(?:jsonl|ndjson)$/i.test(path) },
  { form: 'whole', fits: (path) => !/\.(?:json|jsonl|ndjson)$/i.test(path) },
];

/** Returns the family of the returns that a project declares. It has one version. */
function declaredFamily(declaration: Declaration): DeclaredFamily {
  const { name, files, session } = declaration;
  return {
    name,
    order: 0,
    families: [name],
    form: 'whole',
    places: EXTENSIONS.map(({ form, fits }): Place => {
      return { form, family: name, patterns: files, isExact: true, isOne: fits };
    }),
    versions: [
      { id: `${name}@1`, family: name, version: '1', title: `${name}, a form of the project`, isDefault: true },
    ],
    area: FORMS_AREA,
    declaration,
    noun: `return of the form ${name}`,
    ...(session.length === 0 ? { isWithoutSession: true } : {}),
    load: async () => (await import('./family.js')).loadForm(declaration),
  };
}

/** Returns the declarations of the forms among chosen versions. */
export function declarationsOf(versions: ChosenVersions): readonly Declaration[] {
  return Object.values(versions).flatMap((version) => version?.declaredBy?.declaration ?? []);
}

/** Returns the versions of declared forms, each with its family, by name. */
export function versionsOfForms(forms: readonly Declaration[]): ChosenVersions {
  return Object.fromEntries(
    forms
      .map(declaredFamily)
      .flatMap((family) =>
        family.versions.map((version) => [family.name, { ...version, declaredBy: family }] as const),
      ),
  );
}

/** Returns the places of the forms among chosen versions. */
export function placesOfForms(versions: ChosenVersions): readonly Place[] {
  return Object.values(versions).flatMap((version) => version?.declaredBy?.places ?? []);
}
