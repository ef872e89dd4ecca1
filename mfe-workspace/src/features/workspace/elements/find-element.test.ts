import { findElement, listElements } from './find-element';

const html = `<!doctype html><html><head><title>T</title></head><body>
<header><nav><a href="#menu">Menu</a><a href="#end">End</a></nav></header>
<main><section id="menu"><h2>Our bread</h2><div><p>Rye</p><p>Oats &amp; wheat</p></div><img src="a" alt="A loaf"></section>
<svg><g><path d=""/></g></svg></main></body></html>`;

it('finds the element at a place, names it in words and by a selector that finds it alone', () => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const found = ['<p>Oats', '<a href="#end"', '<h2', '<section', '<img'].map((tag) =>
    findElement(html, html.indexOf(tag)),
  );
  expect(found.map((one) => one?.label)).toEqual([
    'Paragraph “Oats & wheat”',
    'Link “End”',
    'Heading “Our bread”',
    'Section “Our bread Rye Oats & wheat”',
    'Picture “A loaf”',
  ]);
  for (const one of found) {
    const matches = [...page.querySelectorAll(one?.selector ?? '')];
    expect(matches.map(({ outerHTML }) => outerHTML)).toEqual([one?.excerpt]);
    expect(html.startsWith(one?.excerpt ?? '?', one?.at)).toBe(true);
  }
});

it('answers null for a place where no element begins', () => {
  for (const at of [-1, 3, html.length, 1e9]) expect(findElement(html, at)).toBeNull();
});

it('lists what one would point at, in order, with its depth', () => {
  expect(listElements(html).map(({ label, depth }) => `${depth} ${label}`)).toEqual([
    '0 Header “Menu End”',
    '1 Menu “Menu End”',
    '2 Link “Menu”',
    '2 Link “End”',
    '0 Section “Our bread Rye Oats & wheat”',
    '1 Heading “Our bread”',
    '1 Paragraph “Rye”',
    '1 Paragraph “Oats & wheat”',
    '1 Picture “A loaf”',
    '0 Drawing',
  ]);
});

it('lists the first of very many elements, and finds each of them', () => {
  const many = '<p>Hi <a href="#x">x</a></p>'.repeat(5_000);
  expect(listElements(many)).toHaveLength(600);
  const last = findElement(many, many.lastIndexOf('<p>'));
  expect(last?.selector).toBe('body > p:nth-of-type(5000)');
});

it('sends no more of a long element than says which one it is', () => {
  const long = `<p>${'x'.repeat(5_000)}</p>`;
  expect(findElement(long, 0)?.excerpt).toHaveLength(1_500);
});
