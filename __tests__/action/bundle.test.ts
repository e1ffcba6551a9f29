import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { metaReturn } from '../bundle/returns.js';
import { EVENT_SHA, pullRequest } from '../support/events.js';
import { startGithub } from '../support/github-server.js';
import { makeRepository, temporaryFolder } from '../support/repository.js';
import { MAIN, NO_API, runStep, type Step } from '../support/runner.js';

const HOME = fileURLToPath(new URL('../..', import.meta.url));
const START = dirname(MAIN);
const FOLDER = join(HOME, 'dist/bundle');
const CORE = join(HOME, 'node_modules/@actions/core/lib/core.js');

function bundled(): readonly string[] {
  return readdirSync(FOLDER).filter((name) => name.endsWith('.js'));
}

function sourceOf(name: string): string {
  return readFileSync(join(FOLDER, name), 'utf8');
}

interface Coverage {
  readonly result: readonly { readonly url: string }[];
}

/** The files of the bundle that a run loads: V8 lists all scripts of a process where it counts what they do. */
async function loaded(files: Readonly<Record<string, string>>, step: Partial<Step> = {}): Promise<readonly string[]> {
  const folder = temporaryFolder();
  const { status } = await runStep({
    workspace: makeRepository([{ files }]).directory,
    ...step,
    env: { ...step.env, NODE_V8_COVERAGE: folder },
  });
  expect([0, 1]).toContain(status);
  const lists = readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Coverage);
  const urls = lists.flatMap(({ result }) => result.map(({ url }) => url));
  const here = pathToFileURL(FOLDER).href;
  return [...new Set(urls.filter((url) => url.startsWith(`${here}/`)).map((url) => basename(url)))].sort();
}

/** What asks the network: the client of the toolkit, that of Octokit, and the modules of Node below them. */
const NETWORK = /node_modules\/(?:@octokit|@actions\/github|undici)\//;

describe('the modules of the bundle', () => {
  test('are functions in brackets, which V8 compiles once, and no arrow functions', () => {
    const starts = bundled().flatMap((name) => sourceOf(name).match(/^\/\*{3}\/ \(.*$/gm) ?? []);
    expect(starts.length).toBeGreaterThan(100);
    expect(
      starts.filter((start) => !start.startsWith('/***/ (function(') && !start.includes('webpackBootstrap')),
    ).toEqual([]);
  });
});

describe('the HTTP client below the toolkit', () => {
  const resolve = createRequire(CORE).resolve;

  test.each(['@actions/http-client', '@actions/http-client/lib/auth'])('%s is the stub', async (name) => {
    const path = resolve(name);
    expect(dirname(path)).toBe(join(HOME, 'stubs', 'http-client'));
    const module = (await import(pathToFileURL(path).href)) as Record<string, new () => unknown>;
    const made = Object.values(module);
    expect(made).toHaveLength(1);
    for (const Client of made) expect(() => new Client()).toThrow(/makes no request through the toolkit/);
  });

  test('throws when the toolkit calls it, before anything is sent', async () => {
    const core = (await import(pathToFileURL(CORE).href)) as { getIDToken: () => Promise<string> };
    const write = process.stdout.write;
    process.env.ACTIONS_ID_TOKEN_REQUEST_TOKEN = 'x';
    process.env.ACTIONS_ID_TOKEN_REQUEST_URL = 'http://127.0.0.1:9';
    // The toolkit describes the address, which is no line of a test.
    process.stdout.write = () => true;
    try {
      await expect(core.getIDToken()).rejects.toThrow(/makes no request through the toolkit/);
    } finally {
      process.stdout.write = write;
      delete process.env.ACTIONS_ID_TOKEN_REQUEST_TOKEN;
      delete process.env.ACTIONS_ID_TOKEN_REQUEST_URL;
    }
  });
});

describe('the bundle', () => {
  test('holds the real HTTP client apart from what every run loads', () => {
    expect(bundled()).toContain('index.js');
    expect(sourceOf('index.js')).not.toContain('undici');
    expect(bundled().filter((name) => sourceOf(name).includes('undici'))).not.toEqual([]);
  });

  test('is CommonJS, whatever is above it', () => {
    for (const folder of [START, FOLDER])
      expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).toEqual({ type: 'commonjs' });
  });

  test('names no file of the machine that built it', () => {
    for (const name of bundled()) expect(sourceOf(name).includes(HOME)).toBe(false);
  });

  test.each([
    ['passes', { 'specs/1_task/.return-meta.json': metaReturn(['real.md']), 'real.md': '#' }],
    ['fails', { 'specs/1_task/.return-meta.json': metaReturn(['never.md']) }],
  ])('loads nothing that could ask the network, for a run with a token that %s', async (_, files) => {
    const names = await loaded(files, { env: { GITHUB_API_URL: NO_API } });
    expect(names).toContain('index.js');
    expect(names.filter((name) => NETWORK.test(sourceOf(name)))).toEqual([]);
  });

  test.each([{ comment: 'always' }, { annotations: 'check' }])('loads the client of the API for %j', async (inputs) => {
    const github = await startGithub();
    const event = pullRequest('pull_request', { head: EVENT_SHA });
    const files = { 'specs/1_task/.return-meta.json': metaReturn(['never.md']) };
    const names = await loaded(files, { event, inputs, env: { GITHUB_API_URL: github.url } });
    const { faults } = github;
    await github.close();
    expect(names.filter((name) => NETWORK.test(sourceOf(name)))).not.toEqual([]);
    expect(faults).toEqual([]);
  });

  test('loads a format with the run that asks for it', async () => {
    const files = { 'specs/1_task/.return-meta.json': metaReturn(['real.md']), 'real.md': '#' };
    const without = await loaded(files);
    const withPage = await loaded(files, { inputs: { 'html-file': 'report.html' } });
    expect(withPage.length).toBeGreaterThan(without.length);
  });
});
