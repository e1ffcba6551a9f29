import { families } from '../families/index.js';

/** What was removed, with what to do instead: the rest of a sentence after "was removed: ". */
interface Removed {
  /** Words of options and inputs. */
  readonly word: Readonly<Record<string, string>>;
  readonly input: Readonly<Record<string, string>>;
}

const REMOVED: Removed = {
  word: {
    badge: "write json for the counts, and show the workflow's own status badge",
    concise: 'write text, or jsonl for one line a finding',
    suggestions: 'write auto, and fix returns with return-gate fix --write where they are written',
  },
  input: {
    'badge-file': "delete it, and show the workflow's own status badge; json-file has the counts",
  },
};

/** The rules that families had. */
const REMOVED_RULES: Readonly<Record<string, string>> = Object.fromEntries(
  families.flatMap(({ removedRules = {} }) => Object.entries(removedRules)),
);

/** Returns what to do instead of something that was removed, as the rest of a sentence; undefined for any other name. */
export function insteadOf(kind: keyof Removed | 'rule', name: string): string | undefined {
  const names = kind === 'rule' ? REMOVED_RULES : REMOVED[kind];
  return Object.hasOwn(names, name) ? names[name] : undefined;
}

/** Returns a warning for each removed input that is set. `input` returns the text of an input; empty if it is not set. */
export function removedInputs(input: (name: string) => string): readonly string[] {
  return Object.entries(REMOVED.input)
    .filter(([name]) => input(name) !== '')
    .map(([name, instead]) => `The input ${name} was removed: ${instead}.`);
}
