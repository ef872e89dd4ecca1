import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { loadRuntimeConfig } from '../config';
import { createQueryClient, QueryClientProvider } from '../query';
import type { RemoteModule } from '../remote';
import { BrowserRouter, Route, Routes } from '../router';
import { GlobalStyle, Spinner, Toaster } from '../ui';

function rootElement(): HTMLElement {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root".');
  return root;
}

/**
 * Runs a remote's pages alone, for development: real router, queries, style and toasts, without the
 * shell's frame and guard. Only a remote's `main.tsx` calls it; no released build contains it.
 * Rejects when the runtime configuration cannot be read.
 */
export async function startStandalone(pages: RemoteModule['pages']): Promise<void> {
  await loadRuntimeConfig();
  const routes = Object.entries(pages).map(([path, load]) => {
    const Screen = lazy(load);
    return <Route key={path} path={path} element={<Screen />} />;
  });
  createRoot(rootElement()).render(
    <StrictMode>
      <GlobalStyle />
      <QueryClientProvider client={createQueryClient()}>
        <BrowserRouter>
          <Suspense fallback={<Spinner label="Loading" />}>
            <Routes>{routes}</Routes>
          </Suspense>
        </BrowserRouter>
      </QueryClientProvider>
      <Toaster />
    </StrictMode>,
  );
}
