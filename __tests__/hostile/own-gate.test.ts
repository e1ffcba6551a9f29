import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { metaReturn } from '../bundle/returns.js';
import { check, CLI, evaluate, returnGate } from '../support/command-line.js';
import { makeHub, type Hub } from '../support/hub.js';
import {
  commitEntries,
  comparing,
  cutOff,
  evaluated,
  propose,
  proposeHead,
  queued,
  saidBy,
  type Api,
} from '../support/proposal.js';
import { git, makeRepository, temporaryFolder, writeFiles } from '../support/repository.js';
import { push, runStep, type Event, type StepResult } from '../support/step.js';

const CONFIG = '.return-gate.yml';
const OLD = 'specs/1_old/.return-meta.json';
const NEW = 'specs/2_new/.return-meta.json';
const PHANTOM = { [NEW]: metaReturn(['never.ts'], { session: 'sess_1769000001_new' }) };
const HONEST = { [NEW]: metaReturn(['real.ts'], { session: 'sess_1769000001_new' }), 'real.ts': 'export {};\n' };
const OFF = 'rules:\n  artifact-missing: off\n';

/** What ends a step before anything is checked. */
function refused(result: StepResult): string {
  expect([result.status, result.outputs]).toEqual([2, {}]);
  return saidBy(result);
}

