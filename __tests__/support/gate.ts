import { selection } from '../../src/gather/gather.js';
import { BASELINE_FILE, type BaselineEntry, type Level } from '../../src/model/finding.js';
import type { ProjectVocabulary, Standard } from '../../src/model/standard.js';
import type { Report } from '../../src/model/report.js';
import type { Example } from '../../src/model/rule.js';
import { baselineOf, type Baseline } from '../../src/baseline/baseline.js';
import { render } from '../../src/report/json.js';
import { chooseStandards } from '../../src/families/choose.js';
import { placesOfForms, versionsOfForms } from '../../src/families/forms/index.js';
import { formSample, sampleForm } from '../../src/families/forms/samples.js';
import { exampleText, repositoryOf } from '../../src/families/example.js';
import { memoryTree } from './memory-tree.js';
import { readReport } from './report-schema.js';
import { runOver } from './run.js';

const MAX_FILE_SIZE = 1024 * 1024;
/** Made once: what it compiles takes longer than the checking of an example. */
export const EVERYTHING = selection([], []);
/** The form that represents all that projects declare. */
const FORM = versionsOfForms([sampleForm]);
const OF_FORM = selection([], [], placesOfForms(FORM));

/**
 * The whole gate over the small repository that an example describes, checked by a version; rules as it has them but for
 * `levels`, with the words of a project. Rejects where the report does not hold to its schema.
 */
export async function checkExample(
  standard: Standard,
  example: Example,
  levels: ReadonlyMap<string, Level> = new Map(),
  vocabulary: ProjectVocabulary = new Map(),
): Promise<Report> {
  const { deleted = [] } = example;
  const isForm = standard.sample === formSample;
  const text = exampleText(standard.sample, {});
  const report = await runOver({
    tree: memoryTree(repositoryOf(standard.sample, example)),
    selection: isForm ? OF_FORM : EVERYTHING,
    standards: isForm ? FORM : chooseStandards(standard.id),
    vocabulary,
    context: {
      ...(deleted.length === 0 ? {} : { changes: { base: 'main', changed: new Set(), deleted: new Set(deleted) } }),
      ...example.context,
    },
    // All that changed was added.
    before: {
      commit: '1'.repeat(40),
      differs: () => true,
      files: new Map(deleted.map((path) => [path, { path, id: path, link: false }])),
      since: new Map(),
      read: async function* (files) {
        yield files.map(({ path }) => ({ kind: 'bytes', bytes: Buffer.from(deleted.includes(path) ? text : '') }));
      },
      movedAway: async () => new Set(Object.keys(example.earlier ?? {})),
      editedRenames: async () => new Map(),
    },
    levels,
    maxFileSize: MAX_FILE_SIZE,
    ...(example.baseline === undefined ? {} : { baseline: knownTo(example.baseline) }),
  });
  readReport([...render(report)].join(''));
  return report;
}

/** A baseline with an entry a line, for a run over everything. */
function knownTo(entries: readonly BaselineEntry[]): Baseline {
  const placed = entries.map((entry, n) => ({ ...entry, line: n + 4 }));
  return baselineOf({ file: BASELINE_FILE, entries: placed, hiding: placed, reach: 'everything', whole: true });
}
