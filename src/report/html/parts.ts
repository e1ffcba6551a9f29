import type { Part } from '../answer.js';
import type { FindingWords, Words } from '../finding-words.js';
import { fileUrl, inRepository, type Links } from '../links.js';
import { prose } from '../prose.js';
import { rulePage } from '../rule-pages.js';
import { htmlLink, markup, type Html } from '../sink.js';
import type { Severity } from '../../model/finding.js';

/** What links on the page need. */
export interface PagePlaces {
  /** The path of the project root in its repository. */
  readonly root: string;
  readonly links: Links | null;
  readonly rulePages: string;
}

/** Returns a file, or one of its lines from 1 on, as a link if it can be viewed. Line 0 is the whole file. */
export function fileLink({ root, links }: Pick<PagePlaces, 'root' | 'links'>, file: string, line: number): Html {
  const name = pathCode(line === 0 ? file : `${file}:${String(line)}`);
  return links === null ? name : htmlLink(name, fileUrl(links, inRepository(root, file), Math.max(line, 1)));
}

export function pathCode(path: string): Html {
  return markup`<code class="path">${path}</code>`;
}

/** Returns the place of a finding as a link; `the whole run` without a file. */
export function placeLink(places: PagePlaces, { file, line, fileName }: FindingWords): Html {
  return file === null ? markup`${fileName}` : fileLink(places, file, line ?? 0);
}

export function ruleLink({ rulePages }: PagePlaces, rule: string): Html {
  return htmlLink(markup`<code>${rule}</code>`, rulePage(rule, rulePages));
}

export function severityBadge(severity: Severity): Html {
  return markup`<span class="badge ${severity}">${severity}</span>`;
}

/** Returns a badge next to the severity; nothing for the empty string. */
export function stateBadge(state: string): Html {
  return state === '' ? markup`` : markup` <span class="badge">${state}</span>`;
}

/** Returns a message with its paths, ids and quoted words as code. */
export function messageText(message: string): Html {
  const parts = prose(message).map(({ text, isCode }) => (isCode ? pathCode(text) : markup`${text}`));
  return markup`${parts}`;
}

export function messageLine({ message }: Pick<Words, 'message'>): Html {
  return markup`<p class="message">${messageText(message)}</p>`;
}

/** Renders the parts of a sentence. */
export function sentence(parts: readonly Part[], places: Pick<PagePlaces, 'root' | 'links'>): Html {
  const pieces = parts.map((part) =>
    part.kind === 'text'
      ? markup`${part.text}`
      : part.kind === 'code'
        ? pathCode(part.text)
        : fileLink(places, part.file, part.line),
  );
  return markup`${pieces}`;
}

/** Returns the advice of a finding; nothing without advice. */
export function adviceLine({ fix }: Words): Html {
  return fix === '' ? markup`` : markup`<p class="advice">${messageText(fix)}</p>`;
}

/** `And 12 more.`; nothing for zero. */
export function andMore(hidden: number, where = ''): Html {
  return hidden === 0 ? markup`` : markup`<p class="more">And ${hidden} more${where}.</p>`;
}
