/** A place in a file as istanbul reports it: lines from 1, columns from 0. */
interface Place {
  readonly line: number;
  readonly column: number;
}

/** What istanbul's JSON says of a file: how often each way of each branch was taken. */
export interface FileCoverage {
  readonly path: string;
  readonly b: Readonly<Record<string, readonly number[]>>;
  readonly branchMap: Readonly<Record<string, { readonly locations: readonly { readonly start: Place }[] }>>;
}

interface MissedBranch extends Place {
  readonly path: string;
  /** Its line; `⟦` is where the branch begins. */
  readonly text: string;
}

interface Branches {
  readonly taken: number;
  readonly all: number;
  readonly missed: readonly MissedBranch[];
}

/** Counts the branches of files, and returns those that were not taken, in order. */
export function findBranches(files: readonly FileCoverage[], read: (path: string) => string): Branches {
  const missed: MissedBranch[] = [];
  let all = 0;
  for (const { path, b, branchMap } of files) {
    const lines = read(path).split('\n');
    for (const [id, counts] of Object.entries(b)) {
      all += counts.length;
      for (const [way, count] of counts.entries()) {
        const start = branchMap[id]?.locations[way]?.start;
        if (count > 0 || start === undefined) continue;
        const line = lines[start.line - 1] ?? '';
        const text = `${line.slice(0, start.column).trimStart()}⟦${line.slice(start.column)}`;
        missed.push({ path, ...start, text });
      }
    }
  }
  return { taken: all - missed.length, all, missed };
}
