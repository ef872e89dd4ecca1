import { parse, type DefaultTreeAdapterMap } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

const isElement = (node: Node): node is Element => 'tagName' in node;
const blocks = new Set(
  'html head body header footer main nav section article aside div ul ol li dl dt dd figure figcaption form fieldset table thead tbody tr dialog details blockquote h1 h2 h3 h4 p button a title meta link script label select svg summary th td legend'.split(
    ' ',
  ),
);
/** Elements whose content is laid out one child per line; the rest stays on the line of its parent. */
const containers = new Set(
  'html head body header footer main nav section article aside div ul ol dl figure form fieldset table thead tbody tr dialog details blockquote select'.split(
    ' ',
  ),
);

/** Attributes that are there or not; written without a value. */
const switches = new Set(['hidden', 'defer', 'open', 'novalidate', 'required', 'checked', 'async']);
const voids = new Set(['meta', 'link', 'br', 'hr', 'img', 'input']);

const squeeze = (text: string) => text.replace(/[ \t\r\n]+/g, ' ');
const escapeText = (text: string) =>
  text
    .replace(/&/g, '&amp;')
    .replace(/\u00a0/g, '&nbsp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;');

function startTag(element: Element): string {
  const attributes = element.attrs.map(({ name, value }) => {
    const bare = value === '' && (switches.has(name) || name.startsWith('data-'));
    return bare ? ` ${name}` : ` ${name}="${escapeText(value).replace(/"/g, '&quot;')}"`;
  });
  return `<${element.tagName}${attributes.join('')}>`;
}

function inline(node: Node, verbatim = false): string {
  if (isElement(node)) {
    const end = voids.has(node.tagName) ? '' : `</${node.tagName}>`;
    return `${startTag(node)}${node.childNodes.map((child) => inline(child, node.tagName === 'textarea')).join('')}${end}`;
  }
  if (!('value' in node)) return '';
  return verbatim ? escapeText(node.value) : squeeze(escapeText(node.value));
}

const holdsBlocks = (element: Element): boolean =>
  element.childNodes.some(
    (child) => isElement(child) && (blocks.has(child.tagName) || holdsBlocks(child)),
  );

function write(node: Node, depth: number, lines: string[]): void {
  const pad = '  '.repeat(depth);
  if (!isElement(node)) {
    const text = inline(node).trim();
    if (text !== '') lines.push(pad + text);
    return;
  }
  const deep =
    containers.has(node.tagName) ||
    node.tagName === 'li' ||
    node.tagName === 'button' ||
    node.tagName === 'a';
  if (!deep || !holdsBlocks(node)) {
    const end = voids.has(node.tagName) ? '' : `</${node.tagName}>`;
    const inside = node.childNodes
      .map((child) => inline(child))
      .join('')
      .trim();
    lines.push(pad + startTag(node) + inside + end);
    return;
  }
  lines.push(pad + startTag(node));
  let run = '';
  const flush = () => {
    if (run.trim() !== '') lines.push(`${pad}  ${run.trim()}`);
    run = '';
  };
  for (const child of node.childNodes) {
    if (isElement(child) && blocks.has(child.tagName)) {
      flush();
      write(child, depth + 1, lines);
    } else run += inline(child);
  }
  flush();
  lines.push(`${pad}</${node.tagName}>`);
}

/**
 * Lays the document out for people who read the code: one block element per line, two spaces deep.
 * Parsing and writing it back also proves that it is a tree without surprises.
 */
export function formatHtml(source: string): string {
  const document = parse(source);
  const lines = ['<!doctype html>'];
  for (const node of document.childNodes) if (isElement(node)) write(node, 0, lines);
  return `${lines.join('\n')}\n`;
}
