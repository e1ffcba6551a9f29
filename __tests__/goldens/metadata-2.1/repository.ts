import { artifacts, metadata, pretty, type Golden } from '../golden.js';

const ERROR = { type: 'execution', message: 'No network', recoverable: true, recommendation: 'Run it again' };
const HANDOFF = 'specs/4_index/handoffs/01_handoff.md';

function candidate(source: string, confidence = 0.8): object {
  return {
    content: 'The parser reads a file once, and keeps no part of it.',
    category: 'TECHNIQUE',
    source_artifact: source,
    confidence,
    suggested_keywords: ['parser', 'memory'],
  };
}

/** Every status of the newest edition, with what each asks for; two of them in progress, one of these for weeks. */
export const metadata21: Golden = {
  status: 1,
  commits: [
    {
      files: {
        '.return-gate.yml': 'standards:\n  return-meta: return-meta@2.1\n',
        'src/parser.ts': 'export {};\n',
        'specs/1_parser/.return-meta.json': pretty({
          status: 'implemented',
          artifacts: artifacts('src/parser.ts'),
          modified_files: ['src/parser.ts', 'src/lexer.ts'],
          completion_data: { completion_summary: 'Files are read once.' },
          memory_candidates: [candidate('src/parser.ts'), candidate('docs/never.md'), candidate('src/parser.ts', 80)],
          requires_user_review: true,
          metadata: metadata('general-implementation-agent', 1),
        }),
        'specs/2_stale/.return-meta.json': pretty({
          status: 'in_progress',
          started_at: '2026-01-21T13:20:00Z',
          artifacts: [],
          partial_progress: { stage: 'initializing', details: 'The agent has started.' },
          metadata: metadata('general-implementation-agent', 2),
        }),
        'specs/3_running/.return-meta.json': pretty({
          status: 'in_progress',
          started_at: '2026-02-20T11:30:00Z',
          artifacts: [],
          partial_progress: { stage: 'initializing', details: 'The agent has started.' },
          metadata: metadata('general-research-agent', 3),
        }),
        'specs/4_index/.return-meta.json': pretty({
          status: 'partial',
          artifacts: [{ type: 'handoff', path: HANDOFF, summary: 'What the next agent needs' }],
          partial_progress: { stage: 'phase_1_completed', details: 'One phase is left.', handoff_path: HANDOFF },
          errors: [ERROR],
          metadata: metadata('general-implementation-agent', 4),
        }),
        [HANDOFF]: '# What is left\n',
        'specs/5_questions/.return-meta.json': pretty({
          status: 'needs_research',
          artifacts: [],
          research_questions: [],
          metadata: metadata('planner-agent', 5),
        }),
        'specs/6_blocked/.return-meta.json': pretty({
          status: 'blocked',
          artifacts: [],
          errors: [ERROR],
          partial_progress: { stage: 'phase_2_started', details: 'The network is down.' },
          user_decision: { question: 'Which one?', options: ['a'], recommended: 'b', blocking: true },
          metadata: metadata('general-research-agent', 6),
        }),
        'specs/7_failed/.return-meta.json': pretty({
          status: 'failed',
          artifacts: [],
          errors: [ERROR],
          metadata: metadata('general-research-agent', 7),
        }),
        'specs/8_completed/.return-meta.json': pretty({
          status: 'completed',
          artifacts: artifacts('src/parser.ts'),
          metadata: metadata('general-implementation-agent', 8),
        }),
      },
    },
  ],
};
