import { patternsThatCount, type Settings } from '../../config/settings.js';
import { checkTree } from '../../engine/run/check-tree.js';
import { placesOfForms } from '../../families/forms/index.js';
import { explainFiles, type FileReason } from '../../gather/explain-files.js';
import { EXIT } from '../../model/report.js';
import type { Tree } from '../../model/tree.js';
import { count } from '../../model/text.js';
import { groupBy } from '../../model/collections.js';
import { json, terminal, type Terminal, type Paint } from '../../report/sink.js';
import { painterFor, type Caller } from '../terminal/caller.js';
import { aligned } from '../terminal/page.js';
import { explainNoReturns } from '../no-returns.js';

/** Every file of the tree. */
const EVERYTHING = { patterns: ['**'], matches: (): boolean => true };

const BECAUSE = {
  ignored: 'matches ignore',
  template: 'is in a folder of templates and examples',
  never: 'never holds returns',
  'not-selected': 'is in a usual place, but no pattern selects it',
  'no-place': 'has the name of a return, and is at no place for one',
} as const;

/** A checked file and the returns that were read from it. */
type CheckedFile = Extract<FileReason, { kind: 'checked' }> & { readonly standards: readonly string[] };
type LeftOutFile = Extract<FileReason, { kind: 'left-out' }>;

/** Runs `check --files`: lists the files that are checked and those that are left out, with the reasons. Resolves to the exit status. */
export async function listFiles(tree: Tree, settings: Settings, isJson: boolean, caller: Caller): Promise<number> {
  const { options, policy, config } = settings.readFrom;
  const { paths: patterns, ignore } = patternsThatCount(options, policy?.project ?? config);
  const declared = placesOfForms(settings.standards);
  const files = await tree.findAll(EVERYTHING);
  const paths = files.map(({ path }) => path);
  const ofProject = explainFiles(paths, { patterns, ignore, declared });
  const reasons =
    policy === undefined
      ? ofProject
      : eitherReason(
          paths,
          ofProject,
          explainFiles(paths, {
            patterns: patternsThatCount(options, policy.config).paths,
            ignore: policy.config.ignore,
            declared,
          }),
        );
  // What a file holds is known when it is read.
  const { returns } = await checkTree(tree, settings);
  const byFile = groupBy(returns, ({ file }) => file);
  const checked = reasons
    .filter((reason) => reason.kind === 'checked')
    .map((reason): CheckedFile => ({
      ...reason,
      standards: (byFile.get(reason.path) ?? []).map(({ standard }) => standard),
    }));
  const leftOut = reasons.filter((reason) => reason.kind === 'left-out');
  if (isJson) {
    caller.stdout.write(`${json({ checked, leftOut })}\n`);
    return EXIT.passed;
  }
  const paint = painterFor(caller);
  const nothing = checked.length === 0 ? terminal`\n${explainNoReturns(tree, patterns)}` : terminal``;
  caller.stdout.write(terminal`${listing(checked, leftOut, paint)}${nothing}`.text);
  return EXIT.passed;
}

/** Returns the reasons under a policy: a file that the project or the policy selects is checked. */
function eitherReason(
  paths: readonly string[],
  ofProject: readonly FileReason[],
  ofPolicy: readonly FileReason[],
): readonly FileReason[] {
  const [project, policy] = [ofProject, ofPolicy].map((reasons) => new Map(reasons.map((one) => [one.path, one])));
  return paths.flatMap((path) => {
    const [own, other] = [project?.get(path), policy?.get(path)];
    return (own?.kind === 'checked' ? own : other?.kind === 'checked' ? other : (own ?? other)) ?? [];
  });
}

/** Returns the files that hold returns, those that were read and hold none, and those that are left out, each part with its number. */
function listing(checked: readonly CheckedFile[], leftOut: readonly LeftOutFile[], paint: Paint): Terminal {
  const withReturns = checked.filter(({ standards }) => standards.length > 0);
  const without = checked.filter(({ standards }) => standards.length === 0);
  const parts = [
    {
      title: 'with returns',
      rows: withReturns.map(({ path, standards, pattern }) => [path, holds(standards), `matches ${pattern}`]),
    },
    { title: 'read, without a return', rows: without.map(({ path, pattern }) => [path, `matches ${pattern}`]) },
    {
      title: 'left out',
      rows: leftOut.map(({ path, pattern, because }) => [
        path,
        `${BECAUSE[because]}${pattern === null ? '' : `: ${pattern}`}`,
      ]),
    },
  ];
  const shown = parts.filter(({ rows }, n) => n === 0 || rows.length > 0);
  return terminal`${shown.map(({ title, rows }, n) => {
    const head = paint('bold', terminal`${count(rows.length, 'file')} ${title}`);
    const cells = rows.map((row) =>
      row.map((cell, at) => (at === row.length - 1 ? paint('dim', terminal`${cell}`) : terminal`${cell}`)),
    );
    return terminal`${n === 0 ? '' : terminal`\n`}${head}\n${aligned(cells)}`;
  })}`;
}

/** `return-meta@1.2`, or `3 returns: subagent-return@1.2`. */
function holds(standards: readonly string[]): string {
  const ids = [...new Set(standards)].join(', ');
  return standards.length === 1 ? ids : `${count(standards.length, 'return')}: ${ids}`;
}
