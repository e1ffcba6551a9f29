import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { git, GIT_ENV, makeRepository, temporaryFolder, type Repository } from '../support/repository.js';
import { push, runStep, type StepResult } from '../support/runner.js';
import { metaReturn } from './returns.js';

/** Two versions, so that the contents of the earlier one are needed, too. */
const RETURN = 'specs/1_task/.return-meta.json';

let origin: Repository;
let server: Server;
let url: string;
/** What each request was authorized by; null for nothing. */
let asked: (string | null)[] = [];
let isPrivate = false;

/** A server of one repository, as GitHub is one: by git's own program, and only with a token where it is private. */
function answer(request: IncomingMessage, response: ServerResponse): void {
  const authorization = request.headers.authorization ?? null;
  asked.push(authorization);
  if (isPrivate && authorization === null) {
    response.writeHead(401, { 'www-authenticate': 'Basic realm="GitHub"' }).end();
    return;
  }
  const { pathname, search } = new URL(request.url ?? '', url);
  const backend = spawn('git', ['http-backend'], {
    env: {
      ...process.env,
      ...GIT_ENV,
      GIT_PROJECT_ROOT: dirname(origin.directory),
      GIT_HTTP_EXPORT_ALL: '1',
      PATH_INFO: pathname,
      QUERY_STRING: search.slice(1),
      REQUEST_METHOD: request.method,
      CONTENT_TYPE: request.headers['content-type'] ?? '',
      HTTP_CONTENT_ENCODING: request.headers['content-encoding'] ?? '',
      GIT_PROTOCOL: String(request.headers['git-protocol'] ?? ''),
    },
  });
  request.pipe(backend.stdin);
  const parts: Buffer[] = [];
  backend.stdout.on('data', (part: Buffer) => parts.push(part));
  backend.on('close', () => {
    const whole = Buffer.concat(parts);
    const end = whole.indexOf('\r\n\r\n');
    const headers = whole.subarray(0, end).toString('latin1').split('\r\n');
    for (const line of headers) {
      const [name = '', value = ''] = line.split(': ');
      if (name.toLowerCase() === 'status') response.statusCode = parseInt(value, 10);
      else response.setHeader(name, value);
    }
    response.end(whole.subarray(end + 4));
  });
}

beforeAll(async () => {
  origin = makeRepository(
    [
      { files: { [RETURN]: metaReturn(['a.md', 'b.md']), 'a.md': '# A\n', 'b.md': '# B\n' } },
      { removed: ['a.md'] },
      { files: { [RETURN]: metaReturn(['a.md', 'b.md']).replaceAll('What was made', 'The page') } },
      { files: { 'x.md': '# X\n' } },
    ],
    { bare: true, name: 'origin.git' },
  );
  origin.git('config', 'uploadpack.allowFilter', 'true');
  origin.git('config', 'uploadpack.allowAnySHA1InWant', 'true');
  server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** A step in a shallow checkout of the repository, which is private from then on. */
async function stepWith(token: string): Promise<{ readonly result: StepResult; readonly isShallow: boolean }> {
  const workspace = join(temporaryFolder(), 'work');
  git('.', ['clone', '--quiet', '--depth=1', `file://${origin.directory}`, workspace]);
  git(workspace, ['remote', 'set-url', 'origin', `${url}/origin.git`]);
  asked = [];
  isPrivate = true;
  const event = { ...push(), name: 'schedule' };
  const result = await runStep({
    workspace,
    event,
    inputs: { 'github-token': token },
    env: { GITHUB_SERVER_URL: url },
  });
  return { result, isShallow: existsSync(join(workspace, '.git', 'shallow')) };
}

describe('the history of a private repository', () => {
  test('is fetched with the token where the checkout kept no credentials, and so is what is read of it', async () => {
    const { result, isShallow } = await stepWith('ghs_secret');
    expect([result.status, isShallow, result.outputs['phantom-claims']]).toEqual([0, false, '0']);
    expect(result.stdout).toContain('1 deleted since');
    const basic = `basic ${Buffer.from('x-access-token:ghs_secret').toString('base64')}`;
    expect([...new Set(asked)]).toEqual([null, basic]);
    expect(`${result.stdout}${result.stderr}${result.summary}`).not.toContain('ghs_secret');
  });

  test('is not without one, and the step says what to do', async () => {
    const { result, isShallow } = await stepWith('');
    expect([result.status, isShallow, result.outputs['phantom-claims']]).toEqual([1, true, '0']);
    expect(result.stdout).toMatch(/fetch-depth: 0.*could not be fetched.*\. Fetch .*artifact-undetermined\.md/);
    expect([...new Set(asked)]).toEqual([null]);
  });
});
