import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import LightRunner from 'jest-light-runner/child-process';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Jest knows a test by its source; what runs is what scripts/compile-tests.ts has made of it. */
export default class extends LightRunner {
  _pools = new Set();

  async _runTest(test) {
    const compiled = join(ROOT, '.cache', 'compiled', relative(ROOT, test.path)).replace(/\.ts$/, '.js');
    const running = super._runTest({ ...test, path: compiled });
    for (const { pool } of this._testRunners.values()) this._pools.add(pool);
    return { ...(await running), testFilePath: test.path };
  }

  /** Ends when the workers have: what they leave on disk is gone then, and their time is part of this process's. */
  async runTests(...args) {
    await super.runTests(...args);
    for (const pool of this._pools) {
      // With one worker, Jest's own process runs the tests.
      if (pool.threads === undefined) continue;
      for (const { process: worker } of pool.threads) {
        // Not killed, but left to end: it removes its temporary folder.
        worker.kill = () => !worker.connected || worker.disconnect();
      }
      await pool.destroy();
    }
  }
}
