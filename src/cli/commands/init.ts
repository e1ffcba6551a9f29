import { join } from 'node:path';
import { baselineToWrite, type NewBaseline, type Untrue } from '../../baseline/baseline.js';
import { toConfig, type Config } from '../../config/config.js';
import { presetForm } from '../../config/forms.js';
import { readConfig, CONFIG_FILES, findConfig } from '../../config/load.js';
import { readSettings } from '../../config/settings.js';
import { checkTree } from '../../engine/run/check-tree.js';
import { filesOfForm } from '../../engine/run/form-files.js';
import { FAMILY_NAMES } from '../../families/choose.js';
import type { Declaration } from '../../families/forms/declaration.js';
import { PRESETS } from '../../families/forms/presets.js';
import type { ReturnRecord } from '../../model/context.js';
import { BASELINE_FILE, returnKey } from '../../model/finding.js';
import { EXIT, type Report } from '../../model/report.js';
import { groupBy } from '../../model/collections.js';
import { count } from '../../model/text.js';
import { UsageError } from '../../model/usage.js';
import { type Paint, terminal, type Terminal } from '../../report/sink.js';
import { claimsLine } from '../../report/describe/answer.js';
import { placeInWords } from '../../report/describe/finding.js';
import { openCommit, type CommitTree } from '../../tree/commit.js';
import { GitError } from '../../tree/git/git.js';
import { openWorkspace } from '../../tree/workspace.js';
import { projectOf } from '../../tree/write-place.js';
import { command, OPTION } from '../options.js';
import { inProject } from '../in-project.js';
import { explainNoReturns } from '../no-returns.js';
import { painterFor } from '../terminal/caller.js';
import { aligned, fitted, verbatim } from '../terminal/page.js';
import { proposedFiles, writeProposals, type WrittenFile } from './init-files.js';
import { INCLUDE_UNTRUE, knownEntries, stayOut } from './update-baseline.js';

/** Maximum number of false claims that are named; `check` lists all. */
const MOST_NAMED = 20;

/**
 * Runs `init`: proposes the files that an existing repository needs to enable the gate. Resolves to the exit status;
 * rejects with errors that the caller can fix.
 */
export const init = command(
  {
    usage: 'return-gate init [options]',
    about:
      'Looks at the returns that the repository has committed, and proposes a configuration, a baseline of the current findings, and workflows. Without --write it shows them and writes nothing.',
    details: [
      'False claims are listed, and stay out of the baseline. In a repository without returns it says how to get the first one.',
    ],
    options: [
      OPTION.root,
      { name: 'write', help: 'write the files; one that exists is never replaced' },
      INCLUDE_UNTRUE,
      OPTION.now,
      OPTION.noColor,
    ],
  },
  async (call, caller) => {
    const {
      root,
      rest: [operand],
    } = inProject(call, caller);
    if (operand !== undefined) throw new UsageError(`init takes no ${operand}: name the project with --root.`);
    const isWriting = call.has('write');
    const tree = await openCommitted(root);
    try {
      // Only the configuration is read from disk.
      const disk = openWorkspace(root);
      const ownConfig = findConfig(disk)?.path ?? null;
      const configured = await readConfig(disk);
      const presets = await fittingPresets(tree, configured);
      const config = ownConfig === null && presets.length > 0 ? toConfig('', {}, [], presets) : configured;
      const baseline = config?.baseline ?? BASELINE_FILE;
      const project = projectOf([root, '.']);
      const before = knownEntries(join(root, baseline), project);
      const untrue: Untrue = call.has(INCLUDE_UNTRUE.name) ? 'included' : 'left-out';
      const check = async (standard?: string): Promise<Checked> => {
        const known = baselineToWrite(before, untrue);
        const texts = new Map([['if-no-returns', 'ignore']]);
        const now = call.value('now');
        if (now !== undefined) texts.set('now', now);
        if (standard !== undefined) texts.set('standard', standard);
        const options = { patterns: [], ignore: [], texts, clock: caller.now() };
        const settings = readSettings(options, (setting) => `--${setting}`, config);
        const report = await checkTree(tree, settings, { baseline: known });
        return { report, taken: known.taken() };
      };
      let checked = await check();
      const versions = fittingVersions(checked.report);
      const isBuiltIn = ({ standard }: ReturnRecord): boolean => FAMILY_NAMES.includes(standard.replace(/@.*/, ''));
      const isByDefault = checked.report.returns.filter(isBuiltIn).every(({ standard }) => versions.includes(standard));
      if (ownConfig === null && !isByDefault) checked = await check(versions.join());
      const names = { root, place: tree.root, config: ownConfig ?? CONFIG_FILES[0], baseline };
      const chosen = { versions, forms: (config?.forms ?? []).map(({ name }) => name) };
      const files = writeProposals(proposedFiles(checked.taken, chosen, names), isWriting, project);
      const paint = painterFor(caller);
      const steps = [
        ...(ownConfig === null ? [] : presets).map(
          ({ name }) =>
            `Files of the preset ${name} are there: add it to ${ownConfig ?? ''} as forms: { use: [${name}] }.`,
        ),
        ...nextSteps(files, checked, isWriting, tree.root),
      ];
      const found = foundReturns(checked.report, config, ownConfig, paint);
      const next = steps.map((step) => fitted(step, 0));
      caller.stdout.write(terminal`${found}\n${filesTable(files, paint)}\n${next}`.text);
      return EXIT.passed;
    } finally {
      tree.close();
    }
  },
);

