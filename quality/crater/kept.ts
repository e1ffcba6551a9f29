/** One finding, as it is kept from run to run. */
export interface KeptFinding {
  readonly severity: string;
  readonly fingerprint: string;
  /** Its file and line; null for a finding of the run. */
  readonly place: string | null;
  readonly message: string;
}

/** What the gate found in one checkout. */
export interface Kept {
  readonly revision: string | null;
  /** The exit status of the gate. */
  readonly status: number;
  readonly findings: Readonly<Record<string, readonly KeptFinding[]>>;
}

/** What is kept of a run: by the name of the checkout's folder. */
export type KeptRun = Readonly<Record<string, Kept>>;

interface ReportedFinding {
  readonly rule: string;
  readonly severity: string;
  readonly message: string;
  readonly file: string | null;
  readonly startLine: number | null;
  readonly fingerprint: string;
}

/** The parts of a JSON report that are kept. */
export interface Reported {
  readonly source: { readonly revision: string | null };
  readonly findings: readonly ReportedFinding[];
}

/** Returns what is kept of a JSON report, null if the gate printed none, and of the exit status. */
export function keep(report: Reported | null, status: number): Kept {
  const findings: Record<string, KeptFinding[]> = {};
  for (const { rule, severity, message, file, startLine, fingerprint } of report?.findings ?? []) {
    const place = file === null || startLine === null ? file : `${file}:${String(startLine)}`;
    (findings[rule] ??= []).push({ severity, fingerprint, place, message });
  }
  return { revision: report?.source.revision ?? null, status, findings };
}

/** Returns the findings that `others` lack, each as often as it is there more often. Lines and messages may differ. */
function without(findings: readonly KeptFinding[], others: readonly KeptFinding[]): readonly KeptFinding[] {
  const left = new Map<string, number>();
  const keyOf = ({ severity, fingerprint }: KeptFinding) => `${severity} ${fingerprint}`;
  for (const other of others) left.set(keyOf(other), (left.get(keyOf(other)) ?? 0) + 1);
  return findings.filter((finding) => {
    const count = left.get(keyOf(finding)) ?? 0;
    left.set(keyOf(finding), count - 1);
    return count <= 0;
  });
}

function toLine(sign: '+' | '-', { severity, place, message }: KeptFinding): string {
  return `  ${sign} ${severity} ${place ?? '(run)'} ${message.replaceAll(/\s+/g, ' ')}`;
}

/**
 * Returns what differs between two runs, by checkout and rule, as lines of text; empty if nothing does. A checkout that only one
 * of the runs has is not compared. At most `most` findings are listed for each rule and sign.
 */
export function compareRuns(before: KeptRun, now: KeptRun, most = 10): readonly string[] {
  return Object.entries(now).flatMap(([name, found]) => {
    const earlier = before[name];
    if (earlier === undefined) return [];
    const lines: string[] = [];
    if (earlier.status !== found.status) {
      lines.push(`${name}: exit status ${String(found.status)}, was ${String(earlier.status)}`);
    }
    for (const rule of [...new Set([...Object.keys(earlier.findings), ...Object.keys(found.findings)])].sort()) {
      const [was, is] = [earlier.findings[rule] ?? [], found.findings[rule] ?? []];
      const [added, fixed] = [without(is, was), without(was, is)];
      if (added.length + fixed.length === 0) continue;
      lines.push(`${name}: ${rule}: ${String(added.length)} new, ${String(fixed.length)} no longer found`);
      lines.push(...added.slice(0, most).map((finding) => toLine('+', finding)));
      lines.push(...fixed.slice(0, most).map((finding) => toLine('-', finding)));
    }
    const moved = lines.length > 0 && earlier.revision !== found.revision;
    return moved ? [...lines, `${name}: its commit changed, too: the gate need not be the cause`] : lines;
  });
}
