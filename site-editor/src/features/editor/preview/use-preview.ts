import { useState } from 'react';
import type { SiteFiles } from 'shared-kit/contract';
import type { Canvas } from '../canvas/canvas';
import { useEditorChanges } from '../panels/use-editor-changes';
import type { SiteWork } from '../work/site-work';

/** The current files while previewing; null while editing. */
export function usePreview({ store }: SiteWork, canvas: Canvas | null) {
  const [files, setFiles] = useState<SiteFiles | null>(null);
  useEditorChanges(canvas);
  const show = async (): Promise<void> => {
    const { commit, files: now } = store.getState();
    await commit();
    setFiles(now());
  };
  const toggle = (): void => {
    if (files === null) {
      void show();
      return;
    }
    setFiles(null);
    // The hidden canvas had no size.
    canvas?.redraw();
  };
  return { files, toggle, width: canvas?.editor.Devices.getSelected()?.get('width') ?? '' };
}
