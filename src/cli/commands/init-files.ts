import { REPOSITORY, VERSION } from '../../model/version.js';
import { join } from 'node:path';
import { renderBaseline, type NewBaseline } from '../../baseline/baseline.js';
import { reasonOf, count } from '../../model/text.js';
import { UsageError } from '../../model/usage.js';
import { repositoryOf } from '../../tree/root.js';
import { writeFile } from '../../tree/write-file.js';
import { placeOf, type Project } from '../../tree/write-place.js';
import { OutputError } from '../terminal/caller.js';
import { WORKFLOWS } from './workflows.js';

interface ProposedFile {
  /** Its name in the output, relative to the repository. */
  readonly name: string;
  readonly path: string;
  readonly text: string;
  readonly about: string;
  /** True to show its text before it is written. */
  readonly isShown: boolean;
}

export interface WrittenFile extends ProposedFile {
  readonly outcome: 'exists' | 'written' | 'proposed';
}

interface Names {
  readonly root: string;
  /** The path of the project root in its repository. */
  readonly place: string;
  /** The files, relative to the project root. */
  readonly config: string;
  readonly baseline: string;
}

/** The address of the configuration's schema, for editors: the file at the tag of the major version. */
export const CONFIG_SCHEMA = `${REPOSITORY.replace('//github.com/', '//raw.githubusercontent.com/')}/v${VERSION.split('.')[0] ?? ''}/schemas/config.schema.json`;

/** The versions and presets that the configuration names. */
interface Chosen {
  readonly versions: readonly string[];
  readonly forms: readonly string[];
}

/** Returns the files to write. `chosen` is what reads the returns: without any, there is no nightly audit; without findings, no baseline. */
export function proposedFiles(
  { entries }: NewBaseline,
  chosen: Chosen,
  { root, place, config, baseline }: Names,
): readonly ProposedFile[] {
  const hasReturns = chosen.versions.length + chosen.forms.length > 0;
  const inProject = (name: string, text: string, about: string, isShown: boolean): ProposedFile => ({
    name: place === '' ? name : `${place}/${name}`,
    path: join(root, name),
    text,
    about,
    isShown,
  });
  const workflow = (kind: keyof typeof WORKFLOWS, name: string, about: string): ProposedFile => ({
    name: `.github/workflows/${name}`,
    path: join(repositoryOf(root) ?? root, '.github/workflows', name),
    text: inFolder(WORKFLOWS[kind], place),
    about,
    isShown: true,
  });
  const known = entries.reduce((sum, entry) => sum + entry.count, 0);
  const ofConfig = hasReturns ? 'the versions to check by' : 'lets runs pass until the first return';
  return [
    inProject(config, configuration(chosen), ofConfig, true),
    ...(known === 0
      ? []
      : [inProject(baseline, renderBaseline(entries), `${count(known, 'known finding')}, which will not fail`, false)]),
    workflow('pull-request', 'return-gate.yml', 'checks every pull request'),
    ...(hasReturns
      ? [workflow('nightly-audit', 'return-gate-nightly.yml', 'checks all returns at night, and keeps a report')]
      : []),
  ];
}

function configuration({ versions, forms }: Chosen): string {
  const settings =
    versions.length + forms.length === 0
      ? [
          '# No return is committed yet, which would fail every run. Delete this file once the first return is committed.',
          'if-no-returns: warning',
        ]
      : [
          ...(versions.length === 0
            ? []
            : ['standards:', ...versions.map((id) => `  ${id.replace(/@.*/, '')}: ${id}`)]),
          ...(forms.length === 0 ? [] : ['forms:', `  use: [${forms.join(', ')}]`]),
        ];
  return [
    `# yaml-language-server: $schema=${CONFIG_SCHEMA}`,
    '# Settings of return-gate. All of them: return-gate schema config',
    ...settings,
    '',
  ].join('\n');
}

/** Adapts the workflow to a project that is a folder of its repository. */
function inFolder(workflow: string, place: string): string {
  if (place === '') return workflow;
  const line = `working-directory: ${JSON.stringify(place)}\n`;
  return workflow.replace(
    /^( *)- uses: return-gate\/return-gate@.*\n( *with:\n)/m,
    (step, indent: string) => `${step}${indent}    ${line}`,
  );
}

/**
 * Writes the files that do not exist, or proposes them. Throws `UsageError` for a place that must not be written to, before one is
 * written, and `OutputError` if writing fails; files written before remain.
 */
export function writeProposals(
  files: readonly ProposedFile[],
  isWriting: boolean,
  project: Project,
): readonly WrittenFile[] {
  const existing = new Set(files.filter((file) => exists(file, project)));
  return files.map((file) => {
    if (existing.has(file)) return { ...file, outcome: 'exists' };
    if (!isWriting) return { ...file, outcome: 'proposed' };
    try {
      writeFile(file.path, [file.text], { project });
    } catch (error) {
      throw new OutputError(unwritten(file.name, error));
    }
    return { ...file, outcome: 'written' };
  });
}

function exists({ name, path }: ProposedFile, project: Project): boolean {
  try {
    const place = placeOf(path, project);
    return place.kind === 'device' || place.mode !== null;
  } catch (error) {
    throw new UsageError(unwritten(name, error));
  }
}

function unwritten(name: string, error: unknown): string {
  return `${name} could not be written: ${reasonOf(error)}`;
}
