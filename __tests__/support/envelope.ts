/** The parts of an envelope with headed sections; null leaves one out. */
export interface Headed {
  readonly heading?: string | null;
  readonly change?: string | null;
  readonly project?: string;
  readonly status?: string | null;
  readonly summary?: string | null;
  readonly artifacts?: string | null;
  readonly next?: string | null;
  readonly risks?: string | null;
}

/** An envelope with headed sections that claims `openspec/changes/fold-maps/proposal.md`, with some parts replaced. */
export function headed(parts: Headed = {}): string {
  const all: Headed = {
    heading: 'Proposal Created',
    change: 'fold-maps',
    status: 'success',
    summary: 'Maps fold in two steps. Nothing else changes.',
    artifacts: '- openspec/changes/fold-maps/proposal.md',
    next: 'Ready for specs (sdd-spec).',
    risks: 'None.',
    ...parts,
  };
  const part = (before: string, text: string | null | undefined): readonly string[] =>
    text === null || text === undefined ? [] : [`${before}${text}`];
  return [
    ...part('## ', all.heading),
    [
      ...part('**Change**: ', all.change),
      ...part('**Project**: ', all.project),
      ...part('**Status**: ', all.status),
    ].join('\n'),
    ...part('### Summary\n', all.summary),
    ...part('### Artifacts\n', all.artifacts),
    ...part('### Next Recommended\n', all.next),
    ...part('### Risks\n', all.risks),
    '',
  ].join('\n\n');
}

/** An envelope as a block of labels: each line as it is given. */
export function block(lines: Readonly<Record<string, string>> = {}): string {
  const all: Record<string, string> = {
    Status: 'success',
    Summary: 'Maps fold in two steps.',
    Artifacts: '`openspec/changes/fold-maps/proposal.md`',
    Next: 'sdd-spec',
    Risks: 'None',
    ...lines,
  };
  return Object.entries(all)
    .map(([label, text]) => `**${label}**: ${text}\n`)
    .join('');
}
