import { parse, type DefaultTreeAdapterMap } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

interface Files {
  html: string;
  css: string;
  js: string;
}

/** Trailing spaces and runs of empty lines go; nothing that could change meaning. */
export function tidyFiles(files: Files): Files {
  const tidy = (text: string) =>
    `${text
      .replace(/[ \t]+$/gm, '')
      .replace(/\n{3,}/g, '\n\n')
      .replace(/[^\n{}]+\{\s*\}\n/g, '')
      .trim()}\n`;
  return { html: files.html, css: tidy(files.css), js: files.js };
}

function elementsOf(node: Node): Element[] {
  const children = 'childNodes' in node ? node.childNodes : [];
  const below = children.flatMap(elementsOf);
  return 'tagName' in node ? [node, ...below] : below;
}

const attribute = (element: Element, name: string) =>
  element.attrs.find((one) => one.name === name)?.value;

/** The last look: faults that would be felt. Answers sentences; an empty list is a good page. */
export function checkComposition({ html }: Files): string[] {
  const elements = elementsOf(parse(html));
  const ids = elements.flatMap((element) => attribute(element, 'id') ?? []);
  const problems: string[] = [];
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) problems.push(`Two parts of the page share the id “${twice}”.`);
  for (const element of elements) {
    const href = attribute(element, 'href');
    if (href?.startsWith('#') && !ids.includes(href.slice(1)))
      problems.push(`The link “${href}” leads nowhere.`);
  }
  const headings = elements
    .filter((element) => /^h[1-6]$/.test(element.tagName))
    .map((element) => Number(element.tagName[1]));
  if (headings.filter((level) => level === 1).length !== 1)
    problems.push('The page does not have exactly one main heading.');
  if (headings.some((level, index) => level > (headings[index - 1] ?? 0) + 1))
    problems.push('The headings skip a level.');
  return problems;
}
