import { readFileSync } from 'node:fs';

function read(name: string): Buffer {
  return readFileSync(new URL(`../fixtures/hostile/${name}`, import.meta.url));
}

const SHORT = JSON.parse(read('texts.json').toString('utf8')) as Readonly<Record<string, readonly string[]>>;

const LONG: readonly string[] = [
  `::error::pwned${'x'.repeat(5000)}`,
  '##[error]pwned '.repeat(120),
  ...['|', '`', '<', '[](', '\u202e', '👩‍💻', '&', '{'].map((text) => `${text.repeat(1500 / text.length)}pwned`),
  `pwned${'%0A'.repeat(500)}`,
  'pwned/'.repeat(300),
];

/** The texts of all kinds; long ones at the end. */
export const HOSTILE_TEXTS: readonly string[] = [...Object.values(SHORT).flat(), ...LONG];

/** A return with one of the texts after another in every field, and in the names of fields. */
function filled(texts: readonly string[]): object {
  let at = -1;
  const next = (): string => texts[++at % texts.length] ?? '';
  const from = (n: number): string => texts[n % texts.length] ?? '';
  return {
    status: next(),
    started_at: next(),
    artifacts: [
      ...texts.map((path, n) => ({ type: from(n + 1), path, summary: from(n + 2), [from(n + 3)]: from(n + 4) })),
      from(0),
    ],
    errors: [{ type: next(), code: next(), message: next(), recoverable: next(), recommendation: next() }],
    completion_data: { completion_summary: next(), roadmap_items: [next()], [next()]: next() },
    partial_progress: { stage: next(), details: next() },
    next_steps: next(),
    summary: next(),
    metadata: {
      session_id: next(),
      agent_type: next(),
      delegation_depth: next(),
      delegation_path: [next(), next()],
      [next()]: next(),
    },
    [next()]: next(),
  };
}

/** A return with long texts where most are shown. */
const LONGEST = {
  status: 'x',
  artifacts: LONG.map((path) => ({ type: 'plan', path, summary: 'x' })),
  metadata: { agent_type: LONG[0], delegation_path: ['orchestrator', LONG[5]], [LONG[2] ?? '']: 1 },
};

/** One return a kind of attack, as text; the long one is the last. */
export const HOSTILE_RETURNS: readonly string[] = [...Object.values(SHORT).map(filled), LONGEST].map(
  (value) => `${JSON.stringify(value, null, 2)}\n`,
);

/** The return whose texts are commands of the runner. */
export const WORKFLOW_COMMANDS = JSON.stringify(filled(SHORT['workflow-commands'] ?? []), null, 2);

/** What cannot be read as JSON, and says more than one thing where it can. */
export const HOSTILE_BROKEN = read('broken.json');

export const HOSTILE_ENVELOPE = read('envelope.md').toString('utf8');

/** The short returns, one a line, and lines that are no return. */
export const HOSTILE_LOG = [
  ...Object.values(SHORT).map((texts) => JSON.stringify(filled(texts))),
  '::error::pwned',
  '##[error]pwned {"status": "\u001b[31m"}',
  '',
].join('\n');
