import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A module as webpack counts it: some stand for several joined modules. */
export interface BundledModule {
  readonly resource?: string;
  readonly modules?: Iterable<BundledModule>;
}

/** A package's folder with its trailing slash: the one in the innermost node_modules. */
const PACKAGE = /^.*[/\\]node_modules[/\\](?:@[^/\\]+[/\\])?[^/\\]+[/\\]/;

const LICENSE_FILE = /^(?:licen[cs]e|copying|notice)(?:\.(?:md|txt))?$/i;

/**
 * Returns the licences of all packages that a bundle's modules come from, by name. ncc's own file has only those of one chunk.
 * Throws if a package has no licence text.
 */
export function licensesOf(modules: Iterable<BundledModule>): string {
  const folders = new Set([...resourcesOf(modules)].flatMap((file) => PACKAGE.exec(file)?.[0] ?? []));
  const texts = new Set([...folders].map(licenseOf));
  return [...texts].sort().join('\n');
}

function* resourcesOf(modules: Iterable<BundledModule>): Generator<string> {
  for (const { resource, modules: joined } of modules) {
    if (resource !== undefined) yield resource;
    if (joined !== undefined) yield* resourcesOf(joined);
  }
}

function licenseOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly name: string;
    readonly version: string;
    readonly license?: string;
  };
  const files = readdirSync(folder).filter((file) => LICENSE_FILE.test(file));
  if (license === undefined || files.length === 0) {
    const missing = license === undefined ? 'names no licence' : 'has no text of its licence';
    throw new Error(`${name} is bundled and ${missing}: see what it is licensed under.`);
  }
  const text = files.sort().map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim());
  return `${name} ${version}\n${license}\n\n${text.join('\n\n')}\n`;
}
