import { join } from 'node:path';
import { renderBaseline, type NewBaseline } from '../../baseline/baseline.js';
import { CONFIG_FILES } from '../../config/find.js';
import { count, reasonOf } from '../../model/text.js';
import { UsageError } from '../../model/usage.js';
import { repositoryOf } from '../../tree/root.js';
import { writeFile } from '../../tree/write-file.js';
import { placeOf, type Project } from '../../tree/write-place.js';
import { OutputError } from '../terminal/caller.js';
import { WORKFLOWS } from '../commands/workflows.js';
import type { Trial } from './trials.js';

export interface ProposedFile {
  /** Whether to show its text before it is written. */
  readonly isShown: boolean;
  /** Its name in the output, relative to the repository. */
  readonly name: string;
  readonly path: string;
  readonly text: string;
  readonly about: string;
}

/** The input for the proposals. */
interface Basis {
  readonly root: string;
  /** The path of the project root in its repository. */
  readonly place: string;
  /** The name of the existing configuration; null if there is none. */
  readonly config: string | null;
  readonly chosen: readonly Trial[];
  /** The baseline file, relative to the project root. */
  readonly baseline: string;
  readonly taken: NewBaseline;
}

/** Returns the files to write: no baseline without findings, and no nightly audit without returns. */
export function propose({ root, place, config: known, chosen, baseline, taken }: Basis): readonly ProposedFile[] {
  const top = repositoryOf(root) ?? root;
  const inProject = (name: string): string => (place === '' ? name : `${place}/${name}`);
  const config = known ?? CONFIG_FILES[0];
  const workflow = (name: keyof typeof WORKFLOWS, file: string, about: string): ProposedFile => ({
    name: `.github/workflows/${file}`,
    path: join(top, '.github/workflows', file),
    text: inFolder(WORKFLOWS[name], place),
    about,
    isShown: true,
  });
  const hasReturns = chosen.length > 0;
  return [
    {
      name: inProject(config),
      path: join(root, config),
      text: configuration(chosen),
      about: hasReturns ? 'the versions to check by' : 'lets runs pass until the first return',
      isShown: true,
    },
    ...(taken.entries.length === 0
      ? []
      : [
          {
            name: inProject(baseline),
            path: join(root, baseline),
            isShown: false,
            text: renderBaseline(taken.entries),
            about: `${count(
              taken.entries.reduce((sum, { count: known }) => sum + known, 0),
              'known finding',
            )}, which will not fail`,
          },
        ]),
    workflow('pull-request', 'return-gate.yml', 'checks every pull request'),
    // Without returns there is nothing to audit.
    ...(hasReturns
      ? [workflow('nightly-audit', 'return-gate-nightly.yml', 'checks all returns at night, and keeps a report')]
      : []),
  ];
}

function configuration(chosen: readonly Trial[]): string {
  const lines = chosen.map(({ standard }) => `  ${standard.family}: ${standard.id}`);
  return [
    '# Settings of return-gate. All of them: return-gate schema config',
    ...(lines.length === 0
      ? [
          '# No return is committed yet, which would fail every run. Delete this file once the first return is committed.',
          'if-no-returns: warning',
        ]
      : ['standards:', ...lines]),
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

export interface WrittenProposal extends ProposedFile {
  readonly outcome: 'exists' | 'written' | 'proposed';
}

/** Whether a file already exists. Throws `UsageError` for a place that must not be written to. */
export function isThere({ name, path }: ProposedFile, project: Project): boolean {
  try {
    const place = placeOf(path, project);
    return place.kind === 'device' || place.mode !== null;
  } catch (error) {
    throw new UsageError(unwritten(name, error));
  }
}

interface Writing {
  readonly exists: boolean;
  readonly isWriting: boolean;
  readonly project: Project;
}

/** Writes a file unless it exists. Throws `OutputError` if that fails; files written before remain. */
export function writeProposal(proposal: ProposedFile, { exists, isWriting, project }: Writing): WrittenProposal {
  if (exists) return { ...proposal, outcome: 'exists' };
  if (!isWriting) return { ...proposal, outcome: 'proposed' };
  try {
    writeFile(proposal.path, [proposal.text], { project });
  } catch (error) {
    throw new OutputError(unwritten(proposal.name, error));
  }
  return { ...proposal, outcome: 'written' };
}

function unwritten(name: string, error: unknown): string {
  return `${name} could not be written: ${reasonOf(error)}`;
}
