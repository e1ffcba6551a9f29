import { blockedBy } from '../samples.js';
import { fixFormat, wayToSession } from '../../../model/return.js';
import { rulesOnReturns, NOTHING } from '../../../model/rule.js';
import { quote } from '../../../model/text.js';
import {
  eachText,
  noBlankText,
  textLength,
  sentenceCount,
  estimatedTokens,
  estimatedTokensInWords,
  textAt,
  textsOfArtifacts,
  textsOfList,
} from '../../text-rules.js';

const blocked = (message: string) =>
  blockedBy({ type: 'resource', message, recoverable: true, recommendation: 'Run /plan 7 again later' });

const MAX_ARTIFACT_SUMMARY = 200;
const MAX_ERROR_MESSAGE = 500;
const errorWith = (length: number) => blockedBy({ type: 'resource', message: 'm'.repeat(length), recoverable: true });
const MAX_NEXT_STEPS = 300;
const MIN_LENGTH = 10;
const MAX_LENGTH = 500;
const MIN_COMPLETION = 1;
const MAX_COMPLETION = 3;

const implemented = (summary: string) => ({
  set: { '/status': 'implemented', '/completion_data': { completion_summary: summary } },
});

const MIN_SENTENCES = 2;
const MAX_SENTENCES = 5;
const MAX_TOKENS = 100;

/** From here on it is a warning: the standard's limit is an estimate. */
const WARNING_TOKENS = 120;
const HANDOFF_AIM = 400;
const HANDOFF_MAX = 600;

