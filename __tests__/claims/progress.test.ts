import { affectedKinds, verify } from '../../src/claims/verify.js';
import { claimsAffectedBy } from '../../src/claims/affected.js';
import type { ClaimOf } from '../../src/claims/kind.js';
import type { Claim, ProgressQuestion, Verdict } from '../../src/model/claim.js';
import type { Changes } from '../../src/model/context.js';
import type { Content, Tree } from '../../src/model/tree.js';
import type { ExampleEntry } from '../../src/families/example.js';
import { treeWithFiles } from '../support/memory-tree.js';

const TASK = 'specs/1_x';
const RETURN = `${TASK}/.return-meta.json`;

function phases(done: number, open: number): string {
  const list = Array.from(
    { length: done + open },
    (_, n) => `### Phase ${String(n + 1)}: Step [${n < done ? 'COMPLETED' : 'NOT STARTED'}]\n`,
  );
  return `# Plan\n\n${list.join('\n')}`;
}

function boxes(done: number, open: number): string {
  return `# Plan\n\n${'- [x] Done\n'.repeat(done)}${'- [ ] Open\n'.repeat(open)}`;
}

const treeOf = (files: Parameters<typeof treeWithFiles>[0]): Tree => treeWithFiles(files, RETURN);

function claimed(asked: Partial<ProgressQuestion>, returnFile = RETURN): ClaimOf {
  const question: ProgressQuestion = { kind: 'progress', completed: 0, total: null, plans: [], ...asked };
  return { claim: { path: '', pointer: '', type: null, kind: 'progress', asked: question }, returnFile };
}

function shown({ name, foundAt, detail }: Verdict): string {
  return [name, foundAt ?? 'nowhere', ...(detail === null ? [] : [detail])].join(' | ');
}

async function verdict(
  asked: Partial<ProgressQuestion>,
  files: Readonly<Record<string, string | ExampleEntry>>,
  returnFile = RETURN,
): Promise<string> {
  return (await verify([claimed(asked, returnFile)], treeOf(files))).map(shown).join();
}

const PLAN = `${TASK}/plans/01_a.md`;

