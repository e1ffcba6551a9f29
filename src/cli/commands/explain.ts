import { join } from 'node:path';
import { readConfig, CONFIG_FILES } from '../../config/load.js';
import { groupBy } from '../../model/collections.js';
import { UsageError } from '../../model/usage.js';
import { projectRootOf } from '../../tree/root.js';
import { openWorkspace } from '../../tree/workspace.js';
import { projectOf } from '../../tree/write-place.js';
import { knownEntries } from './update-baseline.js';
import { sourceInWords, type DescribedRule, type Example } from '../../model/rule.js';
import { BASELINE_FILE, type Level } from '../../model/finding.js';
import { capital, count } from '../../model/text.js';
import { rulePage } from '../../report/links.js';
import type { Standard } from '../../model/standard.js';
import { json, jsonFrame, type Paint, type Style, terminal, type Terminal } from '../../report/sink.js';
import { ruleData, rules, upstreamsOf, versionsWith } from '../../families/catalog.js';
import { showExample, shownRule, type ShownExample, type ShownFile } from '../../prompt/shown-example.js';
import { insteadOf } from '../../config/parse-option.js';
import { unknownName } from '../options.js';
import { lookup } from './reference.js';
import { aligned, paragraph, verbatim } from '../terminal/page.js';

const LEVEL_STYLE: Readonly<Record<Level, Style>> = { error: 'red', warning: 'yellow', notice: 'cyan', off: 'dim' };

/** Runs `explain RULE`: prints what a rule requires, why, and how to fix its findings. Throws `UsageError`. */
export const explain = lookup(
  {
    name: 'explain',
    operand: 'RULE',
    about: 'Explains what a rule demands and why, where the demand comes from, and how to fix what breaks it.',
  },
  async ({ isJson, operand, paint }) => {
    const rule = rules.find(({ id }) => id === operand);
    if (rule !== undefined) {
      return isJson ? jsonFrame`${json(dataOf(rule))}\n` : pageOf(rule, await reasonsHere(rule.id), paint).text;
    }
    const instead = insteadOf('rule', operand);
    if (instead === undefined) {
      const ids = rules.map(({ id }) => id);
      throw unknownName('rule', operand, ids, 'return-gate rules lists them all.');
    }
    const words = `The rule ${operand} was removed: ${instead}.`;
    return isJson ? jsonFrame`${json({ id: operand, removed: words })}\n` : terminal`${words}\n`.text;
  },
);

function dataOf(rule: DescribedRule): object {
  const shown = shownRule(rule);
  if (shown === undefined) return ruleData(rule);
  const { standard } = shown;
  const all = (examples: readonly Example[]): readonly ShownExample[] =>
    examples.map((one) => showExample(standard, one));
  return { ...ruleData(rule), examples: { standard: standard.id, bad: all(shown.bad), good: all(shown.good) } };
}

/** Resolves to why the project on disk sets a rule to another severity, or knows findings of it, each a sentence; none if that cannot be read. */
async function reasonsHere(rule: string): Promise<readonly string[]> {
  const root = projectRootOf('.', CONFIG_FILES).path;
  const disk = openWorkspace(root);
  try {
    const config = await readConfig(disk);
    const ofOverrides = (config?.overrides ?? []).flatMap(({ paths, findings, rules: levels, reason }) => {
      const level = levels.get(rule);
      if (level === undefined || reason === undefined) return [];
      return [`${config?.file ?? ''} sets it to ${level} for ${[...paths, ...findings].join(', ')}: ${reason}`];
    });
    const file = config?.baseline ?? BASELINE_FILE;
    const known = knownEntries(join(root, file), projectOf([root, '.'])).filter((entry) => entry.rule === rule);
    const byReason = groupBy(known, ({ reason }) => reason);
    const ofBaseline = [...byReason].flatMap(([reason, entries]) =>
      reason === undefined ? [] : [`${file} knows ${count(entries.length, 'finding')} of it: ${reason}`],
    );
    return [...ofOverrides, ...ofBaseline];
  } catch (error) {
    // A rule is explained whatever the project's files hold.
    if (error instanceof UsageError) return [];
    throw error;
  } finally {
    disk.close();
  }
}

