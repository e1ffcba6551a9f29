const LFS_VERSION = 'version https://git-lfs.github.com/spec/v1\n';

/** What a small file's content says of it. */
export interface Inspection {
  /** Nothing but white space. */
  readonly blank: boolean;
  /** Bytes of the file that a Git LFS pointer stands for; null for any other file. */
  readonly lfsSize: number | null;
}

export function inspect(bytes: Uint8Array): Inspection {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
  const size = text.startsWith(LFS_VERSION) ? /^size (\d+)$/m.exec(text)?.[1] : undefined;
  return { blank: text.trim() === '', lfsSize: size === undefined ? null : Number(size) };
}
