import { readFileSync } from 'node:fs';
import { metaReturn, subagentReturn, type Claimed } from '../bundle/returns.js';
import { makeHub, type Edit } from '../support/hub.js';
import { evaluated, propose, saidBy, type Proposal } from '../support/proposal.js';
import { type Step, type StepResult } from '../support/step.js';

const OLD = 'specs/1_old/.return-meta.json';
const LOG = 'logs/all.returns.jsonl';
const NEW = 'specs/2_new/.return-meta.json';
const AGENTS = { 'agent-branches': 'agent/**' };

function line(text: string): string {
  return `${JSON.stringify(JSON.parse(text))}\n`;
}

const OLD_TEXT = metaReturn(['a.ts']);
const LOG_TEXT = line(metaReturn(['a.ts'], { session: 'sess_1769000000_log1' }));
/** Where the gate does not look by default. */
const UNSEEN = '.claude/docs/old/.return-meta.json';
const UNSEEN_TEXT = metaReturn(['a.ts'], { session: 'sess_1769000000_docs' });
const hub = makeHub({
  [OLD]: OLD_TEXT,
  [LOG]: LOG_TEXT,
  [UNSEEN]: UNSEEN_TEXT,
  'a.ts': 'export {};\n',
  'docs/note.md': 'A note.\n',
});

let branches = 0;

/** A pull request of an agent's branch that makes an edit. */
function branch(edit: Edit): Proposal {
  const name = `agent/${String(++branches)}`;
  hub.commit(name, edit);
  return propose(hub, name);
}

function demand(result: StepResult): string {
  return /^error no-returns: (.*)$/m.exec(saidBy(result))?.[1] ?? '';
}

function newReturn(more: Claimed = {}): string {
  return metaReturn(['b.ts'], { session: 'sess_1769000001_new', ...more });
}

/** A return whose agent could not go on. */
function blocked(status = 'blocked'): string {
  const value = JSON.parse(newReturn({ status: 'partial' })) as Record<string, unknown>;
  delete value.partial_progress;
  return `${JSON.stringify({ ...value, status, artifacts: [] }, null, 2)}\n`;
}

const WORK = { 'b.ts': 'export const b = 1;\n' };

describe('an agent branch adds no return of its own', () => {
  const shuffled = (text: string): string => {
    const value = JSON.parse(text) as Record<string, unknown>;
    return JSON.stringify(Object.fromEntries(Object.entries(value).reverse()), null, 4);
  };

  const EDITS: Readonly<Record<string, Edit>> = {
    'where it changes none': { files: WORK },
    'where it deletes one': { files: WORK, removed: [OLD] },
    'where it archives an old one': {
      files: { ...WORK, 'specs/archive/1_old/.return-meta.json': OLD_TEXT },
      removed: [OLD],
    },
    'where it archives an old one and writes it anew': {
      files: { ...WORK, 'specs/archive/1_old/.return-meta.json': shuffled(OLD_TEXT) },
      removed: [OLD],
    },
    'where it indents an old one otherwise': {
      files: { ...WORK, [OLD]: `${JSON.stringify(JSON.parse(OLD_TEXT))}\n\n` },
    },
    'where it changes the order of keys': { files: { ...WORK, [OLD]: shuffled(OLD_TEXT) } },
    'where it adds what nobody sees': {
      files: { ...WORK, [OLD]: OLD_TEXT.replace('The work is done.', 'The  work\\tis\u200b done. \u2060') },
    },
    'where it copies an old one': { files: { ...WORK, 'specs/3_copy/.return-meta.json': shuffled(OLD_TEXT) } },
    'where it copies one out of a log': {
      files: { ...WORK, [NEW]: metaReturn(['a.ts'], { session: 'sess_1769000000_log1' }) },
    },
    'where it adds one to a log that is there elsewhere': { files: { ...WORK, [LOG]: LOG_TEXT + line(OLD_TEXT) } },
    'where it moves one in from where the gate does not look': {
      files: { ...WORK, [NEW]: shuffled(UNSEEN_TEXT) },
      removed: [UNSEEN],
    },
    'where it renames one in letter case': {
      files: { ...WORK, 'specs/1_OLD/.return-meta.json': OLD_TEXT },
      removed: [OLD],
    },
    'where it adds one of several tasks': {
      files: { ...WORK, 'specs/.return-meta-multi-1.json': newReturn() },
    },
    'where what it adds is no return': { files: { ...WORK, 'logs/new.return.json': '[]' } },
  };

  test.each(Object.entries(EDITS))('%s', async (_, edit) => {
    const result = await evaluated(branch(edit), AGENTS);
    expect(demand(result)).toMatch(/^The agent branch "agent\/\d+" changed no return[.:]/);
    expect([result.status, result.outputs.conclusion]).toEqual([1, 'failed']);
  });

  test('also where only what changed is judged', async () => {
    for (const file of ['specs/3_copy/.return-meta.json', OLD]) {
      const result = await evaluated(branch({ files: { ...WORK, [file]: shuffled(OLD_TEXT) } }), {
        ...AGENTS,
        mode: 'changed',
      });
      expect([file, result.status, demand(result)]).toEqual([file, 1, expect.stringMatching(/changed no return:/)]);
    }
  });
});

