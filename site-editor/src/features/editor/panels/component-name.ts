import type { Component } from 'grapesjs';

const kinds: Readonly<Record<string, string>> = {
  a: 'Link',
  article: 'Article',
  aside: 'Aside',
  audio: 'Sound',
  blockquote: 'Quote',
  body: 'Page',
  button: 'Button',
  details: 'Question',
  dd: 'Answer',
  dl: 'List',
  dt: 'Term',
  figcaption: 'Caption',
  figure: 'Figure',
  footer: 'Footer',
  form: 'Form',
  header: 'Header',
  hr: 'Line',
  iframe: 'Embedded page',
  img: 'Picture',
  input: 'Field',
  label: 'Label',
  li: 'Item',
  main: 'Main part',
  nav: 'Navigation',
  ol: 'List',
  p: 'Text',
  section: 'Section',
  select: 'Choice',
  summary: 'Question',
  svg: 'Drawing',
  table: 'Table',
  td: 'Cell',
  textarea: 'Field',
  th: 'Cell',
  tr: 'Row',
  ul: 'List',
  video: 'Video',
};

/** Name of an element's kind for members. */
export function kindOf(component: Component): string {
  const tag = component.tagName.toLowerCase();
  if (/^h[1-6]$/.test(tag)) return 'Heading';
  return kinds[tag] ?? (component.is('text') ? 'Text' : 'Group');
}

const longest = 40;

/** The beginning of an element's text, to tell it from its siblings. */
export function excerptOf(component: Component): string {
  const text = textOf(component).replaceAll(/\s+/g, ' ').trim();
  const alternative = String(component.getAttributes()['alt'] ?? '');
  const found = text === '' ? alternative : text;
  return found.length > longest ? `${found.slice(0, longest).trimEnd()}…` : found;
}

function textOf(component: Component): string {
  let text = component.is('textnode') ? component.content : '';
  for (const child of component.components().models) {
    if (text.trim().length > longest) break;
    text += ` ${textOf(child)}`;
  }
  return text;
}
