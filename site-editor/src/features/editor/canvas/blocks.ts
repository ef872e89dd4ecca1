import type { Block, Component, Editor } from 'grapesjs';
import type { SiteBlock } from 'shared-kit/contract';
import { blockMark } from '../round-trip/html-tree';

const basics = [
  ['heading', 'Heading', '<h2>New heading</h2>'],
  ['text', 'Text', '<p>New text. Double-click it to write your own.</p>'],
  ['picture', 'Picture', { type: 'image' }],
  ['link', 'Link', '<a href="#">New link</a>'],
  ['list', 'List', '<ul><li>First</li><li>Second</li></ul>'],
  ['line', 'Line', '<hr>'],
] as const;

/** Offers the elements every page has, and the composer's sections in the look of this one. */
export function addBlocks(editor: Editor, sections: readonly SiteBlock[], frame: Document): void {
  const append = (block: Block): void => {
    const added = insert(editor, block.getContent() as string);
    if (!added) return;
    editor.select(added);
    added.getEl()?.scrollIntoView({ block: 'center' });
  };
  for (const [id, label, content] of basics) {
    editor.Blocks.add(id, { label, content, category: 'Elements', onClick: append });
  }
  for (const { id, label, html } of sections) {
    const content = html.replace('<section', `<section ${blockMark}="${id}"`);
    editor.Blocks.add(`section-${id}`, { label, content, category: 'Sections', onClick: append });
  }
  const dressed = new Set<string>();
  editor.on('component:add', (component: Component) => {
    const id = String(component.getAttributes()[blockMark] ?? '');
    const section = sections.find((one) => one.id === id);
    if (!section || dressed.has(id)) return;
    dressed.add(id);
    const style = frame.createElement('style');
    style.textContent = section.css;
    frame.head.append(style);
  });
}

/** Behind what is selected, otherwise at the end of the page's main part. */
function insert(editor: Editor, content: string): Component | undefined {
  const selected = editor.getSelected();
  const parent = selected?.parent();
  if (selected && parent) return parent.append(content, { at: selected.index() + 1 })[0];
  const wrapper = editor.getWrapper();
  const main = wrapper?.find('main')[0] ?? wrapper;
  return main?.append(content)[0];
}
