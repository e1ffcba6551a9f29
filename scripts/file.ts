import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, getFileInfo, resolveConfig } from 'prettier';

/** A file that the generator makes: its path from the project root, with forward slashes, and its text. */
export interface GeneratedFile {
  readonly path: string;
  readonly text: string;
}

/** Returns the file formatted by Prettier; unchanged, if Prettier is configured to ignore it. */
export async function formatted(root: string, { path, text }: GeneratedFile): Promise<GeneratedFile> {
  const file = join(root, path);
  const { ignored, inferredParser } = await getFileInfo(file, { ignorePath: join(root, '.prettierignore') });
  if (ignored || inferredParser === null) return { path, text };
  return { path, text: await format(text, { ...(await resolveConfig(file)), parser: inferredParser }) };
}

/** Writes the files that differ from the existing ones, so that unchanged files keep their times. */
export function write(root: string, files: readonly GeneratedFile[]): void {
  for (const { path, text } of files) {
    const file = join(root, path);
    if (textOf(file) === text) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(path);
  }
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
