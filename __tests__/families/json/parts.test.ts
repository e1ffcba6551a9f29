import type { ReturnRule } from '../../../src/model/rule.js';
import { rules } from '../../../src/families/catalog.js';
import { problemsOf, type Situation } from '../../support/problems.js';

/** What a return of needs_research or with a decision, candidates or files has, and each place, message and advice beside it. */
const FOUND: readonly (readonly [string, Situation['set'], readonly (readonly [string, string, string])[]])[] = [
  [
    'memory-candidate',
    { '/memory_candidates': 'none' },
    [
      [
        '/memory_candidates',
        'Field memory_candidates is "none"; a list was expected.',
        'write a list of up to 3 candidates.',
      ],
    ],
  ],
  [
    'memory-candidate',
    {
      '/memory_candidates': [
        {
          content: 'Dates are read in UTC',
          category: 'PATTERN',
          source_artifact: 'specs/7_x/plans/1.md',
          confidence: 0.5,
          suggested_keywords: ['dates'],
        },
        {
          content: 'Dates are read in UTC',
          category: 'PATTERN',
          source_artifact: 'specs/7_x/plans/1.md',
          confidence: 0.5,
          suggested_keywords: ['dates'],
        },
        {
          content: 'Dates are read in UTC',
          category: 'PATTERN',
          source_artifact: 'specs/7_x/plans/1.md',
          confidence: 0.5,
          suggested_keywords: ['dates'],
        },
        {
          content: 'Dates are read in UTC',
          category: 'x',
          source_artifact: 'specs/7_x/plans/1.md',
          confidence: 0.5,
          suggested_keywords: ['dates'],
        },
      ],
    },
    [
      [
        '/memory_candidates',
        'There are 4 memory candidates; at most 3 are allowed.',
        'keep the 3 that are worth most.',
      ],
    ],
  ],
  [
    'memory-candidate',
    { '/memory_candidates': [7] },
    [
      [
        '/memory_candidates/0',
        'The memory candidate is 7; an object was expected.',
        'write an object with content, category, source_artifact, confidence and suggested_keywords.',
      ],
    ],
  ],
  [
    'memory-candidate',
    { '/memory_candidates': [{}] },
    [
      [
        '/memory_candidates/0 content',
        'The memory candidate has no content; text that is not blank was expected.',
        'add content.',
      ],
      [
        '/memory_candidates/0 category',
        'The memory candidate has no category; TECHNIQUE, PATTERN, CONFIG, WORKFLOW or INSIGHT was expected.',
        'add category.',
      ],
      [
        '/memory_candidates/0 source_artifact',
        'The memory candidate has no source_artifact; the path of an artifact was expected.',
        'add source_artifact.',
      ],
      [
        '/memory_candidates/0 confidence',
        'The memory candidate has no confidence; a number from 0 to 1 was expected.',
        'add confidence.',
      ],
      [
        '/memory_candidates/0 suggested_keywords',
        'The memory candidate has no suggested_keywords; a list of words was expected.',
        'add suggested_keywords.',
      ],
    ],
  ],
  [
    'memory-candidate',
    {
      '/memory_candidates': [
        { content: ' ', category: 'patern', source_artifact: '', confidence: 1.5, suggested_keywords: [1, 'a'] },
      ],
    },
    [
      [
        '/memory_candidates/0/content',
        'The memory candidate\'s content is " "; text that is not blank was expected.',
        'write text that is not blank.',
      ],
      [
        '/memory_candidates/0/category',
        'The memory candidate\'s category is "patern"; TECHNIQUE, PATTERN, CONFIG, WORKFLOW or INSIGHT was expected.',
        'write PATTERN.',
      ],
      [
        '/memory_candidates/0/source_artifact',
        'The memory candidate\'s source_artifact is ""; the path of an artifact was expected.',
        'write the path of an artifact.',
      ],
      [
        '/memory_candidates/0/confidence',
        "The memory candidate's confidence is 1.5; a number from 0 to 1 was expected.",
        'write a number from 0 to 1.',
      ],
      [
        '/memory_candidates/0/suggested_keywords/0',
        'A suggested keyword of the memory candidate is 1; a string was expected.',
        'write each keyword as a string.',
      ],
    ],
  ],
  [
    'memory-candidate',
    {
      '/memory_candidates': [
        { content: 1, category: 2, source_artifact: 3, confidence: '0.5', suggested_keywords: 'a' },
        {
          content: 'Dates are read in UTC',
          category: 'PATTERN',
          source_artifact: 'specs/7_x/plans/1.md',
          confidence: -0.1,
          suggested_keywords: ['dates'],
        },
      ],
    },
    [
      [
        '/memory_candidates/0/content',
        "The memory candidate's content is 1; text that is not blank was expected.",
        'write text that is not blank.',
      ],
      [
        '/memory_candidates/0/category',
        "The memory candidate's category is 2; TECHNIQUE, PATTERN, CONFIG, WORKFLOW or INSIGHT was expected.",
        'write TECHNIQUE, PATTERN, CONFIG, WORKFLOW or INSIGHT.',
      ],
      [
        '/memory_candidates/0/source_artifact',
        "The memory candidate's source_artifact is 3; the path of an artifact was expected.",
        'write the path of an artifact.',
      ],
      [
        '/memory_candidates/0/confidence',
        'The memory candidate\'s confidence is "0.5"; a number from 0 to 1 was expected.',
        'write a number from 0 to 1.',
      ],
      [
        '/memory_candidates/0/suggested_keywords',
        'The memory candidate\'s suggested_keywords is "a"; a list of words was expected.',
        'write a list of words.',
      ],
      [
        '/memory_candidates/1/confidence',
        "The memory candidate's confidence is -0.1; a number from 0 to 1 was expected.",
        'write a number from 0 to 1.',
      ],
    ],
  ],
  [
    'memory-candidate',
    {
      '/memory_candidates': [
        {
          content: 'Dates are read in UTC',
          category: 'PATTERN',
          source_artifact: 'specs/7_x/plans/1.md',
          confidence: 0,
          suggested_keywords: ['dates'],
        },
        {
          content: 'Dates are read in UTC',
          category: 'PATTERN',
          source_artifact: 'specs/7_x/plans/1.md',
          confidence: 1,
          suggested_keywords: ['dates'],
        },
        {
          content: 'Dates are read in UTC',
          category: 'PATTERN',
          source_artifact: 'specs/7_x/plans/1.md',
          confidence: 0.5,
          suggested_keywords: [],
        },
      ],
    },
    [],
  ],
  ['memory-candidate', { '/memory_candidates': null }, []],
  [
    'user-decision',
    { '/user_decision': 'yes' },
    [
      [
        '/user_decision',
        'Field user_decision is "yes"; an object was expected.',
        'write an object with question, options, recommended and blocking.',
      ],
    ],
  ],
  [
    'user-decision',
    { '/user_decision': {} },
    [
      [
        '/user_decision question',
        'Field user_decision has no question; text that is not blank was expected.',
        'add question.',
      ],
      ['/user_decision options', 'Field user_decision has no options; a list of options was expected.', 'add options.'],
      [
        '/user_decision recommended',
        'Field user_decision has no recommended; one of the options was expected.',
        'add recommended.',
      ],
      ['/user_decision blocking', 'Field user_decision has no blocking; true or false was expected.', 'add blocking.'],
    ],
  ],
  [
    'user-decision',
    { '/user_decision': { question: ' ', options: 'a', recommended: '', blocking: 'no' } },
    [
      [
        '/user_decision/question',
        'Field user_decision.question is " "; text that is not blank was expected.',
        'write text that is not blank.',
      ],
      [
        '/user_decision/options',
        'Field user_decision.options is "a"; a list of options was expected.',
        'write a list of options.',
      ],
      [
        '/user_decision/blocking',
        'Field user_decision.blocking is "no"; true or false was expected.',
        'write true or false.',
      ],
    ],
  ],
  [
    'user-decision',
    { '/user_decision': { question: 'Which?', options: [1, 'a'], recommended: 'a', blocking: true } },
    [
      [
        '/user_decision/options/0',
        'Option 1 of user_decision is 1; a string was expected.',
        'write each option as a string.',
      ],
    ],
  ],
  [
    'user-decision',
    { '/user_decision': { question: 'Which?', options: [], recommended: 'a', blocking: true } },
    [
      [
        '/user_decision/options',
        'Field user_decision.options has 0 options; two or more were expected.',
        'give two options or more, or decide without the user.',
      ],
      [
        '/user_decision/recommended',
        'Field user_decision.recommended is "a", which is not one of the options.',
        'recommend one of the options, in the same words.',
      ],
    ],
  ],
  [
    'user-decision',
    { '/user_decision': { question: 'Which?', options: ['a', 'b'], recommended: 'c', blocking: true } },
    [
      [
        '/user_decision/recommended',
        'Field user_decision.recommended is "c", which is not one of the options.',
        'recommend one of the options, in the same words.',
      ],
    ],
  ],
  [
    'user-decision',
    { '/user_decision': { question: 'Which?', options: ['a', 'b'], recommended: 'a', blocking: true } },
    [],
  ],
  ['user-decision', { '/user_decision': null }, []],
  [
    'research-questions',
    { '/status': 'needs_research', '/artifacts': [], '/research_questions': [] },
    [
      [
        '/research_questions',
        'Status is "needs_research" and research_questions is empty; at least one question was expected.',
        'list the questions in research_questions.',
      ],
    ],
  ],
  [
    'research-questions',
    { '/status': 'needs_research', '/artifacts': [], '/research_questions': 'Why?' },
    [
      [
        '/research_questions',
        'Field research_questions is "Why?"; a list of questions was expected.',
        'write research_questions as a list of strings.',
      ],
    ],
  ],
  [
    'research-questions',
    { '/status': 'needs_research', '/artifacts': [], '/research_questions': ['Why?', ' ', 7] },
    [
      [
        '/research_questions/1',
        'Research question 2 is " "; text that is not blank was expected.',
        'write each question as a string.',
      ],
      [
        '/research_questions/2',
        'Research question 3 is 7; text that is not blank was expected.',
        'write each question as a string.',
      ],
    ],
  ],
  [
    'research-questions',
    { '/status': 'planned', '/research_questions': ['Why?', ' ', 7] },
    [
      [
        '/research_questions/1',
        'Research question 2 is " "; text that is not blank was expected.',
        'write each question as a string.',
      ],
      [
        '/research_questions/2',
        'Research question 3 is 7; text that is not blank was expected.',
        'write each question as a string.',
      ],
    ],
  ],
  [
    'modified-files',
    { '/modified_files': ['a', '', ' ', 'b/', '/c', '../d', 7, './e', 'f//g'] },
    [
      [
        '/modified_files/1',
        'Entry 2 of modified_files is "", which is blank; the path of a file within the repository was expected.',
        'write paths of files from the root of the repository.',
      ],
      [
        '/modified_files/2',
        'Entry 3 of modified_files is " ", which is blank; the path of a file within the repository was expected.',
        'write paths of files from the root of the repository.',
      ],
      [
        '/modified_files/3',
        'Entry 4 of modified_files is "b/", which is a folder; the path of a file within the repository was expected.',
        'write paths of files from the root of the repository.',
      ],
      [
        '/modified_files/4',
        'Entry 5 of modified_files is "/c", which is not relative to the repository; the path of a file within the repository was expected.',
        'write paths of files from the root of the repository.',
      ],
      [
        '/modified_files/6',
        'Entry 7 of modified_files is 7, which is no string; the path of a file within the repository was expected.',
        'write paths of files from the root of the repository.',
      ],
    ],
  ],
  [
    'modified-files',
    { '/modified_files': 'a', '/proposed_file_scope': null },
    [
      [
        '/modified_files',
        'Field modified_files is "a"; a list of file paths was expected.',
        'write modified_files as a list of file paths.',
      ],
    ],
  ],
];

function ruleNamed(id: string): ReturnRule {
  const found = rules.find((rule) => rule.id === id);
  if (found?.scope !== 'return') throw new Error(`no rule ${id} on returns`);
  return found;
}

test.each(FOUND)('%s of %j: every part that is wrong is told, and nothing else', (id, set, told) => {
  const problems = problemsOf(ruleNamed(id), { standard: 'return-meta@2.1', ...(set === undefined ? {} : { set }) });
  expect(
    problems.map(({ pointer = '', property, message, recommendation }) => [
      property === undefined ? pointer : `${pointer} ${String(property)}`,
      message,
      recommendation,
    ]),
  ).toEqual(
    told.map(([place, message, advice]) => [place, message, `Fix planner-agent subagent return format: ${advice}`]),
  );
});
