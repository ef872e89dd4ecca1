import { createRoot } from 'react-dom/client';
import { applyStoredTheme, GlobalStyle, Toaster } from 'shared-kit/ui';
import { EditorPage } from './app/editor-page';
import { loadCanvas } from './features/editor/canvas/load-canvas';
import { keepAddressTheme } from './features/editor/session/address-theme';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');
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