/**
 * Opens the last commit. Rejects with `GitError` if there is none: nothing is proposed from uncommitted files alone.
 */
async function openCommitted(root: string): Promise<CommitTree> {
  try {
    return await openCommit({ root, revision: 'HEAD' });
  } catch (error) {
    if (!(error instanceof GitError) || (error.kind !== 'no-repository' && error.kind !== 'no-commit')) throw error;
    const remedy = 'init looks at what is committed: make a repository, and commit the project first.';
    throw new GitError(error.what, error.kind, remedy);
  }
}

/** Resolves to the presets whose files a project has, and that its configuration lacks. */
async function fittingPresets(tree: CommitTree, config: Config | null): Promise<readonly Declaration[]> {
  const fitting: Declaration[] = [];
  for (const name of PRESETS.keys()) {
    if (config?.forms.some((form) => form.name === name) === true) continue;
    const form = await presetForm(name);
    if ((await filesOfForm(form, tree)).length > 0) fitting.push(form);
  }
  return fitting;
}

interface Checked {
  readonly report: Report;
  /** The baseline to write. */
  readonly taken: NewBaseline;
}

/** Returns the version of each family that most of its returns have the shape of. */
function fittingVersions({ returns, findings }: Report): readonly string[] {
  const others = new Map<string, string>();
  for (const { rule, message, file, index } of findings) {
    const [, id] = /has the shape of (\S+)\.$/.exec(message) ?? [];
    if (rule === 'standard-mismatch' && id !== undefined) others.set(returnKey({ file, index }), id);
  }
  const families = groupBy(returns, ({ standard }) => standard.replace(/@.*/, ''));
  return FAMILY_NAMES.flatMap((family) => {
    const ofFamily = families.get(family) ?? [];
    const votes = [...groupBy(ofFamily, (one) => others.get(returnKey(one)) ?? one.standard)];
    const [most] = votes.sort(([, a], [, b]) => b.length - a.length);
    return most?.[0] ?? [];
  });
}

