import { numberField } from '../model/json.js';
import { count, listOf, quote } from '../model/text.js';
import { unendedComments, unreadParts } from '../model/finding.js';
import { weighsAsSuccess } from '../model/return.js';
import { NOTHING, type ReturnRule } from '../model/rule.js';

/** Families whose returns name paths in lines of text. */
export const pathRoot: ReturnRule = {
  id: 'path-root',
  area: 'artifacts',
  step: 'artifacts',
  scope: 'return',
  severity: 'notice',
  about: () => ({
    summary: 'Paths are relative to the root of the project',
    rationale:
      'Agents write paths as they see them on their machine, or with the name of the repository in front. What most of them begin with is taken for the root, and what follows is looked up: the paths are checked, and other machines have other roots.',
    remedy: 'Write each path from the root of the repository.',
    sources: [{ document: 'return-gate', heading: 'One reader of lines' }],
  }),
  check({ root = null }) {
    if (root === null) return NOTHING;
    return [
      {
        pointer: root.pointer,
        value: root.head,
        message: `${count(root.count, 'path')} ${root.count === 1 ? 'begins' : 'begin'} with ${quote(root.head, 200)}, which is read as the root of the project.`,
        recommendation: 'Write each path from the root of the repository.',
      },
    ];
  },
};

/** Line numbers that a message names. */
const MOST_NAMED = 10;

/** What differs between the rules on lines that were not read. */
export interface UnreadLines extends Pick<ReturnRule, 'id' | 'area' | 'about'> {
  readonly recommendation: string;
  /** It says of a success, too, that all its lines on files are hedged; other families have a rule of their own for that. */
  readonly saysHedged?: true;
}

/** The rule that reports the lines of a return which may claim files and were not read: a warning only if the compared change adds them. */
export function unreadRule({ recommendation, saysHedged, ...own }: UnreadLines): ReturnRule {
  return {
    ...own,
    scope: 'return',
    unread: true,
    ofTruth: true,
    severity: 'warning',
    check(subject) {
      const { unread = [], isNew = false, restated = false, claims, value } = subject;
      const isAdded = isNew || restated;
      const weight = isAdded ? {} : { severity: 'notice' as const };
      const comments = unendedComments(unread, isAdded);
      if (!weighsAsSuccess(subject)) return comments;
      const parts = unreadParts(unread);
      const [first] = parts;
      if (first === undefined) {
        const hedged = saysHedged === true && claims === 0 ? (numberField(value, 'hedged') ?? 0) : 0;
        if (hedged === 0) return comments;
        const lines = hedged === 1 ? 'the line that names one says' : `${String(hedged)} lines that name files say`;
        const message = `The return says success and claims no file: ${lines} that it is planned, not in git or not done.`;
        return [...comments, { ...weight, pointer: '', value: 'hedged', message }];
      }
      const lines = [...new Set(parts.map(({ range }) => range.startLine))];
      const named = lines.slice(0, MOST_NAMED).map(String);
      const more = lines.length - named.length;
      const where = listOf(more > 0 ? [...named, `${String(more)} more`] : named, 'and');
      const said = lines.length === 1 ? 'names a file and was not read' : 'name files and were not read';
      return [
        ...comments,
        {
          ...weight,
          range: first.range,
          value: parts.map(({ text }) => text).join('\n'),
          message: `${lines.length === 1 ? 'Line' : 'Lines'} ${where} ${said}: ${quote(first.text, 120)}.`,
          recommendation,
        },
      ];
    },
  };
}
