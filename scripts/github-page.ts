import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Marked } from 'marked';
import sanitize from 'sanitize-html';

/** The elements that GitHub allows (gjtorikian/html-pipeline, lib/html_pipeline/sanitization_filter.rb, and `source` for pictures). */
const ELEMENTS =
  'h1 h2 h3 h4 h5 h6 br b i strong em a pre code img picture source tt div ins del sup sub p ol ul table thead tbody tfoot blockquote dl dt dd kbd q samp var hr ruby rt rp li tr td th s strike summary details caption figure figcaption abbr bdo cite dfn mark small span time wbr';
const ATTRIBUTES =
  'abbr align alt aria-describedby aria-hidden aria-label aria-labelledby axis border cellpadding cellspacing char charoff checked clear cols colspan color compact coords datetime dir disabled headers height hreflang hspace ismap label lang maxlength media multiple name nohref noshade nowrap open prompt readonly rel rev role rows rowspan rules scope selected shape size span start summary tabindex title type usemap valign value vspace width itemprop';

const OPTIONS: sanitize.IOptions = {
  allowedTags: ELEMENTS.split(' '),
  allowedAttributes: {
    '*': ATTRIBUTES.split(' '),
    a: ['href'],
    img: ['src', 'longdesc'],
    source: ['srcset'],
    // The class for a fence's language: GitHub uses it to draw Mermaid.
    code: ['class'],
  },
  allowedClasses: { code: ['language-*'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
};

/** Returns Markdown rendered like GitHub does, except for its changes to text itself (mentions, emoji) and for diagrams. */
function githubHtml(markdown: string): string {
  const rendered = new Marked({ gfm: true, async: false }).parse(markdown);
  if (typeof rendered !== 'string') throw new Error('marked was told to answer at once');
  return sanitize(rendered, OPTIONS);
}

/** Returns a page that shows the Markdown like GitHub's page of a run: its colours, its widths, light or dark by the browser's setting. */
export function githubPage(markdown: string): string {
  const css = readFileSync(createRequire(import.meta.url).resolve('github-markdown-css/github-markdown.css'), 'utf8');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Job summary</title>
<style>${css}
:root { color-scheme: light dark; }
body { margin: 0; padding: 24px; background: light-dark(#ffffff, #0d1117); }
.markdown-body { max-width: 960px; margin: 0 auto; }
</style>
<article class="markdown-body">${githubHtml(markdown)}</article>
</html>
`;
}
