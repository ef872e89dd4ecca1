import { useState } from 'react';
import type { SiteFiles } from 'shared-kit/contract';
import type { Canvas } from '../canvas/canvas';
import { useEditorChanges } from '../panels/use-editor-changes';
import type { SiteWork } from '../work/site-work';

/** The website as it is now, while it is looked at as visitors will see it; null while it is edited. */
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
    // Its frame had no size meanwhile.
    canvas?.redraw();
  };
  return { files, toggle, width: canvas?.editor.Devices.getSelected()?.get('width') ?? '' };
}
