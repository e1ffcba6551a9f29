import type { Settings } from '../../config/settings.js';
import { shardSettings } from '../../config/shard-settings.js';
import type { Report } from '../../model/report.js';
import type { Content, FileRef, Tree } from '../../model/tree.js';
import { UsageError } from '../../model/usage.js';
import { checkFiles } from './check-files.js';
import { completeRun, completeShard } from './complete-run.js';
import { completeInput, type RunInput } from './run-input.js';
import { digestsOf, termsJson } from './terms-json.js';
import { compareText } from '../../model/text.js';

/** Checks a tree, as every entry point does. Resolves to the report; rejects with `UsageError` for a run that the settings do not allow. */
export async function checkTree(tree: Tree, settings: Settings, found: Partial<RunInput> = {}): Promise<Report> {
  return runChecks(settings, await completeInput(tree, found, settings));
}

/** The pipeline: checks the files, then completes the run by what concerns all of them. Rejects with `UsageError`. */
export async function runChecks(settings: Settings, input: RunInput): Promise<Report> {
  const { shard } = settings;
  if (shard !== null && settings.expectedSession !== null) {
    throw new UsageError(
      'expect-session needs exactly one return, and a shard checks a part of many. Leave one of the two out.',
    );
  }
  const { terms, part } = await checkFiles(settings, input);
  if (shard === null) return completeRun(terms, [part]);
  const json = termsJson(terms, settings);
  return {
    ...completeShard(terms, part, shard),
    shard: {
      clock: settings.now,
      settings: shardSettings(settings),
      digests: digestsOf(json),
      terms: shard.part === 1 ? json : null,
      part,
    },
  };
}

/**
 * Returns a tree that lists only some files, with other contents than it has, or files that it does not have; null is a symbolic
 * link, which is not read. What they claim is looked up as before.
 */
export function overlay(tree: Tree, contents: ReadonlyMap<string, Content | null>): Tree {
  const files = [...contents].map(([path, content]): FileRef => ({ path, id: path, link: content === null }));
  files.sort((a, b) => compareText(a.path, b.path));
  return {
    ...tree,
    list: () => Promise.resolve(files),
    read: async function* (wanted, limit) {
      if (!wanted.every(({ path }) => contents.has(path))) {
        yield* tree.read(wanted, limit);
        return;
      }
      yield await Promise.resolve(wanted.map(({ path }) => withinLimit(contents.get(path) ?? EMPTY, limit)));
    },
    // Whoever opened the tree below closes it.
    close: () => undefined,
  };
}

const EMPTY: Content = { kind: 'bytes', bytes: new Uint8Array() };

function withinLimit(content: Content, limit: number): Content {
  if (content.kind !== 'bytes' || content.bytes.length <= limit) return content;
  return { kind: 'too-large', size: content.bytes.length };
}
