import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ClaimKind } from '../../src/model/claim.js';
import type { DescribedRule, Rule } from '../../src/model/rule.js';
import { families } from '../../src/families/index.js';
import { orderedStandards, rules } from '../../src/families/catalog.js';

function doc(path: string): string {
  return readFileSync(fileURLToPath(new URL(`../../docs/${path}`, import.meta.url)), 'utf8');
}

/** The parts of a page below its headings `##`, by heading. */
function parts(text: string): ReadonlyMap<string, string> {
  const [, ...found] = text.split(/^## /m);
  return new Map(
    found.map((part) => {
      const end = part.indexOf('\n');
      return [part.slice(0, end), part.slice(end + 1)];
    }),
  );
}

/** What is in backquotes, in brackets and the like: the first group of each match. */
function all(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(([, group = '']) => group);
}

/** What pages call a kind of claim, by its beginning. */
const KINDS: readonly (readonly [ClaimKind, string])[] = [
  ['file', 'a path that a return says it produced'],
  ['observation', 'a note in a memory store'],
  ['commit', 'the id of a commit'],
  ['progress', 'how many phases of a plan'],
  ['count', 'a total that can be counted'],
  ['deletion', 'a path that a return says it deleted'],
];

const SCOPES: Readonly<Record<string, Rule['scope']>> = {
  'a file': 'document',
  'a return': 'return',
  'a claim': 'claim',
  'a whole run': 'run',
};

/** What the page of a rule says of it. */
function onPage(id: string): unknown {
  const page = doc(`rules/${id}.md`);
  const what = /^Checks .*$/m.exec(page)?.[0] ?? '';
  const scope = SCOPES[/^Checks (a (?:whole )?\w+)/.exec(what)?.[1] ?? ''];
  const [checks = ''] = what.split(' Default severity');
  return {
    id: /^# (.*)$/m.exec(page)?.[1],
    scope,
    kinds: KINDS.flatMap(([kind, words]) => (scope === 'claim' && checks.includes(words) ? kind : [])),
    verdicts: all(checks, /`([\w-]+)`/g),
    severity: /Default severity: \*\*(\w+)\*\*/.exec(what)?.[1],
    supersedes: all(what, /\]\(([\w-]+)\.md\)/g),
    fixes: all(page, /^(`return-gate fix\b.*)\.$/gm),
    families: all(parts(page).get('Families that have it') ?? '', /^\| `([\w-]+)`/gm),
  };
}

/** The same, as the rule has it. */
function inCode(rule: DescribedRule): unknown {
  const { id, scope, severity, supersedes = [], fixes = [] } = rule;
  const having = orderedStandards.filter((standard) => standard.rules.some((use) => use.rule.id === rule.id));
  return {
    id,
    scope,
    kinds:
      rule.scope === 'claim' ? KINDS.flatMap(([kind]) => ((rule.kinds ?? ['file']).includes(kind) ? kind : [])) : [],
    verdicts: rule.scope === 'claim' ? [rule.verdict].flat() : [],
    severity,
    supersedes,
    fixes: fixes.map(({ safety, does }) => `\`return-gate fix${safety === 'safe' ? '' : ' --unsafe'}\` ${does}`),
    families: [...new Set(having.map(({ family }) => family))],
  };
}

test('Each rule is about what its page says, and as grave', () => {
  expect(rules.map(inCode)).toEqual(rules.map(({ id }) => onPage(id)));
});

test('Each rule is in the group under whose heading the list of rules has it', () => {
  const titles: Readonly<Record<string, string>> = {
    Document: 'document',
    Shape: 'shape',
    Status: 'status',
    Summary: 'summary',
    Artifacts: 'artifacts',
    Metadata: 'metadata',
    'Errors and next steps': 'errors',
    'Life cycle of a metadata file': 'life-cycle',
    'The run': 'run',
  };
  const ofFamilies = new Map(families.map(({ area }) => [area.title, area.name]));
  const listed = [...parts(doc('rules.md'))].flatMap(([title, table]) =>
    all(table, /^\| \[([\w-]+)\]/gm).map((id) => [id, titles[title] ?? ofFamilies.get(title)]),
  );
  expect(Object.fromEntries(rules.map(({ id, area }) => [id, area]))).toEqual(Object.fromEntries(listed));
});

test('Each version has the rules that the list of versions gives it, with their severities and parameters', () => {
  const listed = [...parts(doc('versions.md'))].map(([id, list]) => [id, all(list, /^- (.*)$/gm)]);
  const lines = rules.map((rule) => {
    const uses = orderedStandards.flatMap(({ id, rules: ofVersion }) =>
      ofVersion.flatMap((use) => (use.rule.id === rule.id ? { id, ...use } : [])),
    );
    return [
      rule.id,
      uses.map(({ id, severity = rule.severity, params }) => {
        const given = Object.entries({ ...rule.params, ...params }).map(
          ([name, value]) => `\`${name}: ${JSON.stringify(value)}\``,
        );
        return `\`${id}\`: ${severity}${given.length === 0 ? '' : ` (${given.join(', ')})`}`;
      }),
    ];
  });
  expect(Object.fromEntries(lines)).toEqual(Object.fromEntries(listed));
});
