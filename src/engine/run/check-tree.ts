import type { GateOptions } from './gate-options.js';
import { runGate } from './run.js';
import type { Context } from '../../model/context.js';
import type { Report } from '../../model/report.js';
import type { Tree } from '../../model/tree.js';
import { readRoadmap } from '../evaluate/roadmap.js';
import type { Settings } from '../../config/settings.js';
import { VERSION } from '../../model/version.js';

/** What a door adds to its settings: what the repository and the moment tell, for those who asked. */
export interface DoorContext
  extends
    Partial<Pick<Context, 'changes' | 'agentBranch' | 'answersFor' | 'lastMessage' | 'calledAgent' | 'stage'>>,
    Pick<GateOptions, 'onProgress' | 'baseline' | 'before' | 'mode' | 'mostFindings' | 'single' | 'shard'> {}

/** Judges a tree as every door does. Rejects with what the caller can mend. */
export async function checkTree(tree: Tree, settings: Settings, also: DoorContext = {}): Promise<Report> {
  return runGate({
    tool: { name: 'return-gate', version: VERSION },
    tree,
    selection: settings.selection,
    standards: settings.standards,
    context: {
      now: settings.now,
      staleAfter: settings.staleAfter,
      expectedSession: settings.expectedSession,
      expectedIn: null,
      agents: settings.agents,
      roadmap: await readRoadmap(tree, settings.maxFileSize),
      changes: also.changes ?? null,
      answersFor: also.answersFor ?? 'all',
      agentBranch: also.agentBranch ?? null,
      agentBranchRequires: settings.agentBranchRequires,
      ifNoReturns: settings.ifNoReturns,
      envelopeMode: settings.envelopeMode,
      mayBeUnclaimed: settings.mayBeUnclaimed,
      ...(also.lastMessage === undefined ? {} : { lastMessage: also.lastMessage }),
      ...(also.calledAgent === undefined ? {} : { calledAgent: also.calledAgent }),
      stage: also.stage ?? (tree.kind === 'commit' ? 'committed' : 'on-disk'),
    },
    levels: settings.levels,
    overrides: settings.overrides,
    failOn: settings.failOn,
    maxFileSize: settings.maxFileSize,
    maxReturns: settings.maxReturns,
    mode: also.mode ?? 'all',
    before: also.before ?? null,
    ...(also.baseline === undefined ? {} : { baseline: also.baseline }),
    ...(also.mostFindings === undefined ? {} : { mostFindings: also.mostFindings }),
    ...(also.single === undefined ? {} : { single: also.single }),
    ...(also.shard === undefined ? {} : { shard: also.shard }),
    ...(also.onProgress === undefined ? {} : { onProgress: also.onProgress }),
  });
}
