import { artifactsOf } from '../../../model/return.js';
import { stringField } from '../../../model/json.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { quote } from '../../../model/text.js';

export const envelopeChangeFolder: ReturnRule = {
  id: 'envelope-change-folder',
  area: 'envelope',
  needsPlace: true,
  scope: 'return',
  severity: 'warning',
  summary: 'An envelope names the change in whose folder it and its artifacts are',
  rationale:
    'All files of a change are in `openspec/changes/`, below its name. A result with another name is filed under the wrong change, or was copied from there.',
  remedy:
    'Write the name of the folder as the change, or move the file. In the archive, the date before the name does not count.',
  demand: {
    order: 100,
    text: 'The change has the name of its folder below openspec/changes/.',
  },
  sources: [{ document: '004', heading: 'Fields' }],
  bad: { replace: [['**Change**: parse-dates', '**Change**: parse-times']] },
  good: [
    {},
    { file: 'openspec/changes/archive/2026-01-28-parse-dates/proposal.return.md' },
    { file: 'docs/return-logs/phases.md' },
  ],
  check(subject) {
    const change = stringField(subject.value, 'change');
    if (change === undefined) return NOTHING;
    const own = folderOf(subject.file);
    const folders = own === null ? artifactFolders(subject) : [own];
    const [first] = folders;
    if (first === undefined || folders.some((folder) => isNamed(folder, change))) return NOTHING;
    return [
      {
        pointer: '/change',
        message: `The change is called ${quote(change)}, and the folder is ${quote(first)}.`,
        recommendation: 'Write the name of the folder below openspec/changes/ as the change.',
      },
    ];
  },
};

/** Returns the folders of changes that the artifacts are in, for an envelope that is in none. */
function artifactFolders(subject: Parameters<ReturnRule['check']>[0]): readonly string[] {
  return artifactsOf(subject).flatMap(({ plainPath }) => {
    const folder = plainPath === null ? null : folderOf(plainPath);
    return folder === null ? [] : [folder];
  });
}

/** Returns the name of the change whose folder a file is in; null for any other file. */
function folderOf(path: string): string | null {
  return /(?:^|\/)openspec\/changes\/(?:archive\/)?(?!archive\/)([^/]+)\//.exec(path)?.[1] ?? null;
}

function isNamed(folder: string, change: string): boolean {
  return folder === change || folder.replace(/^\d{4}-\d{2}-\d{2}-/, '') === change;
}
