import type { Component } from 'grapesjs';
import { useEffect, useReducer } from 'react';
import type { Canvas } from '../canvas/canvas';

const events = 'update undo redo device:select component:selected component:deselected';

/** Draws a component again whenever the page, what is chosen on it or its width changes. */
export function useEditorChanges(canvas: Canvas | null): void {
  const [, look] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!canvas) return undefined;
    const { editor } = canvas;
    editor.on(events, look);
    look();
    return () => {
      editor.off(events, look);
    };
  }, [canvas]);
}

/** What is chosen on the page. */
export function useSelected(canvas: Canvas): Component | null {
  useEditorChanges(canvas);
  return canvas.editor.getSelected() ?? null;
}
