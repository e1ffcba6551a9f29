import { readFileSync } from 'node:fs';
import { presetForm } from '../../config/forms.js';
import { readConfig, tryForms } from '../../config/load.js';
import { parseChoice } from '../../config/parse-option.js';
import { readSettings } from '../../config/settings.js';
import { checkTree } from '../../engine/run/check-tree.js';
import { filesOfForm } from '../../engine/run/form-files.js';
import type { Declaration } from '../../families/forms/declaration.js';
import { versionsOfForms } from '../../families/forms/index.js';
import { PRESETS } from '../../families/forms/presets.js';
import { stateOfShown } from '../../families/forms/status.js';
import { isDeletion } from '../../model/claim.js';
import type { ReturnRecord } from '../../model/context.js';
import type { Finding } from '../../model/finding.js';
import { EXIT } from '../../model/report.js';
import { count, reasonOf } from '../../model/text.js';
import type { StatusState } from '../../model/standard.js';
import type { Tree } from '../../model/tree.js';
import { UsageError } from '../../model/usage.js';
import { json, terminal, type Paint, type Terminal } from '../../report/sink.js';
import { openCommit } from '../../tree/commit.js';
import { openWorkspace } from '../../tree/workspace.js';
import { inProject } from '../in-project.js';
import { command, OPTION, unknownName, type OptionSpec } from '../options.js';
import { painterFor, type Caller } from '../terminal/caller.js';

const OPTIONS: readonly OptionSpec[] = [
  {
    name: 'try',
    value: 'FILE',
    help: 'forms that are not saved yet: a whole configuration, or what is under forms',
  },
  OPTION.root,
  { name: 'at', value: 'REV', help: 'the commit to look at (default: HEAD)' },
  { name: 'workspace', help: 'look at the files on disk' },
  OPTION.format,
  OPTION.noColor,
];

/** Files of a form that are shown. */
const MOST_FILES = 3;
/** Claims and lines of a file that are shown. */
const MOST_SHOWN = 10;

/** A form, and what it finds in a tree. */
interface FoundForm {
  readonly form: Declaration;
  readonly isPreset: boolean;
  readonly files: number;
  readonly returns: readonly ReturnRecord[];
  readonly findings: readonly Finding[];
  /** The sources of claims that name nothing in the first files. */
  readonly empty: readonly string[];
}

/** Runs `forms`. Resolves to the exit status; rejects with `UsageError`, also for a declaration with mistakes. */
export const forms = command(
  {
    usage: 'return-gate forms [options]',
    about:
      'Shows what the forms of the configuration, and each preset, find in the project: how many files and, of the first three, their status, their claims with verdicts, and lines that are not read.',
    details: [
      'A preset counts once the configuration has it: forms: { use: [NAME] }. The page docs/forms.md has examples.',
    ],
    options: OPTIONS,
  },
  async (call, caller) => {
    const {
      root,
      rest: [operand],
    } = inProject(call, caller);
    if (operand !== undefined) throw new UsageError(`forms takes no ${operand}: try a file of forms with --try.`);
    const format = parseChoice('--format', call.value('format') ?? 'text', ['text', 'json']);
    const tree = call.has('workspace')
      ? openWorkspace(root)
      : await openCommit({ root, revision: call.value('at') ?? 'HEAD' });
    try {
      const tried = call.value('try');
      const own = tried === undefined ? ((await readConfig(tree))?.forms ?? []) : await readTried(tried, tree);
      const found: FoundForm[] = [];
      for (const form of own) found.push(await findReturns(form, false, tree, caller));
      const names = tried === undefined ? [...PRESETS.keys()] : [];
      for (const name of names.filter((preset) => own.every((form) => form.name !== preset))) {
        found.push(await findReturns(await presetForm(name), true, tree, caller));
      }
      const paint = painterFor(caller);
      caller.stdout.write(
        format === 'json'
          ? `${json({ forms: found.map(toJson) })}\n`
          : terminal`${found.map((one, n) => terminal`${n === 0 ? terminal`` : terminal`\n`}${shown(one, paint)}`)}`
              .text,
      );
      return EXIT.passed;
    } finally {
      tree.close();
    }
  },
);

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

async function readTried(file: string, tree: Tree): Promise<readonly Declaration[]> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`--try is ${file}, which cannot be read: ${reasonOf(error)}.`);
  }
  return tryForms(file, text, tree);
}

