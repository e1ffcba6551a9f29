import { expect } from 'expect';
import { bind } from 'jest-each';

type Run = () => unknown;

/** A `describe`: its hooks in the order in which they were written. */
interface Block {
  readonly title: string;
  readonly parent: Block | null;
  readonly skipped: boolean;
  readonly beforeAll: Run[];
  readonly afterAll: Run[];
  readonly beforeEach: Run[];
  readonly afterEach: Run[];
}

/** One test, with the titles of its blocks in its name. */
export interface Test {
  readonly id: string;
  readonly file: string;
  readonly run: Run;
  readonly block: Block;
  readonly skipped: boolean;
}

function makeBlock(title: string, parent: Block | null, skipped: boolean): Block {
  return { title, parent, skipped, beforeAll: [], afterAll: [], beforeEach: [], afterEach: [] };
}

/** Returns a block and those around it, the outermost first. */
export function withParents(block: Block | null): readonly Block[] {
  return block === null ? [] : [...withParents(block.parent), block];
}

/**
 * Collects the tests of test files that are loaded one after another: `globals` are what such a file expects, as far as the
 * project's tests use it. Nothing runs before all are collected.
 */
export class TestCollector {
  readonly tests: Test[] = [];
  private file = '';
  private block = makeBlock('', null, false);
  private readonly ids = new Map<string, number>();

  /** Collects what `load` declares as the tests of a file. */
  collect(file: string, load: () => void): void {
    this.file = file;
    this.block = makeBlock(file, null, false);
    load();
  }

  readonly globals = (() => {
    const describe = (title: string, body: Run) => {
      this.inBlock(title, body, false);
    };
    const skippedBlock = (title: string, body: Run) => {
      this.inBlock(title, body, true);
    };
    const test = (title: string, run: Run) => {
      this.add(title, run, false);
    };
    const skippedTest = (title: string, run: Run) => {
      this.add(title, run, true);
    };
    const tests = Object.assign(test, {
      each: bind(test),
      skip: Object.assign(skippedTest, { each: bind(skippedTest) }),
    });
    return {
      expect,
      describe: Object.assign(describe, {
        each: bind(describe, false),
        skip: Object.assign(skippedBlock, { each: bind(skippedBlock, false) }),
      }),
      test: tests,
      it: tests,
      beforeAll: (run: Run) => this.block.beforeAll.push(run),
      afterAll: (run: Run) => this.block.afterAll.push(run),
      beforeEach: (run: Run) => this.block.beforeEach.push(run),
      afterEach: (run: Run) => this.block.afterEach.push(run),
    };
  })();

  private inBlock(title: string, body: Run, skipped: boolean): void {
    const { block: outer } = this;
    this.block = makeBlock(title, outer, skipped || outer.skipped);
    try {
      body();
    } finally {
      this.block = outer;
    }
  }

  private add(title: string, run: Run, skipped: boolean): void {
    const { file, block } = this;
    const name = [...withParents(block).map((each) => each.title), title].join(' > ');
    const seen = this.ids.get(name) ?? 0;
    this.ids.set(name, seen + 1);
    const id = seen === 0 ? name : `${name} (${String(seen + 1)})`;
    this.tests.push({ id, file, run, block, skipped: skipped || block.skipped });
  }
}
