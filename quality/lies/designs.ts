/**
 * What the standards let pass on purpose, or make no more than a notice: why, with the section, and the kinds by their families. Each
 * sentence is ours; the sections are those of the standard of the family, or of the rules that all share.
 */
export interface Design {
  readonly because: string;
  readonly kinds: Readonly<Record<string, readonly string[]>>;
}

export const DESIGNS: readonly Design[] = [
  {
    because:
      'A claim of a return that says itself that it did not succeed weighs no more than a notice (verdict table).',
    kinds: {
      'return-meta': ['partial', 'partial-but-complete', 'failed'],
      handoff: ['blocked', 'partial'],
      'return log': ['status-partial'],
      'result envelope': ['status-failure'],
      'GSD summary': ['halted', 'self-check-failed'],
      'GSD plan and verification': ['status-gaps'],
    },
  },
  {
    because: 'A story or a spec that is not final claims nothing: its list may be a forecast (BMAD, status).',
    kinds: {
      'BMAD story': ['status-approved', 'status-ready', 'status-draft', 'status-in-progress'],
      'BMAD spec': ['status-draft', 'status-in-progress'],
    },
  },
  {
    because:
      'A line that is struck out, or whose box is open, is no claim, and a list without claims is a notice (lines, struck out; an unticked box).',
    kinds: {
      'result envelope': ['struck', 'open-box'],
      'BMAD story': ['struck', 'unticked'],
      'BMAD spec': ['hedge-planned', 'task-open', 'task-moved'],
    },
  },
  {
    because:
      'A claimed deletion is true if the path is gone, whether or not history shows it; one that contradicts is a notice (BMAD and GSD, verdicts).',
    kinds: {
      'BMAD story': ['not-deleted', 'claims-deleted'],
      'GSD summary': ['says-deleted', 'not-deleted'],
    },
  },
  {
    because:
      'Only the places that the version names make claims, never prose, comments or other fields (kinds of claims).',
    kinds: {
      'return-meta': ['beside-artifacts', 'modified-files-12'],
      handoff: ['files-created'],
      'return log': ['comment-md'],
      'result envelope': ['comment', 'in-summary', 'diff'],
      'BMAD story': ['comment', 'detail', 'second-remark', 'after-notes', 'notes-only'],
      'BMAD spec': ['review-html', 'review-fence', 'result-table', 'result-prose', 'result-fence'],
      'GSD summary': [
        ...['key-files-only', 'key-files-created', 'key-created', 'comment', 'merge', 'second-document', 'says-none'],
        ...['described-path', 'heading-deliverables', 'heading-artifacts', 'setext'],
        ...['commit-heading-0', 'commit-heading-1', 'commit-heading-2', 'commit-form-bare'],
        ...['commit-form-linked', 'commit-form-bracket', 'commit-form-range', 'invented-upper', 'anchor'],
      ],
      'GSD plan and verification': [
        ...['plan-key', 'seen-lower', 'seen-yes', 'seen-denied', 'seen-warned', 'seen-html', 'table-artifacts'],
        ...['table-bold'],
      ],
    },
  },
  {
    because:
      'A list under another heading, or one that names no path that can be read, is a notice: one final story in ten has no such list (BMAD, rules).',
    kinds: {
      'BMAD story': ['wide', 'bold-heading', 'setext', 'heading-html'],
    },
  },
  {
    because:
      'Agents write paths from the package they work in, and bare names: a file found by its end, or alone by its name, is taken for the claimed one (BMAD and GSD, tail and name).',
    kinds: { 'BMAD story': ['same-name-elsewhere', 'tail-elsewhere'] },
  },
  {
    because:
      'What the commit’s own ignore rules keep out, an empty folder and a folder in place of a file are notices (BMAD and GSD, verdicts).',
    kinds: { 'BMAD story': ['folder', 'ignored', 'folder-slash'], 'GSD summary': ['folder', 'ignored-work'] },
  },
  {
    because:
      'Whether a file really changed is at most a notice, and needs the history: parallel work commits for each other (BMAD and GSD, decisions).',
    kinds: {
      'BMAD story': ['unchanged'],
      'BMAD spec': ['untouched'],
      'GSD summary': ['old-commit', 'created-untouched'],
    },
  },
  {
    because:
      'A plan and a ticked task say what was meant: the work may have gone another way, so what is missing is a notice (GSD, decisions; BMAD, verdicts).',
    kinds: {
      'BMAD spec': ['task-never', 'task-odd-tick', 'task-untracked'],
      'GSD plan and verification': [
        'plan-never',
        'plan-lines',
        'plan-exports',
        'plan-contains',
        'plan-link',
        'plan-flow',
      ],
    },
  },
  {
    because:
      'A squash or a rebase removes commits that an honest return names, so a lost baseline is a notice (BMAD, rules).',
    kinds: { 'BMAD spec': ['invented-baseline'] },
  },
  {
    because:
      'A claim is true if its file exists and is not empty; what is in it, and how it came there, is not asked (verdict table).',
    kinds: { 'return-meta': ['lfs-without-size', 'pointer-beside-lfs', 'copied'] },
  },
  {
    because:
      'Nothing in a submodule that .gitmodules names, or in a memory store, can be checked from this repository (verdict table).',
    kinds: { 'result envelope': ['observation'] },
  },
  {
    because:
      'A return is followed through every move of its file, and a claim that was true stays true; a rename by the change explains the old path (details of history).',
    kinds: { 'return-meta': ['moved-return', 'renamed-in-change'] },
  },
  {
    because:
      'Where nothing is kept in files, “None (ephemeral)” or a description counts as an artifact (envelope, mode none).',
    kinds: { 'result envelope': ['vague', 'ephemeral'] },
  },
  {
    because:
      'A command need only be concrete, and outputs are kept nowhere, so no hash is ever called wrong (verify-result, fields and totals).',
    kinds: {
      'verify-result': [
        ...[
          'nothing-true',
          'nothing-echo',
          'nothing-colon',
          'nothing-exit',
          'hash-of-nothing',
          'hash-shared',
          'hash-copied',
        ],
        ...['hash-invented', 'other-change'],
      ],
    },
  },
  {
    because:
      'Only the envelope that opens the report counts; a report without one is no return of this family (verify-result, where and what).',
    kinds: { 'verify-result': ['red-below', 'json', 'prose-only', 'empty'] },
  },
  {
    because:
      'What Markdown does not render is not there: an envelope in a comment is an example (lines, what is text).',
    kinds: { 'verify-result': ['in-comment'] },
  },
  {
    because:
      'Totals and tasks that cannot be counted are a notice: only the stated forms of headings and boxes count (verify-result, counting).',
    kinds: { 'verify-result': ['no-specs', 'no-tasks', 'empty-specs', 'open-task-empty-box', 'open-task-tilde'] },
  },
  {
    because:
      'The score and the gaps of a verification are compared by notices where the one does not exclude the other (GSD, rules).',
    kinds: { 'GSD plan and verification': ['pass-with-gaps'] },
  },
  {
    because: 'A leading slash and no dot in the last segment is a route, and no path (lines, a path).',
    kinds: { 'result envelope': ['outside'] },
  },
];
