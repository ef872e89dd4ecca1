import { createRoot } from 'react-dom/client';
import { applyStoredTheme, GlobalStyle, Toaster } from 'shared-kit/ui';
import { loadCanvas } from '../features/editor/canvas/load-canvas';
import { keepAddressTheme } from '../features/editor/session/address-theme';
import { EditorPage } from './editor-page';

/** Draws the editor into the page. */
export function showEditor(root: Element): void {
  keepAddressTheme();
  applyStoredTheme();
  // The largest part arrives while the website does. Should it fail, opening the page tries again and says so.
  loadCanvas().catch(() => undefined);
  createRoot(root).render(
    <>
      <GlobalStyle />
      <EditorPage />
      <Toaster />
    </>,
  );
}