/** Returns which returns were found, by version, and their false claims; without returns, how to get the first one. */
function foundReturns(report: Report, config: Config | null, ownConfig: string | null, paint: Paint): Terminal {
  const { returns, findings, source } = report;
  if (returns.length === 0) {
    return terminal`${paint('bold', terminal`No returns found`)}\n${explainNoReturns(source, config?.paths ?? [], 2)}`;
  }
  const byReturn = groupBy(findings, returnKey);
  const place = (id: string): number => FAMILY_NAMES.findIndex((family) => id.startsWith(`${family}@`));
  const versions = [...groupBy(returns, ({ standard }) => standard)].sort(([a], [b]) => place(a) - place(b));
  const rows = versions.map(([id, ofVersion]) => {
    const found = ofVersion.map((one) => byReturn.get(returnKey(one)) ?? []);
    const good = found.filter((all) => all.every(({ severity }) => severity !== 'error')).length;
    return [
      terminal`${id}`,
      terminal`${count(ofVersion.length, 'return')}`,
      terminal`${good} without an error`,
      terminal`${count(found.flat().length, 'finding')}  ${ownConfig === null ? 'proposed' : `by ${ownConfig}`}`,
    ];
  });
  const named = findings.filter((finding) => finding.untrue === true);
  const lines = named.slice(0, MOST_NAMED).map(({ file, range, message }) => {
    return fitted(`${placeInWords(file ?? '', range?.startLine ?? null)}  ${message}`, 2);
  });
  const more = named.length - lines.length;
  return terminal`${paint('bold', terminal`Returns`)}\n${aligned(rows)}\n${fitted(claimsLine(report), 2)}${
    named.length === 0 ? terminal`` : terminal`\n${paint('bold', terminal`False claims`)}\n${lines}`
  }${more === 0 ? terminal`` : terminal`  and ${more} more: return-gate check names them all\n`}`;
}

const OUTCOME = { exists: 'is there, and stays', written: 'written', proposed: 'would be written' } as const;

function filesTable(files: readonly WrittenFile[], paint: Paint): Terminal {
  const rows = files.map(({ name, outcome, about }) => [
    terminal`${name}`,
    terminal`${OUTCOME[outcome]}`,
    terminal`${about}`,
  ]);
  const texts = files
    .filter(({ outcome, isShown }) => outcome === 'proposed' && isShown)
    .map(({ name, text }) => terminal`\n${paint('bold', terminal`${name}`)}\n${verbatim(text, 2)}`);
  return terminal`${paint('bold', terminal`Files`)}\n${aligned(rows)}${texts}`;
}

/** Returns what to do next, a sentence or two each. `place` is the path of the project root in its repository. */
function nextSteps(
  files: readonly WrittenFile[],
  { report, taken: { added, untrue } }: Checked,
  isWriting: boolean,
  place: string,
): readonly string[] {
  const kept = files.filter(({ outcome }) => outcome === 'exists').map(({ name }) => name);
  const areAllThere = kept.length === files.length;
  const { stay, they, them } = stayOut(untrue.length);
  const fails = `${stay} out of the baseline, and every run over all returns fails for ${they}: ${them}`;
  const open = untrue.length === 0 ? [] : [fails];
  if (!isWriting) {
    const next = areAllThere
      ? 'All of them are there: nothing is left to write.'
      : 'Nothing was written: return-gate init --write writes them.';
    return [...open, next];
  }
  const committed = `Next: commit these files. From then on only new findings fail${added === 0 ? '' : '; the known ones are counted in every run'}.`;
  const first =
    'Next: commit these files, then tell your agents to write returns: return-gate prompt --brief >> AGENTS.md';
  const next = report.returns.length > 0 ? committed : first;
  return [
    areAllThere ? 'Nothing was written: all of these files are there.' : next,
    ...(place !== '' && kept.some((name) => name.startsWith('.github/workflows/'))
      ? [`The workflows were there: have them check ${place} too, as examples/workflows/monorepo.yml does.`]
      : []),
    ...open,
    'Pin the action in the workflows to a full commit id, and require the job return-gate by a ruleset.',
    ...(added === 0
      ? []
      : ['Fix old findings when you like: return-gate fix --write, commit, then return-gate check --update-baseline.']),
    ...(kept.length === 0
      ? []
      : [`Left as they were: ${kept.join(', ')}. Move one away to see what init proposes in its place.`]),
  ];
}
