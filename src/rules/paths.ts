import { count, listOf, quote } from '../model/text.js';
import { unendedComments, unreadParts } from '../model/finding.js';
import { numberField } from '../model/json.js';
import { weighsAsSuccess, type Subject } from '../model/return.js';
import { NOTHING, type ReturnRule } from '../model/rule.js';

/** Families whose returns name paths in lines of text. */
export const pathRoot: ReturnRule = {
  id: 'path-root',
  area: 'artifacts',
  scope: 'return',
  severity: 'notice',
  about: () => ({
    summary: 'Paths are relative to the root of the project',
    rationale:
      'Agents write paths as they see them on their machine, or with the name of the repository in front. What most of them begin with is taken for the root, and what follows is looked up: the paths are checked, and other machines have other roots.',
    remedy: 'Write each path from the root of the repository.',
    sources: ['return-gate One reader of lines'],
  }),
  check({ root = null }) {
    if (root === null) return NOTHING;
    return {
      pointer: root.pointer,
      value: root.head,
      message: `${count(root.count, 'path')} ${root.count === 1 ? 'begins' : 'begin'} with ${quote(root.head, 200)}, which is read as the root of the project.`,
    };
  },
};

/** Line numbers that a message names. */
const MOST_NAMED = 10;

/** What differs between the rules on lines that were not read. */
export interface UnreadLines extends Pick<ReturnRule, 'id' | 'area' | 'about'> {
  /** Returns true if a return claims a file; without it, no word is said of one whose lines are all hedged. */
  readonly claimsFile?: (subject: Subject) => boolean;
}

/**
 * The rule that reports the lines of a return which may claim files and were not read, or that all of its lines on files are hedged: a
 * warning only if the compared change adds them.
 */
export function unreadRule({ claimsFile, ...own }: UnreadLines): ReturnRule {
  return {
    ...own,
    scope: 'return',
    unread: true,
    ofTruth: true,
    severity: 'warning',
    check(subject) {
      const { unread = [], isNew = false, restated = false } = subject;
      const isAdded = isNew || restated;
      const comments = unendedComments(unread, isAdded);
      const parts = unreadParts(unread);
      const [first] = parts;
      const severity = isAdded ? {} : { severity: 'notice' as const };
      if (!weighsAsSuccess(subject)) return comments;
      if (first === undefined) {
        const hedged = numberField(subject.value, 'hedged') ?? 0;
        if (hedged === 0 || claimsFile?.(subject) !== false) return comments;
        const said = hedged === 1 ? 'the line that names one says' : `${String(hedged)} lines that name files say`;
        const message = `The return says success and claims no file: ${said} that it is planned, not in git or not done.`;
        return [...comments, { ...severity, pointer: '', value: 'hedged', message }];
      }
      const lines = [...new Set(parts.map(({ range }) => range.startLine))];
      const named = lines.slice(0, MOST_NAMED).map(String);
      const more = lines.length - named.length;
      const where = listOf(more > 0 ? [...named, `${String(more)} more`] : named, 'and');
      const said = lines.length === 1 ? 'names a file and was not read' : 'name files and were not read';
      return [
        ...comments,
        {
          ...severity,
          range: first.range,
          value: parts.map(({ text }) => text).join('\n'),
          unread: lines.length,
          message: `${lines.length === 1 ? 'Line' : 'Lines'} ${where} ${said}: ${quote(first.text, 120)}.`,
        },
      ];
    },
  };
}
