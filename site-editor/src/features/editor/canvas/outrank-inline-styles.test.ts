import engine from 'grapesjs';
import { placeMark } from '../round-trip/html-tree';
import { readSource } from '../round-trip/source-page';
import { outrankInlineStyles } from './outrank-inline-styles';

it('makes important what an inline style would hide, and nothing else', () => {
  const page = readSource('<p style="color: red; margin: 0">One</p><p>Two</p>');
  if (!page) throw new Error('The page has no body');
  const places = page.body.children.flatMap((child) => ('place' in child ? [child.place] : []));
  const editor = engine.init({ headless: true, storageManager: false, telemetry: false });
  const [one, two] = places.map((place) => `<p id="p${place}" ${placeMark}="${place}">text</p>`);
  editor.setComponents(`${one}${two}`);
  const [first, second] = places;
  editor.setStyle(
    `#p${first} { color: blue; opacity: 0.5 } #p${second} { color: blue } .own { color: green }`,
  );
  editor.UndoManager.clear();
  outrankInlineStyles(editor, page);
  const css = editor.getCss({ avoidProtected: true, onlyMatched: false, keepUnusedStyles: true });
  expect(css).toContain(`#p${first}{color:blue !important;opacity:0.5;}`);
  expect(css).toContain(`#p${second}{color:blue;}`);
  expect(editor.UndoManager.hasUndo()).toBe(false);
});
