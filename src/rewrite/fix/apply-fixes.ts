import { EditableFile } from '../edit/file.js';
import type { Form } from '../../model/document.js';
import type { Finding } from '../../model/finding.js';
import { groupBy } from '../../model/collections.js';
import type { Range } from '../../model/pointer.js';
import { count, listOf } from '../../model/text.js';
import { earlierAmong, isLess, newFindings } from './compare.js';
import { groupsOf, isFixable, type Fixable } from './group.js';

/** Checks the given contents instead of those on disk. Returns the findings on each file, its returns and its claims. */
export type Check = (contents: ReadonlyMap<string, Uint8Array>) => Promise<ReadonlyMap<string, readonly Finding[]>>;

export interface FixOptions {
  /** Whether to apply fixes that may change the meaning of a return, too. */
  readonly unsafe: boolean;
  readonly formOf: (file: string) => Form;
  readonly check: Check;
}

/** A fix that was not applied. */
export interface Left {
  /** Its place in the file after all applied fixes. */
  readonly finding: Fixable;
  /** Its place in the file before any edit. */
  readonly origin: Range | null;
  /** The reason, as a sentence. */
  readonly why: string;
}

/** The result for one file. */
export interface FixedFile {
  readonly file: string;
  readonly before: Uint8Array;
  /** The very same bytes if nothing was fixed. */
  readonly after: Uint8Array;
  readonly applied: readonly Fixable[];
  readonly left: readonly Left[];
  /** Findings whose fix is unsafe, if unsafe fixes were not requested. */
  readonly unsafe: number;
  readonly findings: { readonly before: readonly Finding[]; readonly after: readonly Finding[] };
}

/** The most contents of one file that are checked to find out which of its fixes fit: a hostile file has many. */
const TRIES = 64;
/** The most bytes that are checked for it together. A large file has fewer trials, and each covers all its returns. */
const TRIED_BYTES = 16 * 1024 * 1024;

/**
 * Applies the fixes of the files' findings if they add no finding and leave fewer
 * findings. Applied to its own result, it changes nothing. All files are checked together, round by round.
 */
export async function applyFixes(
  files: ReadonlyMap<string, Uint8Array>,
  options: FixOptions,
): Promise<readonly FixedFile[]> {
  const together = new Together(options.check, files.size);
  return Promise.all(
    [...files].map(async ([file, bytes]) => {
      try {
        return await new Fixer(file, options, (content) => together.check(file, content)).fix(bytes);
      } finally {
        together.leave();
      }
    }),
  );
}

/** A file's content, and its findings. */
interface State {
  readonly bytes: Uint8Array;
  readonly findings: readonly Finding[];
}

/** One pass over the fixes of a state. */
interface Pass {
  readonly state: State;
  readonly applied: readonly Fixable[];
  readonly left: readonly Refused[];
}

type Refused = Omit<Left, 'origin'>;

class Fixer {
  readonly #file: string;
  readonly #options: FixOptions;
  readonly #check: (bytes: Uint8Array) => Promise<readonly Finding[]>;

  constructor(file: string, options: FixOptions, check: (bytes: Uint8Array) => Promise<readonly Finding[]>) {
    this.#file = file;
    this.#options = options;
    this.#check = check;
  }

