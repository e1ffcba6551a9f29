import type { Kind, Planted } from '../kind.js';
import { artifact, json, linkTo, WORK, type Fields } from '../texts.js';

/** Handoffs to an orchestrator: JSON. */

function at(id: string): string {
  return `specs/6_${id.replaceAll('-', '_')}/.orchestrator-handoff.json`;
}

function work(id: string): string {
  return `src/${id}-work.ts`;
}

function handoff(paths: readonly string[], fields: Fields = {}): Fields {
  return {
    status: 'implemented',
    phase: 'implement',
    session_id: 'sess_1769000001_hand',
    summary: 'Parsed dates in every form. The page shows them.',
    artifacts: paths.map((path) => artifact(path)),
    phases_completed: 2,
    phases_total: 2,
    blockers: [],
    plan_markers_verified: true,
    next_action_hint: 'none',
    ...fields,
  };
}

type Part = Pick<Kind, 'id' | 'what'> & Partial<Kind>;

function made(part: Part & { readonly value: (path: string) => Fields; readonly honest?: boolean }): Kind {
  const { value, honest = true, ...kind } = part;
  const lie = { [at(kind.id)]: json(value(work(kind.id))) };
  return {
    theme: 'text',
    ...(honest
      ? { both: lie, twin: { [work(kind.id)]: WORK } }
      : { lie, twin: { [at(kind.id)]: json(handoff([work(kind.id)])), [work(kind.id)]: WORK } }),
    ...kind,
  };
}

const plan = (first: string, second: string): string =>
  `# Plan\n\n### Phase 1: Read [${first}]\n\n### Phase 2: Write [${second}]\n`;

const kinds: readonly Kind[] = [
  made({ theme: 'tree', id: 'never', what: 'a file that was never written', value: (p) => handoff([p]) }),
  made({ theme: 'tree', id: 'empty', what: 'an empty file', value: (p) => handoff([p]), lie: { [work('empty')]: '' } }),
  made({
    theme: 'tree',
    id: 'folder',
    what: 'a folder',
    value: (p) => handoff([p]),
    lie: { [`${work('folder')}/a.ts`]: WORK },
  }),
  made({
    theme: 'tree',
    id: 'link-nothing',
    what: 'a link to nothing',
    value: (p) => handoff([p]),
    lie: { [work('link-nothing')]: linkTo('none') },
  }),
  made({ theme: 'tree', id: 'itself', what: 'its own file', value: () => handoff([at('itself')]), honest: false }),
  ...(['files_modified', 'modified_files'] as const).map((key) =>
    made({
      id: `in-${key.replace('_', '-')}`,
      what: `a path in \`${key}\``,
      value: (p) => handoff(['src/kept.ts'], { [key]: [p] }),
    }),
  ),
  made({
    id: 'in-handoff-path',
    what: 'a path in the context to go on with',
    value: (p) =>
      handoff(['src/kept.ts'], { continuation_context: { handoff_path: p, phases_completed: 1, phases_total: 2 } }),
  }),
  made({
    id: 'in-continuation',
    what: 'a path in `continuation_path`',
    value: (p) => handoff(['src/kept.ts'], { continuation_path: p }),
  }),
  made({
    id: 'bare-artifact',
    what: 'a path as a bare text',
    value: (p) => handoff([], { artifacts: [p] }),
    honest: false,
  }),
  made({
    id: 'object-files',
    what: 'a path in an object in `files_modified`',
    value: (p) => handoff(['src/kept.ts'], { files_modified: [{ path: p }] }),
    honest: false,
  }),
  made({
    id: 'text-files',
    what: 'a path as a text in `files_modified`',
    value: (p) => handoff(['src/kept.ts'], { files_modified: p }),
    honest: false,
  }),
  made({
    id: 'files-created',
    what: 'a path in `files_created`, which the version does not know',
    value: (p) => handoff(['src/kept.ts'], { files_created: [p] }),
  }),
  made({ id: 'no-artifacts', what: 'success without artifacts', value: () => handoff([]), honest: false }),
  ...(
    [
      ['completed', 'completed'],
      ['complete', 'complete'],
      ['pr-ready', 'pr_ready'],
      ['tick', 'implemented ✅'],
      ['invented', 'wonderful'],
      ['expanded', 'expanded'],
    ] as const
  ).map(([name, status]) =>
    made({
      theme: 'words',
      id: `status-${name}`,
      what: `a file that was never written, with the status "${status}"`,
      value: (p) => handoff([p], { status }),
      honest: false,
    }),
  ),
  made({
    theme: 'words',
    id: 'blocked',
    what: 'a file that was never written, in work that is blocked',
    value: (p) => handoff([p], { status: 'blocked', blockers: ['No network'] }),
  }),
  made({
    theme: 'words',
    id: 'partial',
    what: 'a file that was never written, as unfinished work',
    value: (p) => handoff([p], { status: 'partial', phases_completed: 1, continuation_path: 'src/kept.ts' }),
  }),
  made({
    theme: 'words',
    id: 'blocked-without',
    what: 'that it is blocked, and by nothing',
    value: (p) => handoff([p], { status: 'blocked' }),
    honest: false,
  }),
  made({
    theme: 'words',
    id: 'phases-short',
    what: 'success with fewer finished phases than there are',
    value: (p) => handoff([p], { phases_completed: 1 }),
    lie: {
      [at('phases-short')]: json(handoff([work('phases-short')], { phases_completed: 1 })),
      [work('phases-short')]: WORK,
    },
    honest: false,
  }),
  made({
    theme: 'words',
    id: 'markers',
    what: 'that it verified marks of a plan that marks less',
    value: () => handoff(['specs/6_markers/plans/01_plan.md']),
    lie: { 'specs/6_markers/plans/01_plan.md': plan('COMPLETED', 'NOT STARTED') },
    twin: { 'specs/6_markers/plans/01_plan.md': plan('COMPLETED', 'COMPLETED') },
  }),
  {
    id: 'deleted-before',
    theme: 'history',
    what: 'a file that the same pull request deleted before',
    history: (branch, isHonest) => {
      branch.commit({ files: { [work('deleted-before')]: WORK } });
      if (!isHonest) branch.commit({ removed: [work('deleted-before')] });
      branch.commit({ files: { [at('deleted-before')]: json(handoff([work('deleted-before')])) } });
    },
  },
  {
    id: 'born-archived',
    theme: 'history',
    what: 'a plan of its task, in a new handoff that is put into the archive at once',
    history: (branch, isHonest) => {
      branch.commit({
        files: {
          'specs/archive/6_born_archived/.orchestrator-handoff.json': json(
            handoff(['specs/6_born_archived/plans/p.md']),
          ),
          ...(isHonest ? { 'specs/archive/6_born_archived/plans/p.md': '# Plan\n' } : {}),
        },
      });
    },
  },
];

export const planted: Planted = {
  family: 'handoff',
  base: { 'src/kept.ts': WORK },
  kinds: kinds.map((kind) =>
    kind.history === undefined ? { ...kind, both: { 'src/kept.ts': `${WORK}// changed\n`, ...kind.both } } : kind,
  ),
};