describe('a branch whose base cannot be read', () => {
  const hub = makeHub({ [OLD]: metaReturn(['a.ts']), 'a.ts': 'export {};\n', [CONFIG]: 'fail-on: error\n' });
  hub.commit('loosens', { files: { ...PHANTOM, [CONFIG]: OFF } });
  hub.commit('deletes', { files: PHANTOM, removed: [CONFIG] });
  hub.commit('honest', { files: HONEST });
  hub.commit('lies', { files: PHANTOM });
  let api: Api | undefined;

  afterEach(async () => {
    await api?.close();
    api = undefined;
  });

  /** By the API's comparison, which lists some files. */
  async function byApi(branch: string, changed: Readonly<Record<string, string>>): Promise<StepResult> {
    api = await comparing(Object.entries(changed).map(([filename, status]) => ({ filename, status })));
    const { workspace, event } = cutOff(propose(hub, branch));
    return runStep({ workspace, event, env: { GITHUB_API_URL: api.url } });
  }

  test('is not checked by its own configuration, in a pull request or in the queue', async () => {
    const proposal = cutOff(propose(hub, 'loosens'));
    for (const one of [proposal, queued(hub, proposal)]) {
      const said = refused(await evaluated(one));
      expect(said).toMatch(/it may have changed \.return-gate\.yml, and the base's could not be read\./);
      expect(said).toMatch(/nowhere.*fetch-depth: 0/);
    }
  });

  test('is not checked either where nobody knows whether it changed it', async () => {
    expect(refused(await evaluated(cutOff(propose(hub, 'honest'))))).toMatch(/may have changed \.return-gate\.yml/);
  });

  test('is not checked where the API says that it changed or deleted it', async () => {
    const loosens = await byApi('loosens', { [NEW]: 'added', [CONFIG]: 'modified' });
    expect(refused(loosens)).toMatch(/it changes \.return-gate\.yml/);
    await api?.close();
    const deletes = await byApi('deletes', { [NEW]: 'added', [CONFIG]: 'removed' });
    expect(refused(deletes)).toMatch(/it changes \.return-gate\.yml/);
  });

  test('is checked by the same one where the API says that it left it alone', async () => {
    expect((await byApi('honest', { [NEW]: 'added', 'real.ts': 'added' })).status).toBe(0);
    await api?.close();
    expect((await byApi('lies', { [NEW]: 'added' })).status).toBe(1);
  });

  test('is checked by the base where the remote can be asked, without a token', async () => {
    const result = await evaluated(propose(hub, 'loosens'));
    expect(result.status).toBe(1);
    expect(saidBy(result)).toMatch(/warning return-gate: This branch changes \.return-gate\.yml\./);
    expect((await evaluated(propose(hub, 'deletes'))).status).toBe(1);
    expect((await evaluated(propose(hub, 'honest'))).status).toBe(0);
  });

  test('is checked by the defaults where there is no configuration, and is reported so', async () => {
    const plain = makeHub({ [OLD]: metaReturn(['a.ts']), 'a.ts': 'export {};\n' });
    plain.commit('honest', { files: HONEST });
    plain.commit('lies', { files: PHANTOM });
    const honest = await evaluated(cutOff(propose(plain, 'honest')));
    expect(honest.status).toBe(0);
    expect(saidBy(honest)).toMatch(/is checked by the defaults; a configuration that it deleted is unknown/);
    expect((await evaluated(cutOff(propose(plain, 'lies')))).status).toBe(1);
  });

  test('is not checked by a baseline that it may have changed', async () => {
    const { text, hub: known } = adopted();
    const [entry] = (JSON.parse(text) as { findings: readonly { file: string }[] }).findings;
    known.commit('hides', {
      files: {
        ...PHANTOM,
        [BASELINE]: JSON.stringify({ schema: 'return-gate/baseline@1', findings: [entry, null] }),
      },
    });
    expect(refused(await evaluated(cutOff(propose(known, 'hides'))))).toMatch(
      /it may have changed \.return-gate-baseline\.json/,
    );
    api = await comparing([
      { filename: NEW, status: 'added' },
      { filename: BASELINE, status: 'modified' },
    ]);
    const { workspace, event } = cutOff(propose(known, 'hides'));
    const told = await runStep({ workspace, event, env: { GITHUB_API_URL: api.url } });
    expect(refused(told)).toMatch(/it changes \.return-gate-baseline\.json/);
    await api.close();
    // Left alone, it is the base's, and hides what the branch left alone.
    known.commit('honest', { files: HONEST });
    api = await comparing([
      { filename: NEW, status: 'added' },
      { filename: 'real.ts', status: 'added' },
    ]);
    const honest = cutOff(propose(known, 'honest'));
    expect((await runStep({ ...honest, env: { GITHUB_API_URL: api.url } })).status).toBe(0);
  });
});

describe('a branch that left its base before the gate was tightened', () => {
  const hub = makeHub({ [OLD]: metaReturn(['a.ts']), 'a.ts': 'export {};\n', 'gate.yml': OFF, [CONFIG]: OFF });
  hub.commit('lies', { files: PHANTOM });
  hub.commit('loosens', { files: { ...PHANTOM, 'gate.yml': `${OFF}# again\n`, [CONFIG]: `${OFF}# again\n` } });
  hub.commit('honest', { files: HONEST });
  hub.commit('main', { files: { 'gate.yml': 'fail-on: error\n', [CONFIG]: 'fail-on: error\n' } });

  test('is checked by its base as it is now, also where its head is checked out', async () => {
    for (const inputs of [{}, { config: 'gate.yml' }, { mode: 'changed' }]) {
      const lies = await evaluated(proposeHead(hub, 'lies'), inputs);
      expect([lies.status, saidBy(lies)]).toEqual([1, expect.not.stringMatching(/This branch changes/)]);
      const loosens = await evaluated(proposeHead(hub, 'loosens'), inputs);
      expect([loosens.status, saidBy(loosens)]).toEqual([1, expect.stringMatching(/This branch changes .*gate\.yml/)]);
      expect((await evaluated(proposeHead(hub, 'honest'), inputs)).status).toBe(0);
    }
  });

  test('has no finding hidden by a baseline that its base has fixed since', async () => {
    const { hub: known } = adopted();
    const counts = async (): Promise<unknown> => {
      const { outputs } = await evaluated(proposeHead(known, 'old'));
      return (JSON.parse(readFileSync(outputs.report ?? '', 'utf8')) as { counts: unknown }).counts;
    };
    known.commit('old', { files: HONEST });
    expect(await counts()).toMatchObject({ baselined: 5, preexisting: 0 });
    const mended = JSON.stringify({ schema: 'return-gate/baseline@1', findings: [] });
    known.commit('main', { files: { [BASELINE]: mended } });
    // Nor does it fail, since the branch left that return alone.
    expect(await counts()).toMatchObject({ baselined: 0, preexisting: 5 });
  });
});

describe('where the files on disk are judged', () => {
  const hub = makeHub({ [OLD]: metaReturn(['a.ts']), 'a.ts': 'export {};\n', [CONFIG]: 'fail-on: error\n' });
  hub.commit('loosens', { files: { ...PHANTOM, [CONFIG]: OFF } });
  hub.commit('honest', { files: HONEST });
  const DISK = { source: 'workspace' };

  test("a pull request is checked by its base's rules, too", async () => {
    const result = await evaluated(propose(hub, 'loosens'), DISK);
    expect([result.status, saidBy(result)]).toEqual([
      1,
      expect.stringMatching(/This branch changes \.return-gate\.yml/),
    ]);
    expect((await evaluated(propose(hub, 'honest'), DISK)).status).toBe(0);
    expect(refused(await evaluated(cutOff(propose(hub, 'loosens')), DISK))).toMatch(
      /may have changed \.return-gate\.yml/,
    );
  });

  test('it is refused where no checkout shows what the base is', async () => {
    const { workspace, event } = propose(hub, 'loosens');
    const files = join(temporaryFolder(), 'files');
    cpSync(workspace, files, { recursive: true, filter: (path) => !path.endsWith('.git') });
    const result = await evaluated({ workspace: files, event }, DISK);
    expect(refused(result)).toMatch(/may have changed \.return-gate\.yml.*is not in a git repository/);
  });
});

describe('a base that the workflow names', () => {
  const hub = makeHub({ [OLD]: metaReturn(['a.ts']), 'a.ts': 'export {};\n', [CONFIG]: 'fail-on: error\n' });
  const loosened = hub.commit('loosens', { files: { ...PHANTOM, [CONFIG]: OFF } });
  hub.commit('honest', { files: HONEST });

  test('gives the rules on a push of a branch and for a comment, as on a pull request', async () => {
    const comment: Event = { ...push(), name: 'issue_comment' };
    for (const event of [push('loosens', { after: loosened }), comment]) {
      const lies = { workspace: hub.checkout('loosens'), event };
      const result = await evaluated(lies, { base: 'origin/main' });
      expect([event.name, result.status, saidBy(result)]).toEqual([
        event.name,
        1,
        expect.stringMatching(/This branch changes \.return-gate\.yml/),
      ]);
      expect((await evaluated({ workspace: hub.checkout('honest'), event }, { base: 'origin/main' })).status).toBe(0);
    }
  });

  test("gives none on a push to the default branch, whose rules are the project's own", async () => {
    const workspace = hub.checkout('loosens');
    const event = push('main', { after: loosened });
    expect((await evaluated({ workspace, event }, { base: hub.git('rev-parse', 'main') })).status).toBe(0);
  });
});

describe('the configuration that the workflow names', () => {
  const NAMED = 'ci/gate.yml';
  const app = (files: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(Object.entries(files).map(([path, text]) => [`app/${path}`, text]));
  const hub = makeHub({
    ...app({ [OLD]: metaReturn(['a.ts']), 'a.ts': 'export {};\n' }),
    [NAMED]: 'fail-on: error\n',
    'loose.yml': 'fail-on: never\n',
  });
  hub.commit('loosens', { files: { ...app(PHANTOM), [NAMED]: OFF } });
  hub.commit('deletes', { files: app(PHANTOM), removed: [NAMED] });
  hub.commit('honest', { files: app(HONEST) });
  hub.commit('lies', { files: app(PHANTOM) });
  hub.commit('brings', { files: { ...app(PHANTOM), 'ci/new.yml': OFF } });
  const IN_APP = { 'working-directory': 'app', config: NAMED };

  test("outside of the working directory is the base's", async () => {
    const result = await evaluated(propose(hub, 'loosens'), IN_APP);
    expect(result.status).toBe(1);
    expect(saidBy(result)).toMatch(/warning return-gate: This branch changes ci\/gate\.yml\./);
    expect((await evaluated(propose(hub, 'deletes'), IN_APP)).status).toBe(1);
    expect((await evaluated(propose(hub, 'honest'), IN_APP)).status).toBe(0);
  });

  test('given as an absolute path, too', async () => {
    const proposal = propose(hub, 'loosens');
    const config = join(proposal.workspace, NAMED);
    expect((await evaluated(proposal, { ...IN_APP, config })).status).toBe(1);
  });

  test('is an error where only the branch has it, and where no one does', async () => {
    const brings = await evaluated(propose(hub, 'brings'), { ...IN_APP, config: 'ci/new.yml' });
    expect(refused(brings)).toMatch(/ci\/new\.yml:1:1 The base does not have it/);
    const nowhere = await evaluated(propose(hub, 'honest'), { ...IN_APP, config: 'ci/nowhere.yml' });
    expect(refused(nowhere)).toMatch(/ci\/nowhere\.yml cannot be read/);
  });

  test('is an error where the base cannot be read', async () => {
    expect(refused(await evaluated(cutOff(propose(hub, 'loosens')), IN_APP))).toMatch(/may have changed ci\/gate\.yml/);
  });

  test("is read from the disk where it is the workflow's own: elsewhere, or committed by nobody", async () => {
    const proposal = propose(hub, 'lies');
    const elsewhere = join(temporaryFolder(), 'gate.yml');
    writeFileSync(elsewhere, OFF);
    expect((await evaluated(proposal, { ...IN_APP, config: elsewhere })).status).toBe(0);
    writeFiles(proposal.workspace, { 'made/gate.yml': OFF });
    expect((await evaluated(proposal, { ...IN_APP, config: 'made/gate.yml' })).status).toBe(0);
  });

  test('is no link: in the branch, on the way, in the base, or from elsewhere into the repository', async () => {
    const loose = { mode: '120000', content: '../loose.yml' };
    commitEntries(hub, 'links', { [NAMED]: loose });
    expect(refused(await evaluated(propose(hub, 'links'), IN_APP))).toMatch(
      /ci\/gate\.yml:1:1 This is a symbolic link/,
    );
    commitEntries(hub, 'links-folder', { linked: { mode: '120000', content: 'ci' } });
    const through = await evaluated(propose(hub, 'links-folder'), { ...IN_APP, config: 'linked/gate.yml' });
    expect(refused(through)).toMatch(/linked\/gate\.yml:1:1 This is a symbolic link/);
    const proposal = propose(hub, 'loosens');
    const outside = join(temporaryFolder(), 'gate.yml');
    symlinkSync(join(proposal.workspace, NAMED), outside);
    expect(refused(await evaluated(proposal, { ...IN_APP, config: outside }))).toMatch(/leads into the repository/);
    symlinkSync('/dev/null', join(proposal.workspace, 'untracked.yml'));
    const untracked = await evaluated(proposal, { ...IN_APP, config: 'untracked.yml' });
    expect(refused(untracked)).toMatch(/untracked\.yml is a symbolic link/);
  });
});

describe('a configuration that is a link', () => {
  const files = { [OLD]: metaReturn(['never.ts']), 'loose.yml': OFF, 'strict.yml': 'fail-on: error\n' };

  /** A checkout in which the configuration at the root is a link, committed and on disk. */
  function linked(target = 'loose.yml'): string {
    const { directory, git: run } = makeRepository([{ files }], { checkout: true });
    symlinkSync(target, join(directory, CONFIG));
    run('add', '.');
    run('commit', '--quiet', '--message=Link');
    return directory;
  }

  test('is an error for every command that reads one', async () => {
    const directory = linked();
    for (const args of [
      ['check'],
      ['check', '--workspace'],
      ['check', '--config', join(directory, CONFIG)],
      ['init'],
      ['fix'],
      ['migrate', '--to', 'return-meta@2.1', '**/*.json'],
    ]) {
      const [command = '', ...rest] = args;
      const run = await returnGate([command, '--root', directory, ...rest]);
      expect([args, run.status]).toEqual([args, 2]);
      expect(run.stderr).toMatch(/a symbolic link/);
    }
  });

  test('is one for the action, in the checked commit and in the base', async () => {
    const directory = linked();
    const pushed = await runStep({ workspace: directory, event: push() });
    expect(refused(pushed)).toMatch(/\.return-gate\.yml:1:1 This is a symbolic link/);
    const hub = makeHub({ ...files, [CONFIG]: 'fail-on: error\n' });
    commitEntries(hub, 'links', { [CONFIG]: { mode: '120000', content: 'loose.yml' } });
    expect(refused(await evaluated(propose(hub, 'links')))).toMatch(/\.return-gate\.yml:1:1 This is a symbolic link/);
    // A branch that fixes the base is checked once the base is fixed by hand.
    commitEntries(hub, 'main', { [CONFIG]: { mode: '120000', content: 'loose.yml' } });
    hub.commit('mends', { removed: [CONFIG] });
    expect(refused(await evaluated(propose(hub, 'mends')))).toMatch(/of the base:1:1 This is a symbolic link/);
  });

  test('and so are a folder, a submodule and another letter case', async () => {
    const hub = makeHub(files);
    commitEntries(hub, 'folder', { [`${CONFIG}/x`]: { mode: '100644', content: 'x' } });
    commitEntries(hub, 'submodule', { [CONFIG]: { mode: '160000', content: '' } });
    commitEntries(hub, 'case', { '.Return-Gate.yml': { mode: '100644', content: OFF } });
    const clone = hub.checkout('main');
    for (const [branch, says] of [
      ['folder', /This is a folder/],
      ['submodule', /This is a submodule/],
      ['case', /\.Return-Gate\.yml:1:1 This name is ignored: call it \.return-gate\.yml/],
    ] as const) {
      const run = await check(clone, ['--at', `origin/${branch}`]);
      expect([branch, run.status]).toEqual([branch, 2]);
      expect(run.stderr).toMatch(says);
    }
  });
});

const BASELINE = '.return-gate-baseline.json';
const LOG = 'logs/all.returns.jsonl';

function line(text: string): string {
  return JSON.stringify(JSON.parse(text));
}

/** A project that adopted the gate with a past: a phantom, a wrong type, a broken file, and a log with a phantom and a broken line. */
const PAST = {
  [OLD]: metaReturn(['never.ts', 'a.ts']).replace('"implementation"', '"research"'),
  'specs/3_broken/.return-meta.json': '{"status": "implemented", ',
  [LOG]: `${line(metaReturn(['gone.ts']))}\n{"status": broken\n`,
  'a.ts': 'export {};\n',
};

/** The return with a claim of one more file. */
function withClaim(text: string, path: string): string {
  const value = JSON.parse(text) as { readonly artifacts: readonly object[] };
  const artifacts = [...value.artifacts, { type: 'report', path, summary: 'What was made' }];
  return `${JSON.stringify({ ...value, artifacts }, null, 2)}\n`;
}

let knownText: string | undefined;

/** A hub whose base knows the findings of the past. */
function adopted(): { readonly hub: Hub; readonly text: string } {
  const hub = makeHub(PAST);
  if (knownText === undefined) {
    const clone = hub.checkout('main');
    spawnSync(process.execPath, [CLI, 'check', '--root', clone, '--update-baseline', '--include-untrue', '--quiet']);
    knownText = readFileSync(join(clone, BASELINE), 'utf8');
  }
  hub.commit('main', { files: { [BASELINE]: knownText } });
  return { hub, text: knownText };
}

describe('a known finding', () => {
  const { hub } = adopted();
  const text = PAST[OLD];
  const rewritten = metaReturn(['never.ts', 'b.ts'], { session: 'sess_1769000002_new' });
  const LIES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    'a return with new work': { [OLD]: rewritten, 'b.ts': 'export {};\n' },
    'another session alone': { [OLD]: text.replace('sess_1769000000_abc123', 'sess_1769000002_new') },
    'another status alone': { [OLD]: text.replace('"implemented"', '"researched"') },
    'a claim more': { [OLD]: withClaim(text, 'b.ts'), 'b.ts': 'export {};\n' },
    'another text that cannot be read': { 'specs/3_broken/.return-meta.json': '{"status": "planned", "artifacts": ' },
    'another line that cannot be read': { [LOG]: PAST[LOG].replace('broken', 'new') },
    'another return on a line of a log': {
      [LOG]: PAST[LOG].replace('sess_1769000000_abc123', 'sess_1769000002_new'),
    },
  };

  test.each(Object.entries(LIES))('is not hidden in what a branch says again: %s', async (name, files) => {
    const branch = name.replaceAll(' ', '-');
    hub.commit(branch, { files });
    const result = await evaluated(propose(hub, branch));
    expect([result.status, result.outputs.conclusion]).toEqual([1, 'failed']);
    // The command line says the same.
    const { status, report } = await evaluate(hub.checkout(branch), ['--base', 'origin/main']);
    expect([status, String(report.counts.errors)]).toEqual([1, result.outputs.errors]);
  });

  test('is not hidden in a copy, or where a file was put in the place of an archived one', async () => {
    hub.commit('copies', {
      files: { 'specs/archive/1_old/.return-meta.json': rewritten, 'b.ts': 'x' },
      removed: [OLD],
    });
    expect((await evaluated(propose(hub, 'copies'))).status).toBe(1);
    hub.commit('doubles', { files: { 'specs/archive/1_old/.return-meta.json': text } });
    expect((await evaluated(propose(hub, 'doubles'))).status).toBe(1);
  });

  test('comes back as a removal, and not as the old one, where the branch deletes what had been mended', async () => {
    hub.commit('main', { files: { 'never.ts': 'export {};\n' } });
    hub.commit('deletes-again', { removed: ['never.ts'] });
    const result = await evaluated(propose(hub, 'deletes-again'));
    expect([result.status, saidBy(result)]).toEqual([0, expect.stringMatching(/notice artifact-removed: .*never\.ts/)]);
    hub.commit('keeps', { files: HONEST });
    expect((await evaluated(propose(hub, 'keeps'))).status).toBe(0);
    hub.commit('main', { removed: ['never.ts'] });
  });

  const MENDED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    'its form was mended': {
      [OLD]: text.replace('"research"', '"report"').replace('The work is done.', 'It is done.'),
    },
    'it was indented otherwise': { [OLD]: `${line(text)}\n` },
    'a claim was taken out behind it': { [OLD]: text.replace(/,\s*\{[^{}]*"a\.ts"[^{}]*\}/, '') },
    'a log went on': { [LOG]: `${PAST[LOG]}${line(metaReturn(['a.ts'], { session: 'sess_1769000003_new' }))}\n` },
    'something else was changed': HONEST,
  };

  test.each(Object.entries(MENDED))('stays hidden where %s', async (name, files) => {
    const branch = name.replaceAll(' ', '-');
    hub.commit(branch, { files });
    const result = await evaluated(propose(hub, branch));
    expect([/^error.*/m.exec(saidBy(result))?.[0] ?? '', result.status]).toEqual(['', 0]);
  });

  test('stays hidden where its task was archived', async () => {
    hub.commit('archives', { files: { 'specs/archive/1_old/.return-meta.json': text }, removed: [OLD] });
    expect((await evaluated(propose(hub, 'archives'))).status).toBe(0);
  });

  test('stays hidden where fix --write has been at work', async () => {
    const clone = hub.checkout('main');
    const fixed = await returnGate(['fix', '--write', '--root', clone]);
    expect(fixed.stdout).toMatch(/1 file written/);
    hub.commit('fixes', { files: { [OLD]: readFileSync(join(clone, OLD), 'utf8') } });
    const result = await evaluated(propose(hub, 'fixes'));
    expect([/^error.*/m.exec(saidBy(result))?.[0] ?? '', result.status]).toEqual(['', 0]);
  });
});