function pageOf(rule: DescribedRule, reasons: readonly string[], paint: Paint): Terminal {
  const title = (text: string): Terminal => terminal`\n${paint('bold', terminal`${text}`)}\n`;
  const level = (severity: Level): Terminal => paint(LEVEL_STYLE[severity], terminal`${severity}`);
  const versions = versionsWith(rule).map(({ standard, severity, params }) => [
    terminal`${standard.id}`,
    level(severity),
    ...(Object.keys(params).length === 0 ? [] : [terminal`${JSON.stringify(params)}`]),
  ]);
  const parts = [
    terminal`${paint('bold', terminal`${rule.id}`)}  ${level(rule.severity)}\n`,
    paragraph(`${rule.summary}.`),
    title('Why'),
    paragraph(rule.rationale),
    title('How to fix'),
    paragraph(rule.remedy),
    title('How to silence it'),
    ...silence(rule),
    ...(reasons.length === 0 ? [] : [title('In this project'), ...reasons.map(paragraph)]),
    title('Versions that have it'),
    ...aligned(versions),
    title('Sources'),
    ...rule.sources.map((source) => paragraph(sourceInWords(source))),
    ...upstreamsOf(rule).map(({ title: name, url }) => paragraph(`${capital(name)}: ${url}`)),
    paragraph(`Page: ${rulePage(rule.id)}`),
  ];
  const shown = shownRule(rule);
  if (shown !== undefined) {
    const examples = [['Bad', shown.bad] as const, ['Good', shown.good] as const];
    for (const [name, list] of examples) {
      parts.push(title(name), ...list.map((example) => exampleOf(shown.standard, example, paint)));
    }
  }
  return terminal`${parts}`;
}

/** Returns how to silence a rule: everywhere, for some files, and for one finding. */
function silence({ id }: DescribedRule): readonly Terminal[] {
  return [
    paragraph('In .return-gate.yml, everywhere, for the returns in some files, or for one finding by its fingerprint:'),
    verbatim(
      [
        'rules:',
        `  ${id}: off`,
        'overrides:',
        "  - paths: ['specs/archive/**']",
        `    rules: { ${id}: off }`,
        '  - findings: [FINGERPRINT]',
        `    rules: { ${id}: off }`,
        '    reason: why, which reports show',
      ].join('\n'),
      4,
    ),
    paragraph(`return-gate check --rule ${id} --format jsonl prints the fingerprint of each finding.`),
  ];
}

function exampleOf(standard: Standard, example: Example, paint: Paint): Terminal {
  const { main, beside, gone, notes, given } = showExample(standard, example);
  const checked = paint('dim', terminal`checked by ${standard.id}${given.map((phrase) => terminal`; ${phrase}`)}`);
  return terminal`  ${main.path}  ${checked}\n${[
    content(main),
    ...beside.map(
      (file) => terminal`  ${file.path}${file.kind === 'file' ? '' : ` is a ${NAMES[file.kind]}`}\n${content(file)}`,
    ),
    ...gone.map((path) => terminal`  ${path} does not exist\n`),
    ...notes.map(({ path, clause }) => paragraph(`${path} ${clause}`)),
  ]}`;
}

const NAMES = { link: 'symbolic link to', submodule: 'submodule' } as const;

function content({ kind, text, cutFrom }: ShownFile): Terminal {
  if (kind === 'submodule') return terminal``;
  const size = cutFrom === null ? '' : `${String(cutFrom)} characters in all`;
  if (text.trim() === '') {
    return verbatim(text === '' && cutFrom === null ? '(empty)' : `(white space${size === '' ? '' : `, ${size}`})`, 4);
  }
  return terminal`${verbatim(text, 4)}${size === '' ? terminal`` : verbatim(`(${size})`, 4)}`;
}
