import type { Problem } from '../../../src/model/finding.js';
import type { ReturnRule } from '../../../src/model/rule.js';
import { rules } from '../../../src/families/catalog.js';
import { problemsOf, type Situation } from '../../support/problems.js';

/** Mistakes in the sample of a version, and what the rule about each says of it: all that a reader sees, and the fix. */
const MISTAKES: readonly (readonly [rule: string, standard: string, Situation, Problem])[] = [
  [
    'agent-type-empty',
    'return-meta@1.2',
    { set: { '/metadata/agent_type': '' } },
    {
      pointer: '/metadata/agent_type',
      message: 'Field metadata.agent_type is ""; the agent\'s name was expected.',
      recommendation: "Fix subagent return format: write the agent's own name.",
    },
  ],
  [
    'artifact-duplicate',
    'orchestrator-handoff@1',
    {
      set: {
        '/artifacts/-': {
          type: 'plan',
          path: 'specs/7_parse_dates/plans/01_parse-dates.md',
          summary: 'The same plan once more',
        },
      },
    },
    {
      pointer: '/artifacts/1/path',
      message:
        'Artifact path "specs/7_parse_dates/plans/01_parse-dates.md" names the same file as /artifacts/0/path; each file is listed once.',
      recommendation: 'Fix subagent return format: keep one artifact for the file.',
    },
  ],
  [
    'artifact-object',
    'orchestrator-handoff@1',
    { set: { '/artifacts/0': 'specs/7_parse_dates/plans/01_parse-dates.md' } },
    {
      pointer: '/artifacts/0',
      fix: {
        safety: 'unsafe',
        does: 'write 1 bare path as an object with type, path and summary',
        edits: [
          {
            kind: 'set',
            pointer: '/artifacts/0',
            value: {
              type: 'plan',
              path: 'specs/7_parse_dates/plans/01_parse-dates.md',
              summary: 'Plan in 01_parse-dates.md',
            },
          },
        ],
      },
      message:
        'Artifact 1 is the bare string "specs/7_parse_dates/plans/01_parse-dates.md"; an object with type, path and summary was expected.',
      recommendation: 'Fix subagent return format: write each artifact as an object with type, path and summary.',
    },
  ],
  [
    'artifact-path-empty',
    'orchestrator-handoff@1',
    { set: { '/artifacts/0/path': ' ' } },
    {
      pointer: '/artifacts/0/path',
      message: "The artifact's path is nothing but white space; the path of a file was expected.",
      recommendation: 'Fix subagent return format: write the path relative to the project root.',
    },
  ],
  [
    'artifact-path-slashes',
    'orchestrator-handoff@1',
    { set: { '/artifacts/0/path': 'specs\\7_parse_dates\\plans\\01_parse-dates.md' } },
    {
      pointer: '/artifacts/0/path',
      message:
        'Artifact path "specs\\7_parse_dates\\plans\\01_parse-dates.md" has a backslash; folders are divided by "/".',
      recommendation: 'Fix subagent return format: write "specs/7_parse_dates/plans/01_parse-dates.md".',
      fix: {
        safety: 'safe',
        does: 'write "specs/7_parse_dates/plans/01_parse-dates.md"',
        edits: [{ kind: 'set', pointer: '/artifacts/0/path', value: 'specs/7_parse_dates/plans/01_parse-dates.md' }],
      },
    },
  ],
  [
    'artifact-path-valid',
    'orchestrator-handoff@1',
    { set: { '/artifacts/0/path': './specs/7_parse_dates//plans/01_parse-dates.md' } },
    {
      pointer: '/artifacts/0/path',
      fix: {
        safety: 'safe',
        does: 'write "specs/7_parse_dates/plans/01_parse-dates.md"',
        edits: [{ kind: 'set', pointer: '/artifacts/0/path', value: 'specs/7_parse_dates/plans/01_parse-dates.md' }],
      },
      message:
        'Artifact path "./specs/7_parse_dates//plans/01_parse-dates.md" has "//" and a leading "./"; a plain path was expected.',
      recommendation: 'Fix subagent return format: write "specs/7_parse_dates/plans/01_parse-dates.md".',
    },
  ],
  [
    'artifact-summary',
    'return-meta@1.2',
    { set: { '/artifacts/0/summary': ' ' } },
    {
      pointer: '/artifacts/0/summary',
      message: 'Artifact "specs/7_parse_dates/plans/01_parse-dates.md" has a blank summary.',
      recommendation: 'Fix planner-agent subagent return format: say in the summary what the file holds.',
    },
  ],
  [
    'artifact-summary',
    'subagent-return@1.2',
    { remove: ['/artifacts/0/summary'] },
    {
      pointer: '/artifacts/0',
      property: 'summary',
      message: 'Artifact "specs/7_parse_dates/plans/01_parse-dates.md" has no summary.',
      recommendation: 'Fix planner subagent return format: add a "summary" that says what the file holds.',
    },
  ],
  [
    'artifact-summary-length',
    'return-meta@1.2',
    {
      set: {
        '/artifacts/0/summary':
          'A plan for parsers for parsers for parsers for parsers for parsers for parsers for parsers for parsers for parsers for parsers for parsers for parsers for parsers for parsers for parsers for parsers for parsers for parsers for parsers for parsers ',
      },
    },
    {
      pointer: '/artifacts/0/summary',
      message: "The artifact's summary has 247 characters; at most 200 are allowed.",
      recommendation: 'Shorten the summary to one sentence that says what the file holds.',
    },
  ],
  [
    'artifact-summary-sentence',
    'return-meta@1.2',
    { set: { '/artifacts/0/summary': 'Plan for parsing dates. It has three phases.' } },
    {
      pointer: '/artifacts/0/summary',
      message:
        'The artifact\'s summary has 2 sentences; one was expected: "Plan for parsing dates. It has three phases.".',
    },
  ],
  [
    'artifact-type',
    'orchestrator-handoff@1',
    { set: { '/artifacts/0/type': 'analysis' } },
    {
      pointer: '/artifacts/0/type',
      message: 'Artifact type "analysis" is not one of report, plan, summary, implementation or handoff.',
      recommendation: 'Fix subagent return format: write "report".',
      fix: {
        safety: 'safe',
        does: 'write the type "report"',
        edits: [{ kind: 'set', pointer: '/artifacts/0/type', value: 'report' }],
      },
    },
  ],
  [
    'artifact-type-path',
    'orchestrator-handoff@1',
    { set: { '/artifacts/0/type': 'report' } },
    {
      pointer: '/artifacts/0/type',
      message:
        'Artifact type "report" does not agree with the folder "plans/" of "specs/7_parse_dates/plans/01_parse-dates.md", which holds files of type "plan".',
      recommendation: 'Write "plan", or put the file into the folder of its type.',
    },
  ],
  [
    'blockers-required',
    'orchestrator-handoff@1',
    { set: { '/status': 'blocked', '/blockers': [] } },
    {
      pointer: '/blockers',
      message: 'Status is "blocked" and blockers is empty; at least one blocker was expected.',
      recommendation: 'Fix subagent return format: say in blockers what the work waits for.',
    },
  ],
  [
    'claudemd-required',
    'return-meta@1.2',
    {
      set: {
        '/status': 'implemented',
        '/task_type': 'meta',
        '/completion_data': { completion_summary: 'The planner now knows the form of dates.' },
      },
    },
    {
      pointer: '/completion_data',
      property: 'claudemd_suggestions',
      message:
        'An implemented meta task has no completion_data.claudemd_suggestions; what it changed, or "none", was expected.',
      recommendation: 'Fix planner-agent subagent return format: write completion_data.claudemd_suggestions.',
    },
  ],
  [
    'claudemd-required',
    'return-meta@1.2',
    {
      set: {
        '/status': 'implemented',
        '/task_type': 'meta',
        '/completion_data': {
          completion_summary: 'The planner now knows the form of dates.',
          claudemd_suggestions: ' ',
        },
      },
    },
    {
      pointer: '/completion_data/claudemd_suggestions',
      message:
        'An implemented meta task has " " as completion_data.claudemd_suggestions; what it changed, or "none", was expected.',
      recommendation: 'Fix planner-agent subagent return format: write completion_data.claudemd_suggestions.',
    },
  ],
  [
    'completion-data-required',
    'return-meta@1.2',
    { set: { '/status': 'implemented' } },
    {
      pointer: '',
      property: 'completion_data',
      message:
        'Status is "implemented" and completion_data is absent; a summary of what was accomplished was expected.',
      recommendation: 'Fix planner-agent subagent return format: add completion_data.completion_summary.',
    },
  ],
  [
    'completion-data-required',
    'return-meta@1.2',
    { set: { '/status': 'implemented', '/completion_data': { completion_summary: ' ' } } },
    {
      pointer: '/completion_data/completion_summary',
      message:
        'Status is "implemented" and completion_data.completion_summary is blank; a summary of what was accomplished was expected.',
      recommendation: 'Fix planner-agent subagent return format: write completion_data.completion_summary.',
    },
  ],
  [
    'completion-summary-sentences',
    'return-meta@1.2',
    {
      set: {
        '/status': 'implemented',
        '/completion_data': {
          completion_summary: 'Dates are parsed. Times are parsed. Zones are parsed. Errors are reported.',
        },
      },
    },
    {
      pointer: '/completion_data/completion_summary',
      message: 'The completion summary has 4 sentences; 1 to 3 were expected.',
      recommendation: 'Fix planner-agent subagent return format: say what was accomplished in 1 to 3 sentences.',
    },
  ],
  [
    'continuation-required',
    'orchestrator-handoff@1',
    { set: { '/status': 'partial', '/phases_completed': 1 } },
    {
      pointer: '',
      property: 'continuation_path',
      message:
        'Status is "partial" and neither continuation_path nor continuation_context is given; one of them was expected.',
      recommendation: 'Fix subagent return format: name in continuation_path the file that says how to go on.',
    },
  ],
  [
    'continuation-required',
    'orchestrator-handoff@1',
    {
      set: { '/status': 'partial', '/phases_completed': 1, '/continuation_path': null, '/continuation_context': null },
    },
    {
      pointer: '',
      property: 'continuation_path',
      message:
        'Status is "partial" and neither continuation_path nor continuation_context is given; one of them was expected.',
      recommendation: 'Fix subagent return format: name in continuation_path the file that says how to go on.',
    },
  ],
  [
    'custom-field',
    'subagent-return@1.0',
    { set: { '/plan_details': { phases: 3 } } },
    {
      pointer: '/plan_details',
      part: 'key',
      message: 'The standard has no top-level field "plan_details".',
      recommendation: 'Move what "plan_details" holds into "metadata" or "next_steps".',
      value: 'plan_details',
      fix: {
        safety: 'unsafe',
        does: 'move "plan_details" into metadata',
        edits: [{ kind: 'move', from: '/plan_details', to: '/metadata/plan_details' }],
      },
    },
  ],
  [
    'cycle-recoverable',
    'subagent-return@1.0',
    {
      set: {
        '/status': 'blocked',
        '/artifacts': [],
        '/errors': [
          { type: 'cycle', message: 'The planner would call itself', code: 'DELEGATION_CYCLE', recoverable: true },
        ],
      },
    },
    { pointer: '/errors/0/recoverable', message: 'An error of type "cycle" has recoverable true; false was expected.' },
  ],
  [
    'delegation-cycle',
    'return-meta@1.2',
    {
      set: {
        '/metadata/agent_type': 'planner',
        '/metadata/delegation_depth': 3,
        '/metadata/delegation_path': ['orchestrator', 'planner', 'batch-orchestrator', 'planner'],
      },
    },
    {
      pointer: '/metadata/delegation_path/3',
      message: 'Agent "planner" appears in the delegation path twice, as step 2 and 4.',
      recommendation: 'Route the delegation so that "planner" is not called below itself.',
    },
  ],
  [
    'delegation-depth',
    'return-meta@1.2',
    { set: { '/metadata/delegation_depth': -1 } },
    {
      pointer: '/metadata/delegation_depth',
      message: 'Field metadata.delegation_depth is -1; a whole number of 0 or more was expected.',
      recommendation: 'Fix planner-agent subagent return format: write the depth of the delegation as a number.',
    },
  ],
  [
    'delegation-path',
    'return-meta@1.2',
    { set: { '/metadata/delegation_path': [] } },
    {
      pointer: '/metadata/delegation_path',
      message: 'Field metadata.delegation_path is empty; a list of names was expected.',
      recommendation:
        'Fix planner-agent subagent return format: list the names from the orchestrator down to the agent.',
    },
  ],
  [
    'delegation-short',
    'return-meta@1.2',
    {
      set: {
        '/metadata/agent_type': 'planner',
        '/metadata/delegation_depth': 2,
        '/metadata/delegation_path': ['orchestrator', 'planner'],
      },
    },
    {
      pointer: '/metadata/delegation_path',
      message: 'The delegation path has 2 names; at depth 2 at least 3 were expected.',
      recommendation: 'List every caller from the orchestrator down to the agent, or correct delegation_depth.',
    },
  ],
  [
    'delegation-tail',
    'return-meta@1.2',
    {
      set: {
        '/metadata/agent_type': 'planner',
        '/metadata/delegation_depth': 1,
        '/metadata/delegation_path': ['orchestrator', 'plan'],
      },
    },
    {
      pointer: '/metadata/delegation_path/1',
      message: 'The delegation path ends with "plan", but agent_type is "planner".',
      recommendation: 'Put the name of the agent that returns at the end of delegation_path.',
    },
  ],
  [
    'duration-negative',
    'return-meta@1.2',
    { set: { '/metadata/duration_seconds': -1 } },
    {
      pointer: '/metadata/duration_seconds',
      message: 'Field metadata.duration_seconds is -1; 0 or more was expected.',
      recommendation: 'Fix planner-agent subagent return format: count the seconds from the call to the return.',
    },
  ],
  [
    'error-code-format',
    'subagent-return@1.0',
    {
      set: {
        '/status': 'blocked',
        '/artifacts': [],
        '/errors': [{ type: 'resource', message: 'The server is away', code: 'server-away', recoverable: true }],
      },
    },
    {
      pointer: '/errors/0/code',
      message: 'Error code "server-away" is not in UPPER_SNAKE_CASE.',
      recommendation: 'Fix planner subagent return format: write "SERVER_AWAY".',
    },
  ],
  [
    'error-message-length',
    'subagent-return@1.0',
    {
      set: {
        '/status': 'blocked',
        '/artifacts': [],
        '/errors': [
          {
            type: 'resource',
            message:
              'mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm',
            recoverable: true,
          },
        ],
      },
    },
    {
      pointer: '/errors/0/message',
      message: "The error's message has 501 characters; at most 500 are allowed.",
      recommendation: 'Fix planner subagent return format: shorten the message to what went wrong and where.',
    },
  ],
  [
    'error-text-empty',
    'return-meta@1.2',
    {
      set: {
        '/status': 'blocked',
        '/artifacts': [],
        '/errors': [{ type: 'resource', message: ' ', recoverable: true, recommendation: 'Run /plan 7 again later' }],
      },
    },
    {
      pointer: '/errors/0/message',
      message: 'The error\'s message is " "; text was expected.',
      recommendation: 'Fix planner-agent subagent return format: say what happened.',
    },
  ],
  [
    'error-type',
    'return-meta@1.2',
    {
      set: {
        '/status': 'blocked',
        '/artifacts': [],
        '/errors': [
          { type: 'misfortune', message: 'The server is away', recoverable: true, recommendation: 'Try again later' },
        ],
      },
    },
    {
      pointer: '/errors/0/type',
      message:
        'Error type "misfortune" is not a known one, such as validation, execution, timeout, permission, resource, cycle, mcp_abort_error or delegation_interrupted.',
      recommendation: 'Fix planner-agent subagent return format: use a listed type.',
    },
  ],
  [
    'errors-required',
    'return-meta@1.2',
    { set: { '/status': 'blocked', '/artifacts': [] } },
    {
      pointer: '',
      property: 'errors',
      message: 'Status is "blocked" and errors is absent; at least one error was expected.',
      recommendation: 'Fix planner-agent subagent return format: say in errors what stopped the work and how to go on.',
    },
  ],
  [
    'errors-with-success',
    'return-meta@1.2',
    {
      set: {
        '/errors': [
          {
            type: 'timeout',
            message: 'The last check ran out of time',
            recoverable: true,
            recommendation: 'Run the check again',
          },
        ],
      },
    },
    {
      pointer: '/errors',
      message: 'Status "planned" has 1 error beside it; none was expected.',
      recommendation: 'Return "partial" if something is missing, otherwise leave the errors out.',
    },
  ],
  [
    'failed-with-artifacts',
    'subagent-return@1.0',
    {
      set: {
        '/status': 'failed',
        '/errors': [
          { type: 'execution', message: 'The parser crashed', recoverable: true, recommendation: 'Run /plan 7 again' },
        ],
      },
    },
    {
      pointer: '/artifacts',
      message: 'Status "failed" means no usable result, but the return lists 1 artifact.',
      recommendation: 'Set the status to "partial" if they are usable; else list none.',
      value: 'failed',
    },
  ],
  [
    'field-type',
    'orchestrator-handoff@1',
    { set: { '/plan_markers_verified': 'yes' } },
    {
      pointer: '/plan_markers_verified',
      message: 'Field "plan_markers_verified" is "yes"; a boolean was expected.',
      recommendation: 'Fix subagent return format: write "plan_markers_verified" as a boolean.',
    },
  ],
  [
    'field-type',
    'return-meta@1.2',
    { set: { '/metadata/duration_seconds': '300' } },
    {
      pointer: '/metadata/duration_seconds',
      message: 'Field "metadata/duration_seconds" is "300"; a number was expected.',
      recommendation: 'Fix planner-agent subagent return format: write "metadata/duration_seconds" as a number.',
    },
  ],
  [
    'implemented-phases-short',
    'orchestrator-handoff@1',
    { set: { '/status': 'implemented', '/plan_markers_verified': true, '/phases_completed': 3, '/phases_total': 4 } },
    {
      pointer: '/phases_completed',
      message: 'Status "implemented" comes with 3 of 4 phases; all were expected to be completed.',
      recommendation: 'Let subagent return "partial" while phases are left, or correct the counts.',
    },
  ],
  [
    'implemented-phases-short',
    'return-meta@1.2',
    {
      set: {
        '/status': 'implemented',
        '/completion_data': { completion_summary: 'Dates are parsed in every form that the plan names.' },
        '/metadata/phases_completed': 3,
        '/metadata/phases_total': 4,
      },
    },
    {
      pointer: '/metadata/phases_completed',
      message: 'Status "implemented" comes with 3 of 4 phases; all were expected to be completed.',
      recommendation: 'Let planner-agent return "partial" while phases are left, or correct the counts.',
    },
  ],
  [
    'memory-candidate',
    'return-meta@1.4',
    {
      set: {
        '/memory_candidates': [
          {
            content: 'Dates without an offset are ambiguous by up to 26 hours',
            category: 'NOTE',
            source_artifact: 'specs/7_parse_dates/plans/01_parse-dates.md',
            confidence: 1,
            suggested_keywords: ['dates', 'offsets'],
          },
        ],
      },
    },
    {
      pointer: '/memory_candidates/0/category',
      message:
        'The memory candidate\'s category is "NOTE"; TECHNIQUE, PATTERN, CONFIG, WORKFLOW or INSIGHT was expected.',
      recommendation:
        'Fix planner-agent subagent return format: write TECHNIQUE, PATTERN, CONFIG, WORKFLOW or INSIGHT.',
    },
  ],
  [
    'meta-file-leftover',
    'return-meta@1.2',
    {},
    {
      pointer: '/status',
      message: 'The file is kept with the final status "planned"; postflight was expected to delete it.',
      recommendation: 'Delete the file after postflight.',
    },
  ],
  [
    'metadata-field-type',
    'return-meta@1.2',
    { set: { '/metadata/retries': 'two', '/metadata/phase_count': 'three' } },
    {
      pointer: '/metadata/phase_count',
      message: 'Field metadata.phase_count is "three"; type number was expected.',
      recommendation: 'Fix planner-agent subagent return format: write a value of type number.',
    },
  ],
  [
    'metadata-top-level',
    'return-meta@1.2',
    { set: { '/session_id': 'sess_1736700000_abc123' }, remove: ['/metadata/session_id'] },
    {
      pointer: '/session_id',
      part: 'key',
      message: 'Field session_id is at top level instead of in metadata.',
      recommendation: 'Fix planner-agent subagent return format: move session_id into metadata.',
      value: 'session_id',
      fix: {
        safety: 'safe',
        does: 'move session_id into metadata',
        edits: [{ kind: 'move', from: '/session_id', to: '/metadata/session_id' }],
      },
    },
  ],
  [
    'modified-files',
    'return-meta@2.1',
    { set: { '/proposed_file_scope': ['src/dates/'] } },
    {
      pointer: '/proposed_file_scope/0',
      message:
        'Entry 1 of proposed_file_scope is "src/dates/", which is a folder; the path of a file within the repository was expected.',
      recommendation: 'Fix planner-agent subagent return format: write paths of files from the root of the repository.',
    },
  ],
  [
    'next-steps-length',
    'subagent-return@1.0',
    {
      set: {
        '/next_steps':
          'nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn',
      },
    },
    {
      pointer: '/next_steps',
      message: 'Field next_steps has 301 characters; at most 300 are allowed.',
      recommendation: 'Fix planner subagent return format: name the next one or two actions only.',
    },
  ],
  [
    'no-emoji',
    'return-meta@1.2',
    { set: { '/summary': 'Planned how dates are parsed ✅. The plan has three phases.' } },
    { pointer: '/summary', message: 'The summary holds the emoji "✅" (U+2705); plain text was expected.' },
  ],
  [
    'no-markup',
    'subagent-return@1.0',
    { set: { '/summary': 'Planned how **dates** are parsed. The plan has three phases.' } },
    {
      pointer: '/summary',
      message: 'The summary holds bold text, "**dates**"; plain text was expected.',
      recommendation: 'Write it as plain text, without Markdown or HTML.',
    },
  ],
  [
    'partial-phases-whole',
    'orchestrator-handoff@1',
    {
      set: {
        '/status': 'partial',
        '/phases_completed': 3,
        '/phases_total': 3,
        '/continuation_path': 'specs/7_parse_dates/plans/01_parse-dates.md',
      },
    },
    {
      pointer: '/phases_completed',
      message: 'Status "partial" comes with 3 of 3 phases; fewer were expected to be completed.',
      recommendation: 'Fix subagent return format: write "implemented" where all is done, or correct the counts.',
    },
  ],
  [
    'partial-progress-leftover',
    'return-meta@1.2',
    { set: { '/partial_progress': { stage: 'initializing', details: 'Reading the task' } } },
    {
      pointer: '/partial_progress',
      part: 'key',
      message:
        'Field partial_progress comes with status "planned"; it was expected with "in_progress" or "partial" only.',
      recommendation:
        'Fix planner-agent subagent return format: remove partial_progress when the final status is written.',
    },
  ],
  [
    'partial-progress-required',
    'return-meta@1.2',
    {
      set: {
        '/status': 'partial',
        '/errors': [
          {
            type: 'timeout',
            message: 'The time limit was reached in the second phase',
            recoverable: true,
            recommendation: 'Resume with /implement 7',
          },
        ],
      },
    },
    {
      severity: 'notice',
      pointer: '',
      property: 'partial_progress',
      message: 'Status is "partial" and partial_progress is absent; the stage that was reached was expected.',
      recommendation: 'Fix planner-agent subagent return format: add partial_progress with stage and details.',
    },
  ],
  [
    'partial-progress-required',
    'return-meta@1.2',
    { set: { '/status': 'in_progress', '/started_at': '2026-01-28T10:30:00Z' } },
    {
      pointer: '',
      property: 'partial_progress',
      message: 'Status is "in_progress" and partial_progress is absent; the stage that was reached was expected.',
      recommendation: 'Fix planner-agent subagent return format: add partial_progress with stage and details.',
    },
  ],
  [
    'partial-without-artifacts',
    'subagent-return@1.2',
    {
      set: {
        '/status': 'partial',
        '/artifacts': [],
        '/errors': [
          {
            type: 'timeout',
            message: 'The time was up after the first phase',
            recoverable: true,
            recommendation: 'Run /plan 7 again',
          },
        ],
      },
    },
    {
      pointer: '/artifacts',
      message: 'Status "partial" says that some artifacts were made, and none is listed.',
      recommendation:
        'Verify planner lists the files made so far, or returns "failed" or "blocked" where there are none.',
    },
  ],
  [
    'phase-counts',
    'orchestrator-handoff@1',
    { set: { '/phases_completed': 5, '/phases_total': 4 } },
    {
      pointer: '/phases_completed',
      message: 'Field phases_completed is 5, more than phases_total, which is 4.',
      recommendation: 'Fix subagent return format: count the phases again.',
    },
  ],
  [
    'phase-counts',
    'return-meta@1.2',
    { set: { '/metadata/phases_completed': 5, '/metadata/phases_total': 4 } },
    {
      pointer: '/metadata/phases_completed',
      message: 'Field metadata.phases_completed is 5, more than phases_total, which is 4.',
      recommendation: 'Fix planner-agent subagent return format: count the phases again.',
    },
  ],
  [
    'phases-required',
    'orchestrator-handoff@1',
    {
      set: { '/status': 'implemented', '/plan_markers_verified': true },
      remove: ['/phases_completed', '/phases_total'],
    },
    {
      pointer: '',
      property: ['phases_completed', 'phases_total'],
      message:
        'Status is "implemented" and phases_completed and phases_total are absent; the counts of phases were expected.',
      recommendation: 'Fix subagent return format: add phases_completed and phases_total.',
    },
  ],
  [
    'phases-required',
    'orchestrator-handoff@1',
    {
      set: {
        '/status': 'partial',
        '/phases_completed': -1,
        '/continuation_path': 'specs/7_parse_dates/plans/01_parse-dates.md',
      },
    },
    {
      pointer: '/phases_completed',
      message: 'Field phases_completed is -1; a whole number of 0 or more was expected.',
      recommendation: 'Fix subagent return format: count the phases again.',
    },
  ],
  [
    'phases-top-level',
    'return-meta@1.2',
    { set: { '/phases_completed': 2, '/phases_total': 4 } },
    {
      pointer: '/phases_completed',
      part: 'key',
      message: 'Fields phases_completed and phases_total are at top level instead of in metadata.',
      recommendation:
        'Fix planner-agent subagent return format: move phases_completed and phases_total into metadata, or into partial_progress while the work goes on.',
      value: 'phases_completed phases_total',
      fix: {
        safety: 'safe',
        does: 'move phases_completed and phases_total into metadata',
        edits: [
          { kind: 'move', from: '/phases_completed', to: '/metadata/phases_completed' },
          { kind: 'move', from: '/phases_total', to: '/metadata/phases_total' },
        ],
      },
    },
  ],
  [
    'plan-markers-unverified',
    'orchestrator-handoff@1',
    { set: { '/status': 'implemented', '/phases_completed': 3, '/phases_total': 3 } },
    {
      pointer: '',
      property: 'plan_markers_verified',
      message: 'Status is "implemented" and plan_markers_verified is absent; true was expected.',
      recommendation:
        'Look whether each phase heading of the plan says [COMPLETED], and set plan_markers_verified to true.',
    },
  ],
  [
    'plan-markers-unverified',
    'orchestrator-handoff@1',
    { set: { '/status': 'implemented', '/phases_completed': 3, '/phases_total': 3, '/plan_markers_verified': false } },
    {
      pointer: '/plan_markers_verified',
      message: 'Status is "implemented" and plan_markers_verified is false; true was expected.',
      recommendation:
        'Look whether each phase heading of the plan says [COMPLETED], and set plan_markers_verified to true.',
    },
  ],
  [
    'required-field',
    'orchestrator-handoff@1',
    { remove: ['/summary', '/artifacts'] },
    {
      pointer: '',
      property: ['summary', 'artifacts'],
      message: 'Required fields "summary" and "artifacts" are missing in the return.',
      recommendation: 'Fix subagent return format: add "summary" and "artifacts" to the return.',
    },
  ],
  [
    'required-field',
    'return-meta@1.2',
    { remove: ['/metadata/session_id'] },
    {
      pointer: '/metadata',
      property: ['session_id'],
      message: 'Required field "session_id" is missing in "metadata".',
      recommendation: 'Fix planner-agent subagent return format: add "session_id" to "metadata".',
    },
  ],
  [
    'required-field',
    'return-meta@1.2',
    { remove: ['/metadata/session_id', '/metadata/agent_type'] },
    {
      pointer: '/metadata',
      property: ['session_id', 'agent_type'],
      message: 'Required fields "session_id" and "agent_type" are missing in "metadata".',
      recommendation: 'Fix subagent return format: add "session_id" and "agent_type" to "metadata".',
    },
  ],
  [
    'required-field',
    'return-meta@1.2',
    {
      set: {
        '/session_id': 'sess_1736700000_abc123',
        '/agent_type': 'planner-agent',
        '/delegation_depth': 1,
        '/delegation_path': ['orchestrator', 'plan', 'planner-agent'],
      },
      remove: ['/metadata'],
    },
    {
      pointer: '',
      property: ['metadata'],
      message:
        'Required field "metadata" is missing in the return; "session_id", "agent_type", "delegation_depth" and "delegation_path" at top level belong in it.',
      recommendation:
        'Fix subagent return format: add "metadata" to the return, and move session_id, agent_type, delegation_depth and delegation_path into "metadata".',
      fix: {
        safety: 'safe',
        does: 'move session_id, agent_type, delegation_depth and delegation_path into metadata',
        edits: [
          { kind: 'move', from: '/session_id', to: '/metadata/session_id' },
          { kind: 'move', from: '/agent_type', to: '/metadata/agent_type' },
          { kind: 'move', from: '/delegation_depth', to: '/metadata/delegation_depth' },
          { kind: 'move', from: '/delegation_path', to: '/metadata/delegation_path' },
        ],
      },
    },
  ],
  [
    'research-questions',
    'return-meta@2.1',
    { set: { '/status': 'needs_research', '/artifacts': [] } },
    {
      pointer: '',
      property: 'research_questions',
      message: 'Status is "needs_research" and research_questions is absent; at least one question was expected.',
      recommendation: 'Fix planner-agent subagent return format: list the questions in research_questions.',
    },
  ],
  [
    'return-location',
    'orchestrator-handoff@1',
    { file: 'notes/.orchestrator-handoff.json' },
    {
      pointer: '',
      message: 'The handoff "notes/.orchestrator-handoff.json" is in no task folder; "specs/{N}_{slug}/" was expected.',
      recommendation: 'Move it to "specs/{N}_{slug}/" of its task.',
    },
  ],
  [
    'return-location',
    'return-meta@1.2',
    { file: 'notes/.return-meta.json' },
    {
      pointer: '',
      message: 'The metadata file "notes/.return-meta.json" is in no task folder; "specs/{N}_{slug}/" was expected.',
      recommendation: 'Move it to "specs/{N}_{slug}/" of its task.',
    },
  ],
  [
    'review-reason',
    'return-meta@1.4',
    { set: { '/requires_user_review': true } },
    {
      pointer: '',
      property: 'review_reason',
      message: 'Field requires_user_review is true and review_reason is absent; a reason was expected.',
      recommendation: 'Fix planner-agent subagent return format: say in review_reason what a person has to decide.',
    },
  ],
  [
    'roadmap-items-meta',
    'return-meta@1.2',
    { set: { '/task_type': 'meta', '/completion_data/roadmap_items': ['Parse dates'] } },
    {
      pointer: '/completion_data/roadmap_items',
      message: 'A meta task names 1 roadmap item; none was expected.',
      recommendation: 'Fix planner-agent subagent return format: leave roadmap_items out of a meta task.',
    },
  ],
  [
    'session-id-empty',
    'orchestrator-handoff@1',
    { set: { '/session_id': ' ' } },
    {
      pointer: '/session_id',
      message: 'Field session_id is " "; a session id was expected.',
      recommendation: 'Fix subagent return format: echo the session id of the delegation.',
    },
  ],
  [
    'session-id-empty',
    'return-meta@1.2',
    { set: { '/metadata/session_id': ' ' } },
    {
      pointer: '/metadata/session_id',
      message: 'Field metadata.session_id is " "; a session id was expected.',
      recommendation: 'Fix planner-agent subagent return format: echo the session id of the delegation.',
    },
  ],
  [
    'session-id-format',
    'orchestrator-handoff@1',
    { set: { '/session_id': 'session-7' } },
    {
      pointer: '/session_id',
      message: 'Session id "session-7" is not of the form sess_{digits}_{word}.',
      recommendation: "Fix subagent return format: echo the caller's session id, such as sess_1736700000_abc123.",
    },
  ],
  [
    'session-id-format',
    'return-meta@1.2',
    { set: { '/metadata/session_id': 'session-7' } },
    {
      pointer: '/metadata/session_id',
      message: 'Session id "session-7" is not of the form sess_{digits}_{word}.',
      recommendation:
        "Fix planner-agent subagent return format: echo the caller's session id, such as sess_1736700000_abc123.",
    },
  ],
  [
    'started-at',
    'return-meta@1.2',
    { set: { '/started_at': 'yesterday' } },
    {
      pointer: '/started_at',
      message: 'Field started_at is "yesterday", which is no ISO 8601 time.',
      recommendation:
        'Fix planner-agent subagent return format: write the moment of the start, such as 2026-01-28T10:30:00Z.',
    },
  ],
  [
    'status-completed',
    'return-meta@1.2',
    { set: { '/status': 'completed' } },
    {
      pointer: '/status',
      message: 'Status "completed" stops the calling tool; for success, use researched, planned or implemented.',
      recommendation: 'Fix planner-agent subagent return format: write "planned".',
      fix: {
        safety: 'unsafe',
        does: 'write the status "planned"',
        edits: [{ kind: 'set', pointer: '/status', value: 'planned' }],
      },
    },
  ],
  [
    'status-in-progress',
    'return-meta@1.2',
    {
      set: {
        '/status': 'in_progress',
        '/started_at': '2026-01-28T10:30:00Z',
        '/partial_progress': { stage: 'initializing', details: 'Read the task' },
      },
    },
    {
      pointer: '/status',
      message:
        'Status is "in_progress"; a final status was expected. The agent was interrupted, is still at work, or postflight has not run.',
      recommendation: 'Resume planner-agent, or set the status to "partial" and say in errors why it stopped.',
    },
  ],
  [
    'status-stale',
    'return-meta@1.2',
    {
      set: {
        '/status': 'in_progress',
        '/started_at': '2026-01-27T11:59:59Z',
        '/partial_progress': { stage: 'initializing', details: 'Read the task' },
      },
    },
    {
      pointer: '/started_at',
      message:
        'The agent is still in progress, and its start at "2026-01-27T11:59:59Z" is longer ago than stale-after allows.',
      recommendation: 'Resume or close the task of planner-agent.',
    },
  ],
  [
    'summary-empty',
    'orchestrator-handoff@1',
    { set: { '/summary': ' ' } },
    {
      pointer: '/summary',
      message: 'The summary is blank: " ".',
      recommendation: 'Fix subagent return format: say what was accomplished in 2 to 5 sentences.',
    },
  ],
  [
    'summary-length',
    'return-meta@1.2',
    { set: { '/summary': 'Done. Ok.' } },
    {
      pointer: '/summary',
      message: 'The summary has 9 characters; 10 to 500 were expected.',
      recommendation: 'Say what was accomplished in 2 to 5 sentences.',
    },
  ],
  [
    'summary-length',
    'return-meta@1.2',
    {
      set: {
        '/summary':
          'Planned the parser. It reads dates and dates and dates and dates and dates and dates and dates and dates and dates and dates and dates and dates and dates and dates and dates and dates and dates and dates and dates and dates and dates and dates and dates and dates and dates and dates and dates and dates and dates and dates and dates and dates and dates and dates and dates and dates and dates and dates and dates and dates and dates and dates and dates and dates and dates and dates and dates and dates and times.',
      },
    },
    {
      pointer: '/summary',
      message: 'The summary has 515 characters; 10 to 500 were expected.',
      recommendation: 'Shorten it to what the caller must know; details belong into the artifacts.',
    },
  ],
  [
    'summary-sentences',
    'orchestrator-handoff@1',
    { set: { '/summary': 'Planned how dates are parsed' } },
    {
      pointer: '/summary',
      message: 'The summary has 1 sentence; 2 to 4 were expected.',
      recommendation: 'Say what was accomplished in 2 to 4 sentences.',
    },
  ],
  [
    'summary-tokens',
    'orchestrator-handoff@1',
    {
      set: {
        '/summary':
          'Planned the parser. It reads dates and dates and dates and dates and dates and dates and dates and dates and dates and dates and dates and dates and dates and dates and dates and dates and dates and dates and dates and dates and dates and dates and dates and dates and dates and dates and dates and dates and dates and dates and dates and dates and dates and dates and dates and dates and dates and dates and dates and dates and dates and dates and dates and dates and dates and dates and times.',
      },
    },
    {
      pointer: '/summary',
      message: 'The summary has an estimated 124 tokens (495 characters, 4 a token); at most about 100 were expected.',
    },
  ],
  [
    'task-slug-case',
    'return-meta@1.2',
    { file: 'specs/7_Parse-Dates/.return-meta.json' },
    {
      pointer: '',
      message: 'The slug "Parse-Dates" of the task folder is not in snake_case.',
      recommendation: 'Rename the folder: lower-case letters and digits, words joined by single underscores.',
      value: 'Parse-Dates',
    },
  ],
  [
    'unknown-field',
    'orchestrator-handoff@1',
    { set: { '/next_action_hints': 'none' } },
    {
      pointer: '/next_action_hints',
      part: 'key',
      message: 'The standard has no field "next_action_hints" here; its nearest field is "next_action_hint".',
      recommendation: 'Write "next_action_hint" if that is meant; else give the field a name of its own.',
      value: 'next_action_hints',
    },
  ],
  [
    'unknown-field',
    'return-meta@1.2',
    { set: { '/next_step': 'Run /implement 7' } },
    {
      pointer: '/next_step',
      part: 'key',
      message: 'The standard has no field "next_step" here; its nearest field is "next_steps".',
      recommendation: 'Write "next_steps" if that is meant; else give the field a name of its own.',
      value: 'next_step',
    },
  ],
  [
    'user-decision',
    'return-meta@2.1',
    {
      set: {
        '/user_decision': {
          question: 'Which calendar do dates without one belong to?',
          options: ['Gregorian'],
          recommended: 'Gregorian',
          blocking: false,
        },
      },
    },
    {
      pointer: '/user_decision/options',
      message: 'Field user_decision.options has 1 option; two or more were expected.',
      recommendation: 'Fix planner-agent subagent return format: give two options or more, or decide without the user.',
    },
  ],
];

function ruleNamed(id: string): ReturnRule {
  const found = rules.find((rule) => rule.id === id);
  if (found?.scope !== 'return') throw new Error(`no rule ${id} on returns`);
  return found;
}

test.each(MISTAKES)('%s, under %s, says what is wrong, where, and what to do', (id, standard, situation, problem) => {
  expect(problemsOf(ruleNamed(id), { standard, ...situation })).toEqual([problem]);
});
