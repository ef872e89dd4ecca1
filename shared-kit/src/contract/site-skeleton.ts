import type { HtmlScan, HtmlTag } from './html-scan';

/** A replacement of `start` to `end`; equal for an insertion. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** What a document has to gain, by place. */
export interface Additions {
  readonly title: string;
  readonly headStart: string;
  readonly headEnd: string;
  readonly bodyEnd: string;
}

const insertion = (at: number, text: string): Edit => ({ start: at, end: at, text });

/** The insertions that make a whole document of `html` and put every addition into its place. */
export function skeletonEdits(html: string, scan: HtmlScan, additions: Additions): Edit[] {
  const isFragment = !scan.tags.some(({ name }) => ['html', 'head', 'body'].includes(name));
  const edits = isFragment
    ? wrapFragment(html, scan, additions)
    : completeDocument(html, scan, additions);
  if (scan.doctypeEnd === 0) edits.unshift(insertion(0, '<!doctype html>\n'));
  return edits;
}

function wrapFragment(html: string, scan: HtmlScan, additions: Additions): Edit[] {
  const { title, headStart, headEnd, bodyEnd } = additions;
  const ownTitle = scan.tags.some(({ name }) => name === 'title');
  const lines = [
    '<html lang="en">',
    '<head>',
    `${headStart}<meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...(ownTitle ? [] : [`<title>${escapeText(title)}</title>`]),
    `${headEnd}</head>`,
    '<body>',
    '',
  ];
  return [
    insertion(scan.doctypeEnd, lines.join('\n')),
    insertion(html.length, `${scan.repair}\n${bodyEnd}</body>\n</html>\n`),
  ];
}

function completeDocument(html: string, scan: HtmlScan, additions: Additions): Edit[] {
  const { headEnd, bodyEnd } = additions;
  // Without it an export opened from a disk shows broken accents.
  const charset = scan.tags.some(declaresCharset) ? '' : '<meta charset="utf-8">';
  const headStart = additions.headStart + charset;
  const head = scan.tags.find(isOpening('head'));
  const headClose = scan.tags.find((tag) => tag.name === 'head' && tag.closing);
  const edits: Edit[] = [];
  if (head === undefined) {
    const at =
      scan.tags.find(isOpening('html'))?.end ??
      scan.tags.find(isOpening('body'))?.start ??
      scan.doctypeEnd;
    edits.push(insertion(at, `\n<head>\n${headStart}\n${headEnd}</head>\n`));
  } else {
    edits.push(insertion(head.end, headStart));
    edits.push(insertion(headClose?.start ?? head.end, headEnd));
  }
  if (scan.repair !== '') edits.push(insertion(html.length, scan.repair));
  edits.push(insertion(bodyEndOf(html, scan), bodyEnd));
  return edits;
}

function bodyEndOf(html: string, scan: HtmlScan): number {
  const close = (name: string) => scan.tags.findLast((tag) => tag.name === name && tag.closing);
  return close('body')?.start ?? close('html')?.start ?? html.length;
}

const isOpening = (name: string) => (tag: HtmlTag) => tag.name === name && !tag.closing;

const declaresCharset = ({ name, attributes }: HtmlTag): boolean =>
  name === 'meta' &&
  (attributes.has('charset') || attributes.get('http-equiv')?.toLowerCase() === 'content-type');

const escapeText = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
