import { markElements } from './preview-pick';
import { inlineDocument, linkedDocument } from './site-document';

const marksOf = (html: string) =>
  [
    ...new DOMParser()
      .parseFromString(markElements(html), 'text/html')
      .querySelectorAll('[data-sw-at]'),
  ].map((element) => [
    element.localName,
    html.slice(Number(element.getAttribute('data-sw-at'))).slice(0, 4),
  ]);

it('marks every element one could point at with the place of its tag', () => {
  const html =
    '<!doctype html><html><head><title>T</title></head><body><main><h1>Hi</h1><img src=a></main></body></html>';
  expect(marksOf(html)).toEqual([
    ['main', '<mai'],
    ['h1', '<h1>'],
    ['img', '<img'],
  ]);
});

it('takes a drawing for one thing, and leaves what is no tag alone', () => {
  const html =
    '<p>a < b</p><!-- <b>x</b> --><svg><g><path d="M0 0"/></g></svg><a title="<i>">x</a><script>"<u>"</script>';
  expect(marksOf(html).map(([name]) => name)).toEqual(['p', 'svg', 'a']);
  expect(marksOf('<svg/><p>x</p>').map(([name]) => name)).toEqual(['svg', 'p']);
});

it('is the same page but for the marks', () => {
  const html = '<section class=a><h2>Menu</h2>\n<p>Bread & <b>rolls</b></p></section>';
  expect(markElements(html).replaceAll(/ data-sw-at="\d+"/g, '')).toBe(html);
});

it('is for previews only', () => {
  const files = { html: '<p>x</p>', css: '', js: '' };
  expect(linkedDocument(files)).not.toContain('sw-at');
  expect(linkedDocument(files)).not.toContain('sitewright');
  expect(inlineDocument(files)).toContain('sitewright-preview-pick');
});