describe('Claimed progress', () => {
  it.each<[Partial<ProgressQuestion>, string, string]>([
    [{ completed: 1, total: 2 }, phases(1, 1), `agrees | ${PLAN}`],
    [{ completed: 2, total: 2 }, phases(2, 0), `agrees | ${PLAN}`],
    [{ completed: 'all' }, phases(2, 0), `agrees | ${PLAN}`],
    [{ completed: 1 }, phases(2, 0), `agrees | ${PLAN}`],
    [
      { completed: 'all' },
      phases(1, 1),
      `behind | ${PLAN} | ${PLAN} marks 1 of 2 phases as completed: line 5 says [NOT STARTED].`,
    ],
    [{ completed: 3 }, phases(2, 0), `other-total | ${PLAN} | ${PLAN} has 2 phases.`],
    [{ completed: 1, total: 3 }, phases(0, 1), `other-total | ${PLAN} | ${PLAN} has 1 phase.`],
    [{ completed: 2, total: 2 }, boxes(2, 0), `agrees | ${PLAN}`],
    [
      { completed: 2, total: 2 },
      boxes(1, 1),
      `behind | ${PLAN} | ${PLAN} marks 1 of 2 tasks as completed: line 4 says [ ].`,
    ],
    [{ completed: 2, total: 3 }, boxes(1, 1), 'no-plan | nowhere'],
    [{ completed: 2 }, boxes(2, 0), 'no-plan | nowhere'],
    [{ completed: 1, total: 1 }, '# Plan\n', 'no-plan | nowhere'],
  ])('%j of %j', async (asked, plan, expected) => {
    expect(await verdict(asked, { [PLAN]: plan })).toBe(expected);
    expect(await verdict({ ...asked, plans: [PLAN] }, { [PLAN]: plan })).toBe(expected);
  });

  it('is that of the plans of the task, wherever in it the return is', async () => {
    const files = { [PLAN]: phases(1, 1), 'plans/01_b.md': phases(2, 0), 'specs/2_y/plans/01_c.md': phases(0, 3) };
    const asked = { completed: 2, total: 2 };
    expect(await verdict(asked, files, `${TASK}/.meta/return.json`)).toContain(`behind | ${PLAN}`);
    expect(await verdict(asked, files, `${TASK}/other/return.json`)).toBe('no-plan | nowhere');
    expect(await verdict(asked, files, 'return.json')).toBe('agrees | plans/01_b.md');
  });

  it('is that of plans, not of other files or links', async () => {
    const link: ExampleEntry = { kind: 'link', target: '../a.md' };
    const others = {
      [`${TASK}/plans/a.md.txt`]: phases(1, 0),
      [`${TASK}/plans/b.md`]: link,
      [`${TASK}/plans/c/d.md`]: phases(1, 0),
      [`${TASK}/myplans/e.md`]: phases(1, 0),
    };
    expect(await verdict({ completed: 1 }, others)).toBe('no-plan | nowhere');
    expect(await verdict({ completed: 1, plans: [`${TASK}/plans/b.md`, '../x', TASK] }, others)).toBe(
      'no-plan | nowhere',
    );
  });

  it('is that of the newest plan, by the number in its name', async () => {
    const files = {
      [`${TASK}/plans/9_a.md`]: phases(0, 1),
      [`${TASK}/plans/10_a.md`]: phases(0, 2),
      [`${TASK}/plans/a99.md`]: phases(0, 3),
    };
    expect(await verdict({ completed: 1 }, files)).toContain(`behind | ${TASK}/plans/10_a.md`);
    const equal = {
      [`${TASK}/plans/0_a.md`]: phases(0, 1),
      [`${TASK}/plans/0_b.md`]: phases(0, 2),
      [`${TASK}/plans/z.md`]: phases(0, 3),
    };
    expect(await verdict({ completed: 1 }, equal)).toContain(`behind | ${TASK}/plans/0_b.md`);
  });

  it('differs from the total only where no plan of the task may have it', async () => {
    const many = (number: number) =>
      Object.fromEntries(Array.from({ length: number }, (_, n) => [`${TASK}/plans/${String(n + 1)}.md`, phases(0, 2)]));
    expect(await verdict({ completed: 0, total: 3 }, many(20))).toContain('other-total');
    expect(await verdict({ completed: 0, total: 3 }, many(21))).toBe('no-plan | nowhere');
    expect(await verdict({ completed: 0, total: 3 }, { ...many(2), [`${TASK}/plans/0.md`]: '# Unclear' })).toBe(
      'no-plan | nowhere',
    );
    const other = { ...many(1), [`${TASK}/plans/0.md`]: phases(1, 2) };
    expect(await verdict({ completed: 1, total: 3, plans: [`${TASK}/plans/1.md`] }, other)).toBe(
      `agrees | ${TASK}/plans/0.md`,
    );
  });

  it('is looked for in 20 named plans', async () => {
    const names = Array.from({ length: 21 }, (_, n) => `docs/${String(n)}.md`);
    const plan = { 'docs/20.md': phases(1, 0), 'docs/19.md': phases(1, 0) };
    expect(await verdict({ completed: 1, plans: names }, plan)).toBe('agrees | docs/19.md');
    expect(await verdict({ completed: 1, plans: names }, { 'docs/20.md': phases(1, 0) })).toBe('no-plan | nowhere');
  });

  it('is not looked for at a path that no file can have', async () => {
    const plans = [`${'a/'.repeat(3_000)}b.md`, '../b.md', PLAN];
    expect(await verdict({ completed: 1, plans }, { [PLAN]: phases(1, 0) })).toBe(`agrees | ${PLAN}`);
  });

  it('is that of the plan which moved with the folder of the return', async () => {
    const moved = 'specs/archive/1_x/plans/01_a.md';
    expect(
      await verdict({ completed: 1, plans: [PLAN] }, { [moved]: phases(1, 0) }, 'specs/archive/1_x/.return-meta.json'),
    ).toBe(`agrees | ${moved}`);
  });

  it('has no plan where its content cannot be read', async () => {
    const patterns: string[][] = [];
    const tree = treeOf({ [PLAN]: phases(1, 0) });
    const links: boolean[] = [];
    const lacking: Tree = {
      ...tree,
      findAll: (selection) => {
        patterns.push([...selection.patterns]);
        return tree.findAll(selection);
      },
      read: async function* (files) {
        links.push(...files.map(({ link }) => link));
        yield files.map((): Content => ({ kind: 'lacking', id: '12' }));
      },
    };
    expect((await verify([claimed({ completed: 1 }), claimed({ completed: 1 })], lacking)).map(shown)).toEqual([
      'no-plan | nowhere',
      'no-plan | nowhere',
    ]);
    expect(patterns).toEqual([['**/plans/*.md']]);
    expect(links).toEqual([false]);
    expect(await verdict({ completed: 1 }, { [PLAN]: phases(1, 0) + ' '.repeat(1024 * 1024) })).toBe(
      'no-plan | nowhere',
    );
  });

  it('is not there where a return states none', async () => {
    const without: Claim = { path: '', pointer: '', type: null, kind: 'progress' };
    const tree = treeOf({ [PLAN]: phases(1, 0) });
    expect((await verify([{ claim: without, returnFile: RETURN }], tree)).map(shown)).toEqual(['no-plan | nowhere']);
    expect(affectedKinds(changes([PLAN]))({ claim: without, returnFile: RETURN })).toBe(false);
  });
});

