import engine from 'grapesjs';
import type { Component, Editor } from 'grapesjs';
import { dressElements } from './dress-elements';

const page = `<header><a class="brand">Home</a></header>
<main><section class="hero"><div class="words"><h1>Bread</h1><p>Every <b>morning</b>.</p>
<a class="button">Order</a><button type="button">Call</button><ul><li>One</li></ul></div></section>
<section class="next"><div class="rows"></div></section></main><footer><p>Bye</p></footer>`;
const section = '<section><h2>Questions</h2></section>';

function open(html: string): Editor {
  const editor = engine.init({ headless: true, storageManager: false, telemetry: false });
  editor.setComponents(html);
  dressElements(editor);
  return editor;
}

/** The first element of a tag or a class; without a frame GrapesJS cannot look itself. */
const find = (editor: Editor, selector: string): Component => {
  const isIt = (one: Component): boolean =>
    selector.startsWith('.')
      ? one.getClasses().includes(selector.slice(1))
      : one.tagName === selector;
  const search = (one: Component): Component | undefined =>
    isIt(one) ? one : one.components().models.flatMap((child) => search(child) ?? [])[0];
  const wrapper = editor.getWrapper();
  const found = wrapper && search(wrapper);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};

/** Where something may be dropped, of these places. */
function placesFor(content: string, html = page, places = everyPlace): string[] {
  const editor = open(html);
  return places.filter(
    (selector) => editor.Components.canMove(find(editor, selector), content).result,
  );
}
const everyPlace = [
  'body',
  'header',
  'main',
  '.hero',
  '.words',
  'h1',
  'p',
  '.button',
  'button',
  'ul',
  'li',
  '.rows',
  'footer',
];

it('a section goes beside sections and nowhere else', () => {
  expect(placesFor(section)).toEqual(['main']);
});

it('on a page without a main part sections go into the page, or into what holds its sections', () => {
  const html =
    '<div class="page"><section><a>Order</a></section></div><section><p>Hi</p></section>';
  const places = ['body', '.page', 'section', 'a', 'p'];
  expect(placesFor(section, html, places)).toEqual(['body', '.page']);
});

it('an element goes into what groups elements, never into a text, a button or a list', () => {
  const groups = ['body', 'header', 'main', '.hero', '.words', '.rows', 'footer'];
  expect(placesFor('<h2>New heading</h2>')).toEqual(groups);
  expect(placesFor('<p>New text</p>')).toEqual(groups);
  expect(placesFor('<li>Two</li>')).toEqual(['ul']);
});

it('a section that is on the page already moves by the same rule', () => {
  const editor = open(page);
  const moved = find(editor, '.next');
  const may = (selector: string) => editor.Components.canMove(find(editor, selector), moved).result;
  expect(['main', '.hero', '.button', 'h1'].filter(may)).toEqual(['main']);
});

it('what is added later keeps the rule', () => {
  const editor = open(page);
  find(editor, 'main').append('<section class="late"><a class="late-link">More</a></section>');
  expect(editor.Components.canMove(find(editor, '.late-link'), section).result).toBe(false);
  expect(editor.Components.canMove(find(editor, '.late'), section).result).toBe(false);
});
