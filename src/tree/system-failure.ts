import { reasonOf } from '../model/text.js';

/**
 * Returns a message for people about an error of the operating system, such as a file that may not be read; undefined for another
 * error.
 */
export function systemFailure(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) return undefined;
  const where = 'path' in error ? `${String(error.path)}: ` : '';
  return `${where}${reasonOf(error)}. A file or folder could not be read or written, or it changed meanwhile. Check the disk and the permissions, and run this again.`;
}
