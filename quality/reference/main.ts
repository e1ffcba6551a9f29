import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  AXES,
  AXIS_NAMES,
  differences,
  emptyTally,
  git,
  makeRepository,
  withoutSettings,
  type AxisName,
} from './compare.js';
import { stepsOf, type Step } from './histories.js';

/**
 * Compares gate and reference on random histories: `npm run histories -- --count 100 --seed 1 --axis "depth 1"`. Without an axis each
 * history is compared on all of them. Prints the shortest history on which they differ, and exits with 1 if there is one.
 */
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    axis: { type: 'string', multiple: true, default: [] },
    most: { type: 'string', default: '5' },
  },
});

const axes = values.axis.length === 0 ? AXIS_NAMES : values.axis.map(axisNamed);
const tallies = new Map(axes.map((axis) => [axis, emptyTally()]));
const [first, count, most] = [Number(values.seed), Number(values.count), Number(values.most)];
let found = 0;

withoutSettings();
for (let seed = first; seed < first + count && found < most; seed++) {
  for (const axis of axes) {
    const steps = stepsOf(seed);
    const lines = await differences(steps, seed, axis, tallies.get(axis));
    if (lines.length === 0) continue;
    found++;
    console.log(`\nseed ${String(seed)}, ${axis}:\n${lines.map((line) => `  ${line}`).join('\n')}`);
    const shortest = await shorten(steps, seed, axis);
    console.log(`shortened:\n${shortest.lines.map((line) => `  ${line}`).join('\n')}`);
    console.log(shown(shortest.steps));
  }
}
for (const [axis, { questions, claims, undetermined, asOneCommit, verdicts }] of tallies) {
  const counted = [...verdicts].sort().map(([name, times]) => `${name} ${String(times)}`);
  const open = `${String(undetermined)} undetermined, ${String(asOneCommit)} as one commit`;
  console.log(`${axis}: ${String(questions)} questions, ${String(claims)} claims, ${open}`);
  console.log(`  ${counted.join(', ')}`);
}
console.log(`${String(found)} histories differ`);
process.exitCode = found === 0 ? 0 : 1;

function axisNamed(name: string): AxisName {
  const axis = AXIS_NAMES.find((one) => one === name);
  if (axis === undefined) throw new Error(`${name} is no axis: ${Object.keys(AXES).join(', ')}`);
  return axis;
}

/** Leaves out steps, many at first, as long as gate and reference still differ. */
async function shorten(
  steps: readonly Step[],
  seed: number,
  axis: AxisName,
): Promise<{ readonly steps: readonly Step[]; readonly lines: readonly string[] }> {
  let best = { steps, lines: await differences(steps, seed, axis) };
  const wanted = new Set(best.lines.map(kindOf));
  for (let size = Math.floor(steps.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let start = best.steps.length - size; start >= 0; start -= size) {
      const fewer = best.steps.filter((_, n) => n < start || n >= start + size);
      const all = await differences(fewer, seed, axis).catch(() => []);
      const lines = all.filter((line) => wanted.has(kindOf(line)));
      if (lines.length > 0) best = { steps: fewer, lines };
    }
  }
  return best;
}

/** A difference without the names that it has in one history. */
function kindOf(line: string): string {
  return line
    .replace(/^[^ ]* /, '')
    .replace(/: .* claims .*: gate/, ': gate')
    .replace(/ [^ ]*\/[^ ]*/g, '');
}

/** The commits of a history for people. */
function shown(steps: readonly Step[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'shown-'));
  try {
    const directory = makeRepository(steps, join(folder, 'repo'), 'sha1');
    const layout = ['--graph', '--format=%s%d', '--branches', '--date-order'];
    const log = git(directory, [
      'log',
      '--raw',
      '-M50%',
      '--abbrev=4',
      '--diff-merges=first-parent',
      '--full-diff',
      ...layout,
    ]);
    const patch = ['log', '--branches', '--format=%s', '--diff-merges=first-parent', '-p', '-U0'];
    const returns = git(directory, [...patch, '--', '*return*.json', 'openspec']);
    const isSaid = /^Commit|^\+\+\+|^[+-].*"(?:status|path|session_id)":|^[+-](?:- `|\*\*Status)/;
    const said = returns.split('\n').filter((line) => isSaid.test(line));
    return `${log}\n${said.join('\n')}`;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
