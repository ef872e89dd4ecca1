import type { Component } from 'grapesjs';
import { useEffect, useReducer } from 'react';
import type { Canvas } from '../canvas/canvas';

const events = 'update undo redo device:select component:selected component:deselected';

/** Re-renders whenever the page, the selection or the device width changes. */
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

/** The selected element. */
export function useSelected(canvas: Canvas): Component | null {
  useEditorChanges(canvas);
  return canvas.editor.getSelected() ?? null;
}
