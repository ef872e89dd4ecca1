import { createRoot } from 'react-dom/client';
import { applyStoredTheme, GlobalStyle, Toaster } from 'shared-kit/ui';
import { loadCanvas } from '../features/editor/canvas/load-canvas';
import { keepAddressTheme } from '../features/editor/session/address-theme';
import { EditorPage } from './editor-page';

/** Renders the editor into the page. */
export function showEditor(root: Element): void {
  keepAddressTheme();
  applyStoredTheme();
  // The largest chunk loads in parallel with the website. If it fails, opening the page tries again
  // and reports it.
  loadCanvas().catch(() => undefined);
  createRoot(root).render(
    <>
      <GlobalStyle />
      <EditorPage />
      <Toaster />
    </>,
  );
}
