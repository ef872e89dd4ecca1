import assert from 'node:assert/strict';
import { test } from 'node:test';
import { blocks, compose } from 'site-composer';
import { oddPrompts } from '../../site-composer/src/testing/odd-prompts';
import { createRandom } from './random';
import { canvasPage } from '../../site-editor/src/features/editor/round-trip/canvas-page';
import {
  bodyOf,
  isElement,
  isText,
} from '../../site-editor/src/features/editor/round-trip/html-tree';
import type { Element } from '../../site-editor/src/features/editor/round-trip/html-tree';
import { mergePage } from '../../site-editor/src/features/editor/round-trip/merge-page';
import { parse, parseFragment, serialize } from '../../site-editor/src/testing/markup';
import { readSource } from '../../site-editor/src/features/editor/round-trip/source-page';

/** Pages of many kinds, and what weak models make of pages. */
const prompts = [
  'A website for a bakery in Porto with a menu, opening hours and a gallery',
  'An online store for bicycles with prices and a newsletter',
  'Portfolio of a photographer',
  'A habit tracker with streaks',
  'Wedding of Ana and Tom with RSVP',
  'Ein Restaurant in Berlin mit Speisekarte',
  ...oddPrompts.slice(0, 6),
];
const broken = [
  '<h1>Title<p>One<p>Two<ul><li>a<li>b</ul><div class=x>open <b>bold<i>both</b>italic</i>',
  '<!doctype html><html><body><div><p>a<div>b</p>c</div><table><tr><td>1<td>2</table></body></html>tail<p>more',
  '<p>x</p>\r\n<section>\r\n  <h2>y</h2>\r\n</section>\r\n<br/><img src=a><a href=b/>c',
  '<body><a href=1><div>x<a href=2>y</a></div></a><form><form><input></form><select><option>1<option>2</select>',
];
const today = new Date('2026-01-12T12:00:00Z');
const pages = [...prompts.map((prompt) => compose(prompt, { today }).html), ...broken];

function open(source: string) {
  const page = readSource(source);
  assert.ok(page);
  const { html, bodyAttributes } = canvasPage(page);
  const body = Object.entries(bodyAttributes).map(([name, value]) => ` ${name}="${value}"`);
  return { page, before: `<body${body.join('')}>${html}</body>` };
}

/** Nothing else than more of it may stand beside it. */
const isOfTable = /^(?:tbody|tr|td|option)$/;

/** What holds words and no boxes. */
const isPhrasingOnly = /^(?:p|h[1-6]|span|a|b|i|em|strong|button|label)$/;

/** What a page says and how it is built, without the spaces between. */
const shape = (markup: string): string => {
  const body = bodyOf(parse(`<!doctype html>${markup}`));
  assert.ok(body);
  return serialize(body)
    .replaceAll(/ data-sw-at="\d+"/g, '')
    .replaceAll(/\s+/g, '');
};

const all = (element: Element): Element[] => [
  element,
  ...element.childNodes.filter(isElement).flatMap(all),
];

for (const [index, source] of pages.entries()) {
  test(`page ${index + 1} comes back byte for byte when nothing was changed`, () => {
    const { page, before } = open(source);
    assert.equal(mergePage(page, before, before).html, source);
    // However the canvas writes it, as long as it writes the same twice.
    const own = before.replaceAll(/>\s+</g, '><').replaceAll('class="', 'class=" ');
    assert.equal(mergePage(page, own, own).html, source);
  });

  test(`page ${index + 1} is changed where somebody changed it and nowhere else`, () => {
    const random = createRandom(index + 1);
    for (let round = 0; round < 25; round += 1) {
      const { page, before } = open(source);
      const body = bodyOf(parse(`<!doctype html>${before}`));
      assert.ok(body);
      const places = all(body).filter(({ attrs }) =>
        attrs.some(({ name }) => name === 'data-sw-at'),
      );
      // Tags that overlap all over a page leave nothing to tell apart: such a body is written anew.
      if (places.length === 1) return;
      const chosen = random.pick(places.slice(1).filter(({ tagName }) => !isOfTable.test(tagName)));
      const parent = chosen.parentNode as Element;
      const what = change(chosen, random.pick(['text', 'attribute', 'remove', 'insert', 'copy']));
      const after = `<body${before.slice(5, before.indexOf('>'))}>${serialize(body)}</body>`;
      const { html } = mergePage(page, before, after);
      const told = `${what} at <${chosen.tagName}> in round ${round}`;
      const again = open(html).before;
      assert.equal(shape(again), shape(after), told);
      const around = page.elements.get(
        Number(parent.attrs.find(({ name }) => name === 'data-sw-at')?.value),
      );
      assert.ok(around, told);
      assert.ok(html.startsWith(source.slice(0, around.start)), told);
      assert.ok(html.endsWith(source.slice(around.end)), told);
    }
  });
}

function change(element: Element, kind: string): string {
  const siblings = element.parentNode?.childNodes ?? [];
  const at = siblings.indexOf(element);
  if (kind === 'remove') siblings.splice(at, 1);
  else if (kind === 'copy') siblings.splice(at, 0, element);
  else if (kind === 'insert') {
    // A box in a paragraph is no HTML: the editor's drop rules keep it out, and a parser ends the paragraph.
    const tag = isPhrasingOnly.test((element.parentNode as Element).tagName) ? 'span' : 'div';
    const made = parseFragment(`<${tag} class="new">New &amp; <b>bold</b></${tag}>`).childNodes;
    siblings.splice(at, 0, ...made);
  } else {
    const text = kind === 'text' ? element.childNodes.find(isText) : undefined;
    if (text) text.value = text.value.trim() === '' ? text.value : 'Changed <text> & more';
    else element.attrs.push({ name: 'data-changed', value: 'a "b"' });
  }
  return kind;
}

test('a section of the composer can be put in at the end of every page', () => {
  for (const source of pages) {
    const { page, before } = open(source);
    const files = { html: source, css: '', js: '' };
    const block = blocks(files).find(({ id }) => id === 'faq');
    assert.ok(block);
    const after = before.replace(/<\/body>$/, `${block.html}</body>`);
    assert.equal(shape(open(mergePage(page, before, after).html).before), shape(after));
  }
});