  async fix(bytes: Uint8Array): Promise<FixedFile> {
    const start: State = { bytes, findings: await this.#check(bytes) };
    const applied: Fixable[] = [];
    const tries = new Tries(bytes.length);
    let pass = await this.#pass(start, tries);
    // A fix may make the next one possible. Every pass leaves fewer findings, so the loop ends.
    while (pass.applied.length > 0) {
      applied.push(...pass.applied);
      pass = await this.#pass(pass.state, tries);
    }
    const { state, left } = pass;
    const earlierOf = earlierAmong(start.findings);
    return {
      file: this.#file,
      before: bytes,
      after: state.bytes,
      applied,
      left: left.map((one) => ({ ...one, origin: earlierOf(one.finding)?.range ?? one.finding.range })),
      unsafe: this.#options.unsafe ? 0 : state.findings.filter(({ fix }) => fix?.safety === 'unsafe').length,
      findings: { before: start.findings, after: state.findings },
    };
  }

  async #pass(state: State, tries: Tries): Promise<Pass> {
    const { unsafe, formOf } = this.#options;
    const offered = state.findings.filter(isFixable).filter(({ fix }) => unsafe || fix.safety === 'safe');
    if (offered.length === 0) return { state, applied: [], left: [] };
    const { returns } = new EditableFile(state.bytes, formOf(this.#file));
    const left: Refused[] = [];
    const possible: Fixable[] = [];
    for (const finding of offered) {
      const why = finding.index === null ? null : (returns[finding.index]?.obstacle ?? null);
      if (why === null) possible.push(finding);
      else left.push({ finding, why });
    }
    const trial = new Trial(state, tries, (current, fixes) => this.#apply(current, fixes));
    for (const group of groupsOf(possible)) {
      await trial.take(group);
      // The others touch what was just changed: the next pass checks them.
      if (trial.applied.length > 0) break;
    }
    return { state: trial.state, applied: trial.applied, left: [...left, ...trial.left] };
  }

  async #apply({ bytes }: State, fixes: readonly Fixable[]): Promise<State> {
    const edited = withFixes(bytes, this.#options.formOf(this.#file), fixes);
    return { bytes: edited, findings: await this.#check(edited) };
  }
}

/** Returns a content with some fixes applied. Throws if one does not fit it. */
export function withFixes(bytes: Uint8Array, form: Form, fixes: readonly Fixable[]): Uint8Array {
  const file = new EditableFile(bytes, form);
  for (const { index, fix } of fixes) {
    for (const edit of fix.edits) {
      if (edit.kind === 'byte-order-mark') file.dropMark();
      else if (index !== null) file.edit(index, [edit]);
    }
  }
  return file.bytes;
}

/** Counts the trials that a file has left. */
class Tries {
  readonly most: number;
  #left: number;

  constructor(bytes: number) {
    this.most = this.#left = Math.max(1, Math.min(TRIES, Math.floor(TRIED_BYTES / bytes)));
  }

  /** Takes a trial; returns false if none is left. */
  take(): boolean {
    return this.#left-- > 0;
  }
}

/**
 * Tries fixes: all of a group at once. If that makes something worse, tries the fixes of the returns that did not get worse,
 * and each half of the others.
 */
class Trial {
  state: State;
  readonly applied: Fixable[] = [];
  readonly left: Refused[] = [];
  readonly #apply: (state: State, fixes: readonly Fixable[]) => Promise<State>;
  readonly #tries: Tries;

  constructor(state: State, tries: Tries, apply: (state: State, fixes: readonly Fixable[]) => Promise<State>) {
    this.state = state;
    this.#tries = tries;
    this.#apply = apply;
  }

  /** Keeps the fixes (null), or returns why not. */
  async #try(fixes: readonly Fixable[]): Promise<Outcome | null> {
    const next = await this.#apply(this.state, fixes);
    const made = newFindings(this.state.findings, next.findings);
    if (made.length > 0 || !isLess(next.findings, this.state.findings)) {
      return { made, worse: returnsWorse(this.state, next, made) };
    }
    this.state = next;
    this.applied.push(...fixes);
    return null;
  }

  async take(fixes: readonly Fixable[]): Promise<void> {
    if (fixes.length === 0) return;
    if (!this.#tries.take()) {
      const trials = count(this.#tries.most, 'trial');
      const why = `It was not tried: of the fixes of this file, ${trials} did not show which ones fit.`;
      for (const finding of fixes) this.left.push({ finding, why });
      return;
    }
    const refused = await this.#try(fixes);
    if (refused === null) return;
    const { made, worse } = refused;
    const ofReturns = groupBy(fixes, byReturn);
    const [bad, good] = parted(fixes, ({ index }) => worse.has(index));
    if (bad.length > 0 && good.length > 0) {
      await this.take(good);
      await this.take(bad);
    } else if (ofReturns.size === fixes.length && (bad.length > 0 || fixes.length === 1)) {
      const madeIn = fixes.length === 1 ? null : groupBy(made, byReturn);
      for (const finding of fixes) {
        this.left.push({ finding, why: whyNot(madeIn === null ? made : (madeIn.get(finding.index) ?? [])) });
      }
    } else {
      const first = new Set(
        (ofReturns.size === fixes.length ? [fixes] : [...ofReturns.values()]).flatMap((own) =>
          own.slice(0, Math.ceil(own.length / 2)),
        ),
      );
      for (const half of parted(fixes, (one) => first.has(one))) await this.take(half);
    }
  }
}

/** Why fixes were not kept: the findings that they added, and the returns that they made worse. */
interface Outcome {
  readonly made: readonly Finding[];
  readonly worse: ReadonlySet<number | null>;
}

/** Returns the indices of the returns with new findings, or with no fewer findings than before. */
function returnsWorse(before: State, after: State, made: readonly Finding[]): ReadonlySet<number | null> {
  const [old, now] = [groupBy(before.findings, byReturn), groupBy(after.findings, byReturn)];
  const kept = [...old].filter(([index, list]) => !isLess(now.get(index) ?? [], list));
  return new Set([...made.map(({ index }) => index), ...kept.map(([index]) => index)]);
}

function byReturn({ index }: Finding): number | null {
  return index;
}

/** Splits items into those that meet a condition, and the rest. */
function parted<T>(list: readonly T[], isFirst: (one: T) => boolean): readonly [T[], T[]] {
  return [list.filter(isFirst), list.filter((one) => !isFirst(one))];
}

function whyNot(made: readonly Finding[]): string {
  if (made.length === 0) return 'It was withdrawn: as many findings would remain.';
  const rules = [...new Set(made.map(({ rule }) => rule))];
  return `It was withdrawn, since it would make ${count(made.length, 'new finding')}: ${listOf(rules, 'and')}.`;
}

/** Waits until every unfinished file has asked, and checks all of them at once: a run for each file would be slow. */
class Together {
  readonly #check: Check;
  #working: number;
  #waiting = new Map<string, Request>();

  constructor(check: Check, working: number) {
    this.#check = check;
    this.#working = working;
  }

  check(file: string, bytes: Uint8Array): Promise<readonly Finding[]> {
    return new Promise((resolve, reject) => {
      this.#waiting.set(file, { bytes, resolve, reject });
      this.#start();
    });
  }

  leave(): void {
    this.#working--;
    this.#start();
  }

  #start(): void {
    if (this.#waiting.size === 0 || this.#waiting.size < this.#working) return;
    const waiting = this.#waiting;
    this.#waiting = new Map();
    this.#check(new Map([...waiting].map(([file, { bytes }]) => [file, bytes]))).then(
      (found) => {
        for (const [file, { resolve }] of waiting) resolve(found.get(file) ?? []);
      },
      (error: unknown) => {
        for (const { reject } of waiting.values()) reject(error);
      },
    );
  }
}

interface Request {
  readonly bytes: Uint8Array;
  readonly resolve: (findings: readonly Finding[]) => void;
  readonly reject: (error: unknown) => void;
}