/** Checks the first files of a form by it alone, and by each of its sources. */
async function findReturns(form: Declaration, isPreset: boolean, tree: Tree, caller: Caller): Promise<FoundForm> {
  const files = await filesOfForm(form, tree);
  const first = new Set(files.slice(0, MOST_FILES));
  const { returns, findings } = await checkFirst(form, first, tree, caller);
  const empty: string[] = [];
  for (const [kind, sources] of Object.entries(form.claims)) {
    for (const source of returns.length === 0 ? [] : sources) {
      const only = await checkFirst({ ...form, status: [], claims: { [kind]: [source] } }, first, tree, caller);
      const isNamed = only.returns.some(
        (one) => one.claims.length > 0 || one.hedged !== undefined || unreadIn(one, only.findings).length > 0,
      );
      if (!isNamed) empty.push(source);
    }
  }
  return { form, isPreset, files: files.length, returns, findings, empty };
}

/** Checks some files of a form by it alone. */
async function checkFirst(
  form: Declaration,
  first: ReadonlySet<string>,
  tree: Tree,
  caller: Caller,
): Promise<Pick<FoundForm, 'returns' | 'findings'>> {
  const texts = new Map([['if-no-returns', 'ignore']]);
  const options = { patterns: [], ignore: [], texts, clock: caller.now() };
  const settings = {
    ...readSettings(options, (setting) => setting),
    selection: { patterns: ['**'], matches: (path: string) => first.has(path), anyCase: true },
    standards: versionsOfForms([form]),
  };
  return first.size === 0 ? { returns: [], findings: [] } : checkTree(tree, settings);
}

function toJson({ form, isPreset, files, returns, findings, empty }: FoundForm): object {
  return {
    name: form.name,
    preset: isPreset,
    files,
    empty,
    returns: returns.map((record) => ({
      file: record.file,
      line: record.line,
      status: record.status,
      claims: record.claims.map(({ claim, verdict }) => ({
        path: claim.path,
        type: claim.type,
        verdict: verdict.name,
      })),
      unread: unreadIn(record, findings).map(({ message }) => message),
    })),
  };
}

function unreadIn({ file, index }: ReturnRecord, findings: readonly Finding[]): readonly Finding[] {
  return findings.filter(
    (finding) => finding.file === file && finding.index === index && finding.rule === 'form-unread',
  );
}

function shown({ form, isPreset, files, returns, findings, empty }: FoundForm, paint: Paint): Terminal {
  const kind = isPreset ? 'preset, not in the configuration' : 'form';
  const head = terminal`${paint('bold', terminal`${form.name}`)} ${paint('dim', terminal`(${kind})`)} ${count(files, 'file')}\n`;
  const inFiles = files > 1 ? `these ${count(Math.min(files, MOST_FILES), 'file')}` : 'this file';
  const notes = empty.map((source) => terminal`  ${paint('yellow', terminal`nothing`)} at ${source} in ${inFiles}\n`);
  return terminal`${head}${returns.map((record) => ofReturn(form, record, findings, paint))}${notes}`;
}

/** What a form makes of the word for a status. */
const STATES: Readonly<Record<StatusState, string>> = {
  open: ' (open: nothing is claimed)',
  final: ' (no success)',
  success: '',
};

/** The state by a status word other than success; null for a form without a status. */
function stateInWords({ status }: ReturnRecord, form: Declaration): string {
  if (status === null || form.status.length === 0) return '';
  const state = stateOfShown(status, form);
  return state === null ? ' (in no list: counts as a success)' : STATES[state];
}

function ofReturn(form: Declaration, record: ReturnRecord, findings: readonly Finding[], paint: Paint): Terminal {
  const { file, line, status, claims } = record;
  const place = line === 1 ? file : `${file}:${String(line)}`;
  const more = claims.length - MOST_SHOWN;
  return terminal`  ${place}\n    status ${status ?? 'none'}${stateInWords(record, form)}, ${count(claims.length, 'claim')}\n${claims
    .slice(0, MOST_SHOWN)
    .map(({ claim, verdict }) => {
      const isThere = verdict.name === 'present';
      const isGood = isThere ? !isDeletion(claim) : verdict.name === 'deleted';
      const word = isThere && isDeletion(claim) ? 'still there' : verdict.name;
      return terminal`    ${paint(isGood ? 'green' : 'yellow', terminal`${word}`)} ${claim.type ?? ''} ${claim.path}\n`;
    })}${more > 0 ? terminal`    and ${count(more, 'more claim', 'more claims')}\n` : ''}${unreadIn(
    record,
    findings,
  ).map(({ message }) => terminal`    ${paint('yellow', terminal`unread`)} ${message}\n`)}`;
}
