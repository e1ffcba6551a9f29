import type { Context } from '../../src/model/context.js';

/** A context in which nothing was asked for, at a fixed moment. */
export const CONTEXT: Context = {
  now: Date.parse('2026-01-28T12:00:00Z'),
  staleAfter: 24 * 3_600_000,
  expectedSession: null,
  expectedIn: null,
  agents: null,
  roadmap: null,
  changes: null,
  failOnScope: 'all',
  ifNoReturns: 'error',
  agentBranch: null,
  agentBranchRequires: 'final',
  familySettings: new Map(),
  mayBeUnclaimed: null,
  lastMessage: null,
  calledAgent: null,
  stage: 'committed',
};
