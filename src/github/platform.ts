import type { Report } from '../model/report.js';
import type { ApiRequest, Remark } from './request.js';
import type { FileSuggestions } from './review.js';

export interface PlatformRequest extends ApiRequest {
  readonly annotations: 'commands' | 'check';
  /** `suggestions`: as `auto`, and fixes are suggested in a review. */
  readonly comment: 'auto' | 'never' | 'always' | 'suggestions';
  /** What is to be suggested. */
  readonly fixes: readonly FileSuggestions[];
  /** Files, relative to the project root, that are annotated before others. */
  readonly changedFirst: ReadonlySet<string>;
}

export interface PlatformResult {
  /** Whether a check run shows the findings of files, so that commands need not. */
  readonly annotated: boolean;
  /** The ids of the suggestions that stand on the pull request. */
  readonly placed: ReadonlySet<string>;
  readonly remarks: readonly Remark[];
}

/**
 * Makes the check run, the comment and the review that were asked for. Never rejects for what the platform answers: that is a
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
    const mode = request.comment === 'suggestions' ? 'auto' : request.comment;
    remarks.push(...(await commentOn(report, { ...request, mode })));
  }
  let placed: ReadonlySet<string> = new Set();
  if (request.fixes.length > 0) {
    const { suggestOn } = await import('./review.js');
    const result = await suggestOn(request.fixes, request);
    placed = result.placed;
    remarks.push(...result.remarks);
  }
  return { annotated, placed, remarks };
}
