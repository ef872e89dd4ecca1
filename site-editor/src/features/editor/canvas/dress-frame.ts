import { isElement, readDocument } from '../round-trip/html-tree';
import type { Element } from '../round-trip/html-tree';

/** Sets up the canvas document: title, and the page's rules, fonts and root attributes. */
export function dressFrame(frame: Document, source: string, rules: readonly string[]): void {
  const [head, tail, page, inline] = rules;
  frame.defaultView?.frameElement?.setAttribute('title', 'The page');
  const root = readDocument(source).childNodes.find(isElement);
  for (const { name, value } of root?.attrs ?? []) {
    if (/^(?:lang|dir|class|data-[\w-]+)$/.test(name)) {
      frame.documentElement.setAttribute(name, value);
    }
  }
  const first = frame.head.firstChild;
  const put = (element: HTMLElement) => frame.head.insertBefore(element, first);
  for (const href of root ? foreignSheets(root) : []) {
    const link = frame.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    put(link);
  }
  // Matches the surrounding frame; GrapesJS sets its own colour.
  const accent = getComputedStyle(document.documentElement).getPropertyValue('--color-accent');
  const chosen = frame.createElement('style');
  chosen.textContent = `.gjs-selected.gjs-selected { outline-color: ${accent} !important; }`;
  frame.head.append(chosen);
  // Before the rules GrapesJS writes, so that edits take precedence.
  for (const text of [page, head, tail, inline]) {
    const style = frame.createElement('style');
    style.textContent = text ?? '';
    put(style);
  }
}

function foreignSheets(element: Element): string[] {
  const of = (name: string) => element.attrs.find((attribute) => attribute.name === name)?.value;
  const href = of('href') ?? '';
  const isSheet = element.tagName === 'link' && /\bstylesheet\b/i.test(of('rel') ?? '');
  const own = isSheet && /^(?:https:)?\/\//.test(href) ? [href.replace(/^\/\//, 'https:$&')] : [];
  return [...own, ...element.childNodes.filter(isElement).flatMap(foreignSheets)];
}
