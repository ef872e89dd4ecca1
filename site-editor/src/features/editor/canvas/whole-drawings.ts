import type { Editor } from 'grapesjs';

/**
 * A drawing is one thing: its paths are nothing a member selects or moves, and a page has so many of them
 * that a component for each would take a third of the time a page needs to open.
 */
export function wholeDrawings(editor: Editor): void {
  editor.Components.addType('svg', {
    extend: 'svg',
    isComponent: (element) =>
      element.tagName?.toLowerCase() === 'svg' && {
        type: 'svg',
        content: element.innerHTML,
        components: [],
      },
  });
}
