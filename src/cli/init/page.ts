import type { NewBaseline } from '../../baseline/baseline.js';
import { isCompared, isNotBorneOut, isUntrue, type VerdictName } from '../../model/claim.js';
import type { Report } from '../../model/report.js';
import { count } from '../../model/text.js';
import { type Paint, terminal, type Terminal } from '../../report/sink.js';
import { explainNoReturns } from '../no-returns.js';
import { INCLUDE_UNTRUE } from '../commands/update-baseline.js';
import { aligned } from '../terminal/page.js';
import type { WrittenProposal } from './proposals.js';
import type { Trial } from './trials.js';

/** The digits of an abbreviated commit. */
const SHORT_ID = 7;

interface Survey {
  readonly trials: readonly Trial[];
  readonly chosen: readonly Trial[];
  /** The name of the configuration; null if there is none. */
  readonly config: string | null;
  /** The patterns of the configuration; empty for the usual places. */
  readonly patterns: readonly string[];
  readonly report: Report;
  /** What the families say of their returns. */
  readonly found: readonly string[];
}

/** Returns which returns were found and how each version fits them; without returns, how to get the first one. */
export function survey({ trials, chosen, config, patterns, report, found }: Survey, paint: Paint): Terminal {
  const mark = config === null ? 'proposed' : `by ${config}`;
  if (trials.length === 0) {
    const lines = explainNoReturns({ revision: report.source.revision?.slice(0, SHORT_ID) ?? null, patterns });
    return terminal`${paint('bold', terminal`No returns found`)}\n${lines.map((line) => terminal`  ${line}\n`)}`;
  }
  const rows = trials.map((one) => {
    const cells = [
      terminal`${one.standard.id}`,
      terminal`${count(one.returns, 'return')}`,
      terminal`${one.satisfied} without an error`,
      terminal`${count(one.findings, 'finding')}${chosen.includes(one) ? `  ${mark}` : ''}`,
    ];
    return chosen.includes(one) ? cells.map((cell) => paint('bold', cell)) : cells;
  });
  const lines = found.map((line) => terminal`  ${line}\n`);
  return terminal`${paint('bold', terminal`Returns`)}\n${lines}${aligned(rows)}\n${claims(report, paint)}`;
}

/** Maximum number of false claims that are named; `check` lists all. */
const MOST_NAMED = 20;

/** Verdicts with a number of their own. */
const TOLD: ReadonlySet<VerdictName> = new Set(['present', 'relocated', 'removed', 'agrees']);

/** Returns the outcomes of the claims, and the names of the false ones. */
function claims({ returns, findings, counts }: Report, paint: Paint): Terminal {
  const all = returns.flatMap((of) => of.claims.filter(isCompared).map((checked) => ({ of, checked })));
  const contradicted = all.filter(({ checked }) => isNotBorneOut(checked)).length;
  const rest = all.filter(
    ({ of, checked }) =>
      !TOLD.has(checked.verdict.name) && checked.weight !== 'pass' && !isUntrue(checked, of) && !isNotBorneOut(checked),
  );
  // A file that is said to be deleted and never was there, or one that may be empty.
  const passed = all.filter(({ checked }) => !TOLD.has(checked.verdict.name) && checked.weight === 'pass').length;
  const unfinished = rest.filter(({ of }) => !of.success).length;
  const { present, relocated, removed, agrees } = counts.verdicts;
  const fates = [
    [present, 'present'],
    [passed, 'as claimed'],
    [agrees, 'that agree'],
    [contradicted, 'that disagree'],
    [relocated, 'moved since'],
    [removed, 'removed since'],
    [all.filter(({ of, checked }) => isUntrue(checked, of)).length, 'false'],
    [unfinished, 'not there, of unfinished work'],
    [rest.length - unfinished, 'that cannot be checked'],
  ] as const;
  const parts = fates.filter(([number]) => number > 0).map(([number, fate]) => `${String(number)} ${fate}`);
  const of = counts.claims === 0 ? '' : `: ${parts.join(', ')}`;
  const named = findings.filter((finding) => finding.untrue === true);
  const lines = named.slice(0, MOST_NAMED).map(({ file, range, message }) => {
    const line = range === null ? '' : `:${String(range.startLine)}`;
    return terminal`  ${file ?? ''}${line}  ${message}\n`;
  });
  const more = named.length - lines.length;
  const title = paint('bold', terminal`False claims`);
  return terminal`  ${count(counts.claims, 'claim')}${of}\n${lines.length === 0 ? terminal`` : terminal`\n${title}\n${lines}`}${
    more > 0 ? `  and ${String(more)} more: return-gate check names them all\n` : ''
  }`;
}

const OUTCOME = { exists: 'is there, and stays', written: 'written', proposed: 'would be written' } as const;

export function filesTable(done: readonly WrittenProposal[], isWriting: boolean, paint: Paint): Terminal {
  const rows = done.map(({ name, outcome, about }) => [
    terminal`${name}`,
    terminal`${OUTCOME[outcome]}`,
    terminal`${about}`,
  ]);
  const texts = isWriting
    ? []
    : done
        .filter(({ outcome, isShown }) => outcome === 'proposed' && isShown)
        .map(
          ({ name, text }) =>
            terminal`\n${paint('bold', terminal`${name}`)}\n${text
              .trimEnd()
              .split('\n')
              .map((line) => (line === '' ? terminal`\n` : terminal`  ${line}\n`))}`,
        );
  return terminal`${paint('bold', terminal`Files`)}\n${aligned(rows)}${texts}`;
}

interface NextSteps {
  readonly isWriting: boolean;
  /** The path of the project root in its repository. */
  readonly place: string;
  readonly taken: NewBaseline;
  readonly hasReturns: boolean;
}

export function nextSteps(
  done: readonly WrittenProposal[],
  { isWriting, place, taken: { added, untrue }, hasReturns }: NextSteps,
): Terminal {
  const open = untrue.length === 0 ? [] : [outOfIt(untrue.length)];
  if (!isWriting) {
    const isAllThere = done.every(({ outcome }) => outcome === 'exists');
    const next = isAllThere
      ? 'All of them are there: nothing is left to write.'
      : 'Nothing was written: return-gate init --write writes them.';
    return terminal`${open.map((line) => terminal`${line}\n`)}${next}\n`;
  }
  const kept = done.filter(({ outcome }) => outcome === 'exists').map(({ name }) => name);
  const lines = [
    kept.length === done.length
      ? 'Nothing was written: all of these files are there.'
      : hasReturns
        ? `Next: commit these files. From then on only new findings fail${added === 0 ? '' : '; the known ones are counted in every run'}.`
        : 'Next: commit these files, then tell your agents to write returns: return-gate prompt --standard return-meta >> AGENTS.md',
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
  return terminal`${lines.map((line) => terminal`${line}\n`)}`;
}

function outOfIt(claims: number): string {
  const [stay, they] = claims === 1 ? ['false claim stays', 'it'] : ['false claims stay', 'them'];
  return `${String(claims)} ${stay} out of the baseline, and every run over all returns fails for ${they}: fix ${they}, or take ${they} in with --${INCLUDE_UNTRUE.name}.`;
}