export const textRules = rulesOnReturns('metadata', {
  'agent-type-empty': {
    severity: 'error',
    structural: true,
    about: () => ({
      summary: "The agent's name is not blank",
      rationale: 'Callers route and debug by the name of the agent. A blank one identifies nobody.',
      remedy: 'Write the name that the agent is defined with.',
      sources: ['000 metadata (required)'],
      bad: { set: { '/metadata/agent_type': '' } },
    }),
    check: noBlankText(textAt('metadata', 'agent_type'), ({ text }) => ({
      message: `Field metadata.agent_type is ${quote(text)}; the agent's name was expected.`,
      recommendation: "Fix subagent return format: write the agent's own name.",
    })),
  },
  'artifact-path-empty': {
    area: 'artifacts',
    severity: 'error',
    structural: true,
    about: () => ({
      summary: "An artifact's path is not blank",
      rationale: 'A blank path names no file, so nothing can be linked or proved.',
      remedy: 'Write the path of the file, or remove the claim.',
      sources: ['000 Validation Rules Summary'],
      bad: { set: { '/artifacts/0/path': ' ' } },
    }),
    check: noBlankText(textsOfArtifacts('path'), ({ text }, subject) => ({
      message: `The artifact's path is ${text === '' ? 'empty' : 'nothing but white space'}; the path of a file was expected.`,
      recommendation: `${fixFormat(subject)}: write the path relative to the project root.`,
    })),
  },
  'error-text-empty': {
    area: 'errors',
    severity: 'warning',
    about: () => ({
      summary: "An error's message and recommendation are not blank",
      rationale:
        'A caller shows the message to people and follows the recommendation. If they are blank, nobody knows what happened or what to do.',
      remedy: 'Write in the message what happened, and in the recommendation how to continue.',
      sources: ['000 errors (optional)', '003 errors (optional)'],
      bad: blocked(' '),
      good: blocked('The service does not answer'),
    }),
    check: noBlankText(textsOfList('errors', 'message', 'recommendation'), ({ field, text }, subject) => ({
      message: `The error's ${field} is ${quote(text)}; text was expected.`,
      recommendation: `${fixFormat(subject)}: say ${field === 'message' ? 'what happened' : 'how to go on'}.`,
    })),
  },
  'session-id-empty': {
    step: 'session',
    severity: 'error',
    structural: true,
    about: () => ({
      summary: 'The session id is not blank',
      rationale: 'The session id links a return to its delegation. Without one, it is unknown which call it answers.',
      remedy: "Echo the caller's session id.",
      demand: {
        order: 10,
        text: 'No required text is blank.',
      },
      sources: ['000 metadata (required)'],
      bad: [
        { families: ['return-meta', 'subagent-return'], set: { '/metadata/session_id': ' ' } },
        { families: ['orchestrator-handoff'], set: { '/session_id': ' ' } },
      ],
    }),
    check: noBlankText(
      (subject) => textAt(...wayToSession(subject.standard))(subject),
      ({ text }, subject) => ({
        message: `Field ${wayToSession(subject.standard).join('.')} is ${quote(text)}; a session id was expected.`,
        recommendation: `${fixFormat(subject)}: echo the session id of the delegation.`,
      }),
    ),
  },
  'summary-empty': {
    area: 'summary',
    supersedes: ['summary-length'],
    severity: 'error',
    structural: true,
    about: () => ({
      summary: 'The summary is not blank',
      rationale: 'The summary is often all that a caller reads. A blank one counts as present but says nothing.',
      remedy: 'Describe in two to five sentences what was accomplished.',
      sources: ['000 summary (required)'],
      bad: { set: { '/summary': ' ' } },
    }),
    check: noBlankText(textAt('summary'), ({ text }, subject) => ({
      message: `The summary is blank: ${quote(text)}.`,
      recommendation: `${fixFormat(subject)}: say what was accomplished in 2 to 5 sentences.`,
    })),
  },
  'artifact-summary-length': {
    area: 'artifacts',
    severity: 'warning',
    about: () => ({
      summary: `An artifact's summary has at most ${String(MAX_ARTIFACT_SUMMARY)} characters`,
      rationale:
        'The summary of an artifact is one line in a list that an orchestrator reads; longer text belongs in the artifact.',
      remedy: 'Shorten it to the main content of the file.',
      demand: {
        order: 90,
        text: 'The "summary" of an artifact is one sentence of at most 200 characters.',
      },
      sources: ['000 artifacts (required)'],
      bad: { set: { '/artifacts/0/summary': `A plan ${'for parsers '.repeat(20)}` } },
    }),
    check: textLength(textsOfArtifacts('summary'), {
      name: "The artifact's summary",
      max: MAX_ARTIFACT_SUMMARY,
      advice: () => 'Shorten the summary to one sentence that says what the file holds.',
    }),
  },
  'error-message-length': {
    area: 'errors',
    severity: 'warning',
    about: () => ({
      summary: `An error's message has at most ${String(MAX_ERROR_MESSAGE)} characters`,
      rationale: 'The message fills the context of the caller that reads it. Logs and stack traces belong in a file.',
      remedy: 'Say what went wrong and where in a sentence or two; put the log into a file.',
      demand: {
        order: 140,
        text: 'The "message" of an error has at most 500 characters, "next_steps" at most 300; a "code" is in UPPER_SNAKE_CASE.',
      },
      sources: ['000 errors (optional)'],
      bad: errorWith(MAX_ERROR_MESSAGE + 1),
      good: errorWith(MAX_ERROR_MESSAGE),
    }),
    check: textLength(textsOfList('errors', 'message'), {
      name: "The error's message",
      max: MAX_ERROR_MESSAGE,
      advice: (_, subject) => `${fixFormat(subject)}: shorten the message to what went wrong and where.`,
    }),
  },
  'next-steps-length': {
    area: 'errors',
    severity: 'warning',
    about: () => ({
      summary: `The next steps have at most ${String(MAX_NEXT_STEPS)} characters`,
      rationale: 'The next steps tell a caller what to do at once. A long text hides that, and fills its context.',
      remedy: 'Name the next one or two actions; put the rest into an artifact.',
      sources: ['000 next_steps (optional)'],
      bad: { set: { '/next_steps': 'n'.repeat(MAX_NEXT_STEPS + 1) } },
      good: { set: { '/next_steps': 'n'.repeat(MAX_NEXT_STEPS) } },
    }),
    check: textLength(textAt('next_steps'), {
      name: 'Field next_steps',
      max: MAX_NEXT_STEPS,
      advice: (_, subject) => `${fixFormat(subject)}: name the next one or two actions only.`,
    }),
  },
  'summary-length': {
    area: 'summary',
    severity: 'warning',
    about: () => ({
      summary: `The summary has ${String(MIN_LENGTH)} to ${String(MAX_LENGTH)} characters`,
      rationale:
        'A word or two cannot describe the work, and a long text fills the context window of the orchestrator.',
      remedy: 'Say what was accomplished in two to five sentences, and leave the rest to the artifacts.',
      sources: ['000 summary (required)'],
      bad: [
        { set: { '/summary': 'Done. Ok.' } },
        {
          set: { '/summary': `Planned the parser. It reads ${'dates and '.repeat(48)}times.` },
          also: ['summary-tokens'],
        },
      ],
      good: [{}, { set: { '/summary': 'Done. Good' } }],
    }),
    check: textLength(textAt('summary'), {
      name: 'The summary',
      min: MIN_LENGTH,
      max: MAX_LENGTH,
      advice: (length) =>
        length < MIN_LENGTH
          ? 'Say what was accomplished in 2 to 5 sentences.'
          : 'Shorten it to what the caller must know; details belong in the artifacts.',
    }),
  },
  'completion-summary-sentences': {
    area: 'life-cycle',
    severity: 'notice',
    about: () => ({
      summary: `The completion summary has ${String(MIN_COMPLETION)} to ${String(MAX_COMPLETION)} sentences`,
      rationale: 'It becomes one entry in the list of finished tasks, which is read at a glance.',
      remedy: 'Say what was accomplished in one to three sentences; leave the details to the summary artifact.',
      sources: ['001 completion_data (optional)'],
      bad: implemented('Dates are parsed. Times are parsed. Zones are parsed. Errors are reported.'),
      good: implemented('Dates are parsed. Times are parsed. Zones are parsed.'),
    }),
    check: sentenceCount(textAt('completion_data', 'completion_summary'), {
      name: 'The completion summary',
      min: MIN_COMPLETION,
      max: MAX_COMPLETION,
      advice: (expected, subject) => `${fixFormat(subject)}: say what was accomplished in ${expected}.`,
    }),
  },
  'summary-sentences': {
    area: 'summary',
    severity: 'notice',
    about: () => ({
      summary: `The summary has ${String(MIN_SENTENCES)} to ${String(MAX_SENTENCES)} sentences, or at most 4 in a handoff`,
      rationale:
        'One sentence seldom contains both the outcome and its consequences; more than five are a report, which belongs in an artifact.',
      remedy: 'Describe the outcome in one sentence, and what the caller must know about it in one to four more.',
      sources: ['000 summary (required)', '003 summary (required)'],
      bad: { set: { '/summary': 'Planned how dates are parsed' } },
      good: [
        {},
        {
          families: ['subagent-return'],
          set: { '/summary': 'Planned the parser. It reads dates. It has tests. They pass. The next phase is open.' },
        },
        {
          families: ['orchestrator-handoff'],
          set: { '/summary': 'Planned the parser. It reads dates. It has tests. They pass.' },
        },
      ],
    }),
    params: { max: MAX_SENTENCES },
    check: sentenceCount(textAt('summary'), {
      name: 'The summary',
      min: MIN_SENTENCES,
      max: MAX_SENTENCES,
      advice: (expected) => `Say what was accomplished in ${expected}.`,
    }),
  },
  'summary-tokens': {
    area: 'summary',
    severity: 'warning',
    about: () => ({
      summary: `The summary has at most about ${String(MAX_TOKENS)} tokens`,
      rationale: `An orchestrator keeps the summary of every agent in its context window. The count estimates four characters per token, since each model counts differently. From ${String(WARNING_TOKENS)} tokens on it is a warning, below a notice.`,
      remedy: 'Shorten it to about 400 characters.',
      demand: {
        order: 80,
        text: 'The "summary" of the return, where there is one, has 10 to 400 characters (about 100 tokens).',
      },
      sources: ['000 summary (required)', '003 summary (required)'],
      bad: { set: { '/summary': `Planned the parser. It reads ${'dates and '.repeat(46)}times.` } },
      good: { set: { '/summary': `Planned the parser. It reads ${'dates and '.repeat(36)}times.` } },
    }),
    check: eachText(textAt('summary'), ({ text: { length } }) => {
      const tokens = estimatedTokens(length);
      if (tokens <= MAX_TOKENS) return null;
      return {
        ...(tokens < WARNING_TOKENS ? { severity: 'notice' as const } : {}),
        message: `The summary has ${estimatedTokensInWords(length)}; at most about ${String(MAX_TOKENS)} were expected.`,
      };
    }),
  },
  'handoff-tokens': {
    area: 'handoff',
    severity: 'warning',
    about: () => ({
      summary: `A handoff stays under ${String(HANDOFF_AIM)} tokens, and has at most about ${String(HANDOFF_MAX)}`,
      rationale:
        'The orchestrator keeps the handoff of every step in its context window: longer text belongs in an artifact. The count estimates four characters per token, without white space between fields.',
      remedy: 'Move details into the artifacts, and only keep what the next step needs.',
      demand: {
        order: 70,
        text: 'The whole object has at most 600 tokens, of about 4 characters each.',
      },
      sources: ['upstream Orchestrator handoff: size'],
      bad: { set: { '/decisions_made': [`Dates are read ${'and written again '.repeat(150)}by one parser.`] } },
      good: { set: { '/decisions_made': ['Dates are read by one parser.'] } },
    }),
    check({ value }) {
      const { length } = JSON.stringify(value);
      if (estimatedTokens(length) <= HANDOFF_MAX) return NOTHING;
      return {
        pointer: '',
        message: `The handoff has ${estimatedTokensInWords(length)}; fewer than ${String(HANDOFF_AIM)} were expected.`,
        recommendation: 'Move details into the artifacts: the orchestrator keeps every handoff in its context window.',
        // The finding stays the same while the handoff is too long, whatever its text.
        value: HANDOFF_MAX,
      };
    },
  },
});
