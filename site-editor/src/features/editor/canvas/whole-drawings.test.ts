import engine from 'grapesjs';
import { wholeDrawings } from './whole-drawings';

const html =
  '<p>Open <svg viewBox="0 0 8 8" aria-hidden="true"><g><path d="M0 0h8"></path><circle r="2"></circle></g></svg> daily</p>';

it('takes a drawing for one thing, and writes it as it was', () => {
  const editor = engine.init({ headless: true, telemetry: false, plugins: [wholeDrawings] });
  editor.setComponents(html);
  const parts = editor.getComponents().at(0).components().models;
  expect(parts.map((part) => [part.get('type'), part.components().length])).toEqual([
    ['textnode', 0],
    ['svg', 0],
    ['textnode', 0],
  ]);
  expect(editor.getHtml()).toBe(`<body>${html}</body>`);
});
