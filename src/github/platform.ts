import type { Report } from '../model/report.js';
import type { Json } from '../model/json.js';
import type { Links } from '../report/links.js';
import type { Environment } from './event.js';

/** A message to people about a run, next to its findings. */
export interface Remark {
  readonly level: 'warning' | 'notice' | 'info';
  readonly text: string;
}

/** Returns a remark for each text that is not empty. */
export function remarksOf(level: Remark['level'], texts: readonly string[]): readonly Remark[] {
  return texts.filter((text) => text !== '').map((text) => ({ level, text }));
}

/** What a step sends to the platform's API. */
export interface ApiRequest {
  /** Empty if there is none. */
  readonly token: string;
  readonly env: Environment;
  /** The payload of the event. */
  readonly event: Json;
  readonly links: Links | null;
  /** The properties that distinguish the steps of a matrix: what they check, and their settings. */
  readonly subject: string;
}

export interface PlatformRequest extends ApiRequest {
  readonly annotations: 'commands' | 'check';
  readonly comment: 'auto' | 'never' | 'always';
  /** Files, relative to the project root, that are annotated before others. */
  readonly changedFirst: ReadonlySet<string>;
}

export interface PlatformResult {
  /** True if a check run shows the files' findings, so that commands are not needed. */
  readonly annotated: boolean;
  readonly remarks: readonly Remark[];
}

/**
 * Creates the requested check run and comment. Never rejects for an answer of the platform: that becomes a remark, and no
 * conclusion depends on it. The API's modules are loaded here, only if they are needed.
 */
export async function askPlatform(report: Report, request: PlatformRequest): Promise<PlatformResult> {
  const remarks: Remark[] = [];
  let annotated = false;
  if (request.annotations === 'check') {
    const { checkRun } = await import('./checks.js');
    const result = await checkRun(report, request);
    annotated = result.annotated;
    remarks.push(...result.remarks);
  }
  if (request.comment !== 'never') {
    const { commentOn } = await import('./comment.js');
    remarks.push(...(await commentOn(report, { ...request, mode: request.comment })));
  }
  return { annotated, remarks };
}
