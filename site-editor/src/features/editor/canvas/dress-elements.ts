import type { Component, Editor } from 'grapesjs';
import { kindOf } from '../panels/component-name';
import { accepts, dropKindOf } from './drop-rules';

/** What the tools beside an element do, for whoever points at them. */
const titles: Readonly<Record<string, string>> = {
  'tlb-move': 'Drag to another place',
  'tlb-clone': 'Duplicate',
  'tlb-delete': 'Delete',
};

/**
 * Names elements as the panels do, in the frame around them, says what the tools beside them do, and what
 * may be dropped into them.
 */
export function dressElements(editor: Editor): void {
  // Silently: neither is a change of the page.
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
