import { createRoot } from 'react-dom/client';
import { applyStoredTheme, GlobalStyle, Toaster } from 'shared-kit/ui';
import { EditorPage } from './app/editor-page';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');
applyStoredTheme();
createRoot(root).render(
  <>
    <GlobalStyle />
    <EditorPage />
    <Toaster />
  </>,
);
