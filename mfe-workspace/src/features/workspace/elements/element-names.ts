const names = new Map<string, string>(
  Object.entries({
    a: 'Link',
    article: 'Article',
    aside: 'Side note',
    blockquote: 'Quote',
    button: 'Button',
    details: 'Fold-out',
    div: 'Block',
    figure: 'Figure',
    footer: 'Footer',
    form: 'Form',
    h1: 'Main heading',
    header: 'Header',
    img: 'Picture',
    input: 'Field',
    li: 'List item',
    main: 'Main part',
    nav: 'Menu',
    ol: 'List',
    p: 'Paragraph',
    section: 'Section',
    select: 'Choice',
    span: 'Text',
    svg: 'Drawing',
    table: 'Table',
    textarea: 'Field',
    ul: 'List',
    video: 'Video',
  }),
);

/** Name of an element for members. */
export const elementName = (tagName: string): string =>
  names.get(tagName) ?? (/^h[2-6]$/.test(tagName) ? 'Heading' : `<${tagName}>`);

/** A name followed by the beginning of the element's text. */
export function labelled(name: string, words: string): string {
  const text = words.replace(/\s+/g, ' ').trim();
  if (text === '') return name;
  const characters = Array.from(text);
  return `${name} “${characters.slice(0, 40).join('')}${characters.length > 40 ? '…' : ''}”`;
}

/** The label of an element of which only the beginning of its source is known, as in a turn. */
export function nameOfSource(source: string): string {
  const tagName = /^<([a-z][a-z0-9-]*)/i.exec(source)?.[1]?.toLowerCase();
  if (tagName === undefined) return 'An element';
  const words = source
    .replaceAll(/<[^<>]*>/g, ' ')
    .replace(/<[^<>]*$/, '')
    .replaceAll('&amp;', '&');
  return labelled(elementName(tagName), words);
}
