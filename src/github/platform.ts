import type { Report } from '../model/report.js';
import type { ApiRequest, Remark } from './request.js';

export interface PlatformRequest extends ApiRequest {
  readonly annotations: 'commands' | 'check';
  readonly comment: 'auto' | 'never' | 'always';
  /** Files, relative to the project root, that are annotated before others. */
  readonly changedFirst: ReadonlySet<string>;
}

export interface PlatformResult {
  /** Whether a check run shows the findings of files, so that commands need not. */
  readonly annotated: boolean;
  readonly remarks: readonly Remark[];
}

/**
 * Makes the check run and the comment that were asked for. Never rejects for what the platform answers: that is a
 * remark, and no conclusion depends on it. What needs the API is loaded here, and only when it is asked for.
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
