import engine from 'grapesjs';
import { lighterComponents } from './lighter-components';

const html =
  '<p>Open <svg viewBox="0 0 8 8" aria-hidden="true"><g><path d="M0 0h8"></path><circle r="2"></circle></g></svg> daily</p>';

function open() {
  const editor = engine.init({ headless: true, telemetry: false, plugins: [lighterComponents] });
  editor.setComponents(html);
  return { editor, parts: editor.getComponents().at(0).components().models };
}

it('takes a drawing for one thing, and writes it as it was', () => {
  const { editor, parts } = open();
  expect(parts.map((part) => [part.get('type'), part.components().length])).toEqual([
    ['textnode', 0],
    ['svg', 0],
    ['textnode', 0],
  ]);
  expect(editor.getHtml()).toBe(`<body>${html}</body>`);
});

it('gives a text no traits, which no panel shows', () => {
  const { parts } = open();
  expect(parts[0]?.getTraits()).toEqual([]);
});