describe('a baseline that is a link', () => {
  test('is an error for all who read one', async () => {
    const { directory, git: run } = makeRepository([{ files: PAST }], { checkout: true });
    await check(directory, ['--update-baseline', '--include-untrue']);
    mkdirSync(join(directory, 'known'));
    renameSync(join(directory, BASELINE), join(directory, 'known/b.json'));
    symlinkSync('known/b.json', join(directory, BASELINE));
    symlinkSync('known', join(directory, 'linked'));
    run('add', '.');
    run('commit', '--quiet', '--message=Link');
    for (const args of [
      [],
      ['--workspace'],
      ['--baseline', join(directory, BASELINE)],
      ['--baseline', join(directory, 'linked/b.json')],
    ]) {
      const { status, stderr } = await check(directory, args);
      expect([args, status]).toEqual([args, 2]);
      expect(stderr).toMatch(/baseline is not read through .*, a symbolic link/);
    }
    for (const baseline of ['', 'linked/b.json']) {
      const result = await runStep({ workspace: directory, inputs: { baseline } });
      expect(refused(result)).toMatch(/symbolic link|not a regular file/);
    }
    expect((await check(directory, ['--baseline', join(directory, 'known/b.json')])).status).toBe(0);
    const elsewhere = join(temporaryFolder(), 'link.json');
    symlinkSync(join(directory, 'known/b.json'), elsewhere);
    expect((await check(directory, ['--baseline', elsewhere])).status).toBe(0);
    cpSync(join(directory, 'known/b.json'), `${elsewhere}.copy`);
    expect(git(directory, ['status', '--porcelain'])).toBe('');
  });
});
