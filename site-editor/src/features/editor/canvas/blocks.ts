import type { Block, Component, Editor } from 'grapesjs';
import type { SiteBlock } from 'shared-kit/contract';
import { blockMark } from '../round-trip/html-tree';

const sectionPrefix = 'section-';

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
  for (const [id, label, content] of basics) {
    editor.Blocks.add(id, { label, content, category: 'Elements' });
  }
  for (const { id, label, html } of sections) {
    const content = html.replace('<section', `<section ${blockMark}="${id}"`);
    editor.Blocks.add(`${sectionPrefix}${id}`, { label, content, category: 'Sections' });
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

/**
 * Puts a block behind what is chosen, otherwise at the end of the page's main part; a section goes behind
 * the section that what is chosen is in.
 */
export function placeBlock(editor: Editor, block: Block): void {
  const isSection = block.getId().startsWith(sectionPrefix);
  const wrapper = editor.getWrapper();
  const main = wrapper && (mainOf(wrapper) ?? wrapper);
  const chosen = editor.getSelected();
  const around = chosen ? [chosen, ...chosen.parents()] : [];
  const before = isSection ? around.find((one) => one.parent() === main) : around[0];
  const parent = before === main ? undefined : before?.parent();
  const content = block.getContent() as string;
  const added =
    before && parent
      ? parent.append(content, { at: before.index() + 1 })[0]
      : main?.append(content)[0];
  if (!added) return;
  editor.select(added);
  added.getEl()?.scrollIntoView({ block: 'center' });
  // Which picture is the next question.
  if (added.is('image')) added.trigger('active');
}

function mainOf(component: Component): Component | undefined {
  if (component.tagName === 'main') return component;
  for (const child of component.components().models) {
    const found = mainOf(child);
    if (found) return found;
  }
  return undefined;
}
