import type { Component, Editor } from 'grapesjs';
import { kindOf } from '../panels/component-name';
import { accepts, dropKindOf } from './drop-rules';

/** Accessible names of an element's toolbar buttons. */
const titles: Readonly<Record<string, string>> = {
  'tlb-move': 'Drag to another place',
  'tlb-clone': 'Duplicate',
  'tlb-delete': 'Delete',
};

/**
 * Sets element names as in the panels, tooltips of the toolbar, and what may be dropped into each.
 */
export function dressElements(editor: Editor): void {
  // Silently: not a change of the page.
  const dress = (component: Component): void => {
    const tools = component.toolbar;
    const toolbar = tools
      .filter(({ command }) => typeof command === 'string' && command in titles)
      .map((tool) => ({
        ...tool,
        attributes: { ...tool.attributes, title: titles[String(tool.command)] ?? '' },
      }));
    const droppable = (dropped: Component) => accepts(component, dropKindOf(dropped));
    component.set({ 'custom-name': kindOf(component), toolbar, droppable }, { silent: true });
  };
  editor.getWrapper()?.onAll(dress);
  editor.on('component:add', dress);
}
