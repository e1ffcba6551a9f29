/** What was removed, with what to do instead: the rest of a sentence after "was removed: ". */
interface Removed {
  readonly rule: Readonly<Record<string, string>>;
  /** Words of options and inputs. */
  readonly word: Readonly<Record<string, string>>;
  readonly input: Readonly<Record<string, string>>;
}

const REMOVED: Removed = {
  rule: {
    'bmad-list-self': 'no rule replaces it, for a story may list itself. Delete this name',
    'gsd-self-check-absent':
      'gsd-self-check-failed and gsd-self-check-contradicted check the self-checks that exist. Delete this name',
  },
  word: {
    badge: "write json for the counts, and show the workflow's own status badge",
    concise: 'write text, or jsonl for one line a finding',
    suggestions: 'write auto, and fix returns with return-gate fix --write where they are written',
  },
  input: {
    'badge-file': "delete it, and show the workflow's own status badge; json-file has the counts",
  },
};

/** Returns what to do instead of something that was removed, as the rest of a sentence; undefined for any other name. */
export function insteadOf(kind: keyof Removed, name: string): string | undefined {
  return Object.hasOwn(REMOVED[kind], name) ? REMOVED[kind][name] : undefined;
}

/** Returns a warning for each removed input that is set. `input` returns the text of an input; empty if it is not set. */
export function removedInputs(input: (name: string) => string): readonly string[] {
  return Object.entries(REMOVED.input)
    .filter(([name]) => input(name) !== '')
    .map(([name, instead]) => `The input ${name} was removed: ${instead}.`);
}
