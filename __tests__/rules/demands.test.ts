import { standards } from '../../src/families/registry.js';
import { demandsOf } from '../../src/prompt/instruction.js';

/** What an instruction asks for beside the schema, sentence by sentence, in the order in which a writer reads it. */
const ASKED: readonly (readonly [string, readonly string[]])[] = [
  [
    'return-meta@2.1',
    [
      'No required text is blank.',
      '"metadata.session_id" is the id that the caller gave, or one of your own if there is none, of the form sess_{digits}_{word}.',
      'The "summary" of the return, where there is one, has 10 to 400 characters (about 100 tokens).',
      'The "summary" of an artifact is one sentence of at most 200 characters.',
      '"metadata.delegation_depth" is 0 to 3, and "metadata.delegation_path" is not empty.',
      'No name appears twice in "metadata.delegation_path".',
      '"metadata.duration_seconds" is 0 or more.',
      'When "status" is "partial", "failed" or "blocked": "errors" is required and "errors" holds at least 1 element.',
      '"phases_completed" is at most "phases_total", and equals it when "status" is "implemented".',
      'The plan of the task marks at least "phases_completed" of its phases as [COMPLETED].',
    ],
  ],
  [
    'subagent-return@1.0',
    [
      'No required text is blank.',
      '"metadata.session_id" is the id that the caller gave, or one of your own if there is none, of the form {agent}_{task}_{timestamp}_{random}.',
      'The "summary" of the return, where there is one, has 10 to 400 characters (about 100 tokens).',
      'The "summary" of an artifact is one sentence of at most 200 characters.',
      'No name appears twice in "metadata.delegation_path".',
      '"metadata.duration_seconds" is 0 or more.',
      'The "message" of an error has at most 500 characters, "next_steps" at most 300; a "code" is in UPPER_SNAKE_CASE.',
      '"phases_completed" is at most "phases_total".',
    ],
  ],
  [
    'orchestrator-handoff@1',
    [
      'No required text is blank.',
      '"session_id" is the id that the caller gave, or one of your own if there is none, of the form sess_{digits}_{word}.',
      'When "status" is "implemented" or "partial": "phases_completed" is required and "phases_total" is required, both whole numbers of 0 or more.',
      'When "status" is "partial": "phases_completed" is less than "phases_total".',
      'When "status" is "partial": "continuation_path" is required and names the file that says how to go on, unless "continuation_context" does.',
      'When "status" is "blocked": "blockers" is required and "blockers" holds at least 1 element.',
      'The whole object has at most 600 tokens, of about 4 characters each.',
      'The "summary" of the return, where there is one, has 10 to 400 characters (about 100 tokens).',
      '"phases_completed" is at most "phases_total", and equals it when "status" is "implemented".',
      'The plan of the task marks at least "phases_completed" of its phases as [COMPLETED].',
    ],
  ],
  [
    'verify-result@1',
    [
      'With "pass" and "pass_with_warnings" both exit codes, "blockers" and "critical_findings" are 0, and "requirements" and "scenarios" are whole, such as 5/5; with "fail" at least one of them is not.',
      'The optional fields are there all or none: all where a missing review authority alone denied the run. Then "verdict" is "fail", both exit codes are 125, which they are in no other case, both output hashes are that of an empty output, and "blockers" and "critical_findings" are above 0.',
      'A command is the one that was run: no place to be filled in, and no word such as "n/a", "none", "todo" or "passed" for it.',
      'The totals of "requirements" and "scenarios" are the headings "### Requirement: name" and "#### Scenario: name" in the specs beside the report.',
      'With success, every task in tasks.md beside the report is ticked.',
    ],
  ],
];

test.each(ASKED)('An instruction for %s asks for what its rules demand', (id, sentences) => {
  const standard = standards.find((one) => one.id === id);
  expect(standard === undefined ? [] : demandsOf(standard)).toEqual(sentences);
});