describe('an agent branch adds one', () => {
  const EDITS: Readonly<Record<string, Edit>> = {
    'that is new': { files: { ...WORK, [NEW]: newReturn() } },
    'in the place of an old one': { files: { ...WORK, [OLD]: newReturn() } },
    'in a log, behind old ones': { files: { ...WORK, [LOG]: LOG_TEXT + line(newReturn()) } },
    'with an old one, and archives that': {
      files: { ...WORK, [NEW]: newReturn(), 'specs/archive/1_old/.return-meta.json': OLD_TEXT },
      removed: [OLD],
    },
    'as a return of another kind': { files: { ...WORK, 'logs/new.return.json': subagentReturn(['b.ts']) } },
  };

  test.each(Object.entries(EDITS))('%s', async (_, edit) => {
    const result = await evaluated(branch(edit), { ...AGENTS, 'agent-branches-require': 'success' });
    expect([demand(result), result.status]).toEqual(['', 0]);
    expect(result.log).not.toMatch(/agent return/);
  });
});

describe('the status of what it brings', () => {
  /** The last line of the log, its first, and what the summary says first. */
  function firstLines(result: StepResult): readonly string[] {
    const [, reason = ''] = /^### \S+ (.*)$/m.exec(result.summary) ?? [];
    const lines = result.log.trim().split('\n');
    return [lines.at(-1) ?? '', lines[0] ?? '', reason];
  }

  test.each(['blocked', 'failed', 'partial'])('may be %s, which is in the first line', async (status) => {
    const result = await evaluated(branch({ files: { [NEW]: blocked(status) } }), AGENTS);
    expect([demand(result), result.status]).toEqual(['', 0]);
    for (const text of firstLines(result)) expect(text).toMatch(new RegExp(`; 1 agent return says ${status}$`));
    // The report stays the one that its schema describes.
    expect(JSON.parse(readFileSync(result.outputs.report ?? '', 'utf8'))).not.toHaveProperty('unsuccessful');
  });

  const demanded: Step['inputs'] = { ...AGENTS, 'agent-branches-require': 'success' };

  test("must be success where that is demanded, by the input or by the base's configuration", async () => {
    const edit = { files: { [NEW]: blocked() } };
    const result = await evaluated(branch(edit), demanded);
    expect(result.status).toBe(1);
    expect(demand(result)).toMatch(
      /adds no return that says success, .*: "blocked" in "specs\/2_new\/\.return-meta\.json"/,
    );
    expect(firstLines(result)[0]).toMatch(
      /^return-gate FAILED: The agent branch .*; 1 error.*; 1 agent return says blocked$/,
    );
    const strict = makeHub({
      [OLD]: OLD_TEXT,
      'a.ts': 'export {};\n',
      '.return-gate.yml': "agent-branches: ['agent/**']\nagent-branches-require: success\n",
    });
    strict.commit('agent/1', { files: { [NEW]: blocked(), '.return-gate.yml': 'agent-branches-require: final\n' } });
    expect(demand(await evaluated(propose(strict, 'agent/1')))).toMatch(/adds no return that says success/);
    strict.commit('agent/2', { files: { [NEW]: newReturn(), ...WORK } });
    expect((await evaluated(propose(strict, 'agent/2'))).status).toBe(0);
  });

  test.each([
    ['in_progress', '"in_progress"'],
    ['done', '"done"'],
    [null, 'none'],
  ])('is not final: %j', async (status, shown) => {
    const value = { ...(JSON.parse(newReturn()) as object), status, artifacts: [] };
    const result = await evaluated(branch({ files: { [NEW]: JSON.stringify(value) } }), AGENTS);
    expect(demand(result)).toContain(` adds no return with a final status: ${shown} in "${NEW}".`);
    expect(result.status).toBe(1);
  });
});
