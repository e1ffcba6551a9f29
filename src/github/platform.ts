import type { Report } from '../model/report.js';
import type { ApiRequest, Remark } from './request.js';
import type { FileSuggestions } from './review.js';

export interface PlatformRequest extends ApiRequest {
  readonly annotations: 'commands' | 'check';
  /** `suggestions`: like `auto`, and fixes are suggested in a review. */
  readonly comment: 'auto' | 'never' | 'always' | 'suggestions';
  /** The fixes to suggest. */
  readonly fixes: readonly FileSuggestions[];
  /** Files, relative to the project root, that are annotated before others. */
  readonly changedFirst: ReadonlySet<string>;
}

export interface PlatformResult {
  /** Whether a check run shows the files' findings, so that commands are not needed. */
  readonly annotated: boolean;
  /** The ids of the suggestions that are on the pull request. */
  readonly placed: ReadonlySet<string>;
  readonly remarks: readonly Remark[];
}

/**
 * Creates the requested check run, comment and review. Never rejects for an answer of the platform: that becomes a remark, and no
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
