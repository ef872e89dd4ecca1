import type { Block, Component, ComponentDefinition, Editor } from 'grapesjs';
import type { SiteBlock } from 'shared-kit/contract';
import { blockMark } from '../round-trip/html-tree';
import { accepts, sectionsHome } from './drop-rules';
import type { DropKind } from './drop-rules';
import { askForPicture, pictureBlock } from './new-pictures';

const sectionPrefix = 'section-';

const basics = [
  ['heading', 'Heading', '<h2>New heading</h2>'],
  ['text', 'Text', '<p>New text. Double-click it to write your own.</p>'],
  [pictureBlock, 'Picture', { type: 'image' }],
  ['link', 'Link', '<a href="#">New link</a>'],
  ['list', 'List', '<ul><li>First</li><li>Second</li></ul>'],
  ['line', 'Line', '<hr>'],
] as const;

/** Adds blocks for basic elements. */
export function addElements(editor: Editor): void {
  for (const [id, label, content] of basics) {
    editor.Blocks.add(id, { label, content, category: 'Elements' });
  }
}

/** Adds blocks for sections in the style of this page. */
export function addSections(editor: Editor, sections: readonly SiteBlock[], frame: Document): void {
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

/** The section of a block; null for an element. */
export function sectionIdOf(block: Block): string | null {
  const id = block.getId();
  return id.startsWith(sectionPrefix) ? id.slice(sectionPrefix.length) : null;
}

/**
 * Inserts a block after the selected element, or after its nearest ancestor that allows it;
 * otherwise at the end of the page's main part.
 */
export function placeBlock(editor: Editor, block: Block): void {
  const place = placeFor(editor, sectionIdOf(block) === null ? 'element' : 'section');
  if (!place) return;
  const put = (content: string | ComponentDefinition): void => {
    const [added] = place.parent.append(content, { at: place.at });
    if (!added) return;
    editor.select(added);
    added.getEl()?.scrollIntoView({ block: 'center' });
  };
  if (block.getId() === pictureBlock) askForPicture(editor, put);
  else put(block.getContent() as string);
}

function placeFor(
  editor: Editor,
  kind: DropKind,
): { readonly parent: Component; readonly at: number } | null {
  const chosen = editor.getSelected();
  for (const one of chosen ? [chosen, ...chosen.parents()] : []) {
    const parent = one.parent();
    if (parent && accepts(parent, kind)) return { parent, at: one.index() + 1 };
  }
  const wrapper = editor.getWrapper();
  const home = wrapper && sectionsHome(wrapper);
  return home ? { parent: home, at: home.components().length } : null;
}
