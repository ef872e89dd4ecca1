import { parse } from 'parse5';
import type { DefaultTreeAdapterTypes, ParserError } from 'parse5';
import { checkScript } from './check-script';
import { checkStyle } from './check-style';
import { shift } from './finding';
import type { Finding } from './finding';

/**
 * Problems of a page's markup, including inline styles and scripts. Stricter than browsers, which
 * repair most of them silently.
 */
export function checkPage(html: string): readonly Finding[] {
  if (html.trim() === '') {
    return [{ from: 0, to: 0, severity: 'error', message: 'The page is empty.' }];
  }
  const findings: Finding[] = [];
  const document = parse(html, {
    sourceCodeLocationInfo: true,
    onParseError: (error) => findings.push(...describe(error)),
  });
  for (const element of elementsOf(document)) {
    findings.push(...checkClosing(element, html), ...checkInline(element, html));
  }
  return findings.toSorted((a, b) => a.from - b.from);
}

const errors: Readonly<Record<string, string>> = {
  'eof-in-tag': 'The page breaks off inside this tag: its > is missing.',
  'eof-in-comment': 'This comment is never closed with -->, so nothing after it shows.',
  'eof-before-tag-name': 'The page breaks off here.',
};

const warnings: Readonly<Record<string, string>> = {
  'duplicate-attribute': 'This attribute is written twice. Browsers use the first one.',
  'missing-attribute-value': 'There is no value after this equals sign.',
  'missing-whitespace-between-attributes': 'A space is missing between two attributes.',
  'unexpected-character-in-attribute-name':
    'A quotation mark or < where an attribute’s name should be: one is missing just before.',
  'unexpected-character-in-unquoted-attribute-value': 'This value needs quotation marks around it.',
  'invalid-first-character-of-tag-name':
    'This < does not start a tag. Write &lt; to show the sign.',
  'missing-end-tag-name': 'This closing tag has no name.',
  'end-tag-without-matching-open-element': 'This closing tag closes nothing.',
  'closing-of-element-with-open-child-elements':
    'Something inside is still open where this closing tag stands.',
  'incorrectly-opened-comment': 'Browsers take this for a comment. Comments begin with <!--.',
  'unexpected-question-mark-instead-of-tag-name': 'Browsers take this for a comment.',
  'non-void-html-element-start-tag-with-trailing-solidus':
    'The slash does not close this tag. It needs a closing tag of its own.',
  'end-tag-with-attributes': 'A closing tag cannot have attributes.',
};

function describe({ code, startOffset: from, endOffset }: ParserError): readonly Finding[] {
  const to = Math.max(from, endOffset);
  const error = errors[code];
  if (error !== undefined) return [{ from, to, severity: 'error', message: error }];
  const message = warnings[code];
  return message === undefined ? [] : [{ from, to, severity: 'warning', message }];
}

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

function* elementsOf(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('content' in node) yield* elementsOf(node.content);
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsOf(child);
}

/** Elements whose end tag HTML makes optional or forbids. */
const needsNoEnd =
  /^(?:html|head|body|p|li|d[td]|r[tp]|option|optgroup|colgroup|caption|t(?:head|body|foot|r|d|h)|area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/;

function checkClosing({ tagName, sourceCodeLocation: place }: Element, html: string): Finding[] {
  if (!place?.startTag || place.endTag || needsNoEnd.test(tagName)) return [];
  const { startOffset: from, endOffset: to } = place.startTag;
  // SVG elements may be self-closing.
  if (html.slice(from, to).endsWith('/>')) return [];
  const breaks = /^(?:script|style|textarea|title|template)$/.test(tagName);
  const message = `<${tagName}> is never closed: </${tagName}> is missing${breaks ? ', so nothing after it shows' : ''}.`;
  return [{ from, to, severity: breaks ? 'error' : 'warning', message }];
}

function checkInline({ tagName, attrs, childNodes }: Element, html: string): readonly Finding[] {
  const text = childNodes[0]?.sourceCodeLocation;
  if (!text) return [];
  const { startOffset: from, endOffset: to } = text;
  const code = html.slice(from, to);
  const type = attrs.find(({ name }) => name === 'type')?.value;
  const isScript = tagName === 'script' && (type === undefined || type === 'module');
  if (tagName === 'style') return checkStyle(code).map((finding) => shift(finding, from));
  return isScript ? checkScript(code).map((finding) => shift(finding, from)) : [];
}