function changes(changed: readonly string[], deleted: readonly string[] = []): Changes {
  return { base: 'main', changed: new Set(changed), deleted: new Set(deleted) };
}

describe('A change affects claimed progress', () => {
  it.each<[Partial<ProgressQuestion>, string, boolean]>([
    [{}, PLAN, true],
    [{}, `${TASK}/plans/new.md`, true],
    [{}, `${TASK}/plans/new.txt`, false],
    [{}, 'specs/2_y/plans/01.md', false],
    [{ plans: ['docs/a.md', 'docs/b.md'] }, 'docs/b.md', true],
    [{ plans: ['docs/a.md'] }, PLAN, false],
  ])('with %j by a change of %s: %j', (asked, path, expected) => {
    expect(affectedKinds(changes([path]))(claimed(asked))).toBe(expected);
    expect(affectedKinds(changes([], [path]))(claimed(asked))).toBe(expected);
  });

  it('of a plan at the top', () => {
    expect(affectedKinds(changes(['plans/a.md']))(claimed({}, 'return.json'))).toBe(true);
  });
});

describe('The claims that a change affects', () => {
  const file = (path: string, returnFile = RETURN): ClaimOf => ({
    claim: { path, pointer: '', type: null },
    returnFile,
  });

  it('have no path that is too long, and are not looked up twice', async () => {
    const long = 'a/'.repeat(3_000);
    const claims = [file(`${long}x`), file('b.md'), file('c.md')];
    expect([...(await claimsAffectedBy(claims, treeOf({ 'b.md': 'x' }), changes([`${long}x`, 'b.md'])))]).toEqual([
      claims[1],
    ]);
  });

  it('have no link that leads elsewhere', async () => {
    const link = (target: string): ExampleEntry => ({ kind: 'link', target });
    const tree = treeOf({ l: link('d'), m: link('e'), 'd/a.md': 'x', 'e/a.md': 'x', n: link('none') });
    const claims = [file('l/a.md'), file('m/a.md'), file('n/a.md'), file('none/b.md'), file('l/gone.md')];
    expect([...(await claimsAffectedBy(claims, tree, changes(['d/a.md'], ['none/a.md'])))]).toEqual([
      claims[0],
      claims[2],
    ]);
    expect([...(await claimsAffectedBy([], tree, changes(['d/a.md'])))]).toEqual([]);
  });
});
