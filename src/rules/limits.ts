import { MOST_CLAIMS } from '../model/claim.js';
import type { Problem } from '../model/finding.js';
import { MOST_ELEMENTS } from '../model/document.js';
import { FILE_START } from '../model/pointer.js';
import { type DocumentRule, NOTHING, type ReturnRule } from '../model/rule.js';

const DEFAULT_LIMIT = 1024 * 1024;

export const fileTooLarge: DocumentRule = {
  id: 'file-too-large',
  area: 'document',
  scope: 'document',
  severity: 'error',
  about: () => ({
    summary: 'The file is not larger than the size limit',
    rationale:
      'A return has a few kilobytes. A far larger file is not a return, or is meant to stall the gate, so it is not read; and what was not read must not pass.',
    remedy:
      'Keep the content in artifacts and only their paths in the return, or raise the limit with --max-file-size.',
    sources: [{ document: 'return-gate', heading: 'every byte of a pull request is untrusted, so reading is bounded' }],
    bad: { text: ' '.repeat(DEFAULT_LIMIT + 1) },
  }),
  check(document) {
    const problems: Problem[] = [];
    for (const problem of document.problems) {
      if (problem.kind === 'too-many-blocks') {
        problems.push({
          range: FILE_START,
          message: `The file has more than ${String(problem.limit)} headings, paragraphs, list items and other blocks; it was not read.`,
          recommendation: 'Split the file, or leave it out of the patterns.',
          value: 'too-many-blocks',
        });
      }
      if (problem.kind !== 'too-large') continue;
      problems.push({
        range: FILE_START,
        message: `The file has ${String(problem.size)} bytes, more than the limit of ${String(problem.limit)}; it was not read.`,
        recommendation: 'Make the file smaller, leave it out of the patterns, or raise --max-file-size.',
        value: 'too-large',
      });
    }
    return problems;
  },
};

export const tooManyClaims: ReturnRule = {
  id: 'too-many-claims',
  area: 'artifacts',
  scope: 'return',
  severity: 'error',
  unread: true,
  about: () => ({
    summary: 'A return claims at most 10,000 files',
    rationale:
      'No agent makes so many files in one task. A return that says so is meant to stall the gate, so only the first are looked up; and what was not looked up must not pass.',
    remedy: 'List the files that people should look at, or split the work into several returns.',
    sources: [{ document: 'return-gate', heading: 'every byte of a pull request is untrusted, so reading is bounded' }],
  }),
  check({ claims }) {
    if (claims <= MOST_CLAIMS) return NOTHING;
    return {
      pointer: '',
      message: `The return makes ${String(claims)} claims, ${String(claims - MOST_CLAIMS)} more than the ${String(MOST_CLAIMS)} that are looked up.`,
      recommendation: 'Claim fewer files, or split the return, so that each claim is looked up.',
      value: 'too-many-claims',
    };
  },
};

export const tooManyElements: DocumentRule = {
  id: 'too-many-elements',
  area: 'document',
  scope: 'document',
  severity: 'error',
  about: () => ({
    summary: `The lists of a file have no more than ${String(MOST_ELEMENTS)} elements in all`,
    rationale:
      'An agent hands over a handful of files and errors. A file with far more is a mistake or meant to stall the gate, so it is not checked; and what was not checked must not pass.',
    remedy: 'List what the work is about, keep long lists in an artifact, and divide a log that has grown so large.',
    sources: [
      { document: 'return-gate', heading: 'every byte of a pull request is untrusted, so the work is bounded' },
    ],
  }),
  check(document) {
    const problems: Problem[] = [];
    for (const problem of document.problems) {
      if (problem.kind !== 'too-many-elements') continue;
      problems.push({
        range: FILE_START,
        message: `The lists of the file have ${String(problem.count)} elements, more than the limit of ${String(problem.limit)}; its returns were not checked.`,
        recommendation: 'Shorten the lists, keep them in an artifact, or divide the file.',
        value: problem.kind,
      });
    }
    return problems;
  },
};

/** One more than the limit. */
const MANY = 1_001;

export const tooManyReturns: DocumentRule = {
  id: 'too-many-returns',
  area: 'document',
  scope: 'document',
  severity: 'error',
  about: () => ({
    summary: 'A file holds at most 1,000 returns',
    rationale:
      'No log of a real project has so many. A file with more is not a log, or is meant to stall the gate, so only the first are checked; and what was not checked must not pass.',
    remedy: 'Split the log into several files, or leave it out of the patterns.',
    sources: [{ document: 'return-gate', heading: 'every byte of a pull request is untrusted, so reading is bounded' }],
    bad: { repeat: MANY, also: ['session-id-reused'] },
  }),
  check(document) {
    for (const problem of document.problems) {
      if (problem.kind !== 'too-many-returns') continue;
      const { found, limit } = problem;
      return {
        message: `The file holds ${String(found)} returns, ${String(found - limit)} more than the ${String(limit)} that are checked.`,
        recommendation: 'Split the file, so that each of its returns is checked, or leave it out of the patterns.',
        value: 'too-many-returns',
      };
    }
    return NOTHING;
  },
};
