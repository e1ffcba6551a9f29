/**
 * Lets Octokit wait a hundredth of what GitHub asks for between requests and before another try, in all tests of a file: its
 * stand-in needs no rest. Only timers of Bottleneck, by which Octokit waits, are shortened. Not for tests of how long a
 * client waits.
 */
export function hurryOctokit(): void {
  const start = globalThis.setTimeout;
  beforeAll(() => {
    const hurried = (run: () => void, delay = 0, ...args: readonly []): NodeJS.Timeout =>
      start(run, isOfBottleneck() ? delay / 100 : delay, ...args);
    globalThis.setTimeout = hurried as typeof start;
  });
  afterAll(() => {
    globalThis.setTimeout = start;
  });
}

function isOfBottleneck(): boolean {
  return new Error().stack?.includes('bottleneck') === true;
}
