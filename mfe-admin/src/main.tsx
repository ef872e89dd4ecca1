/** Runs this remote alone, for development: its pages, without the shell's frame and guard. */
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { loadRuntimeConfig } from 'shared-kit/config';
import { QueryClientProvider, createQueryClient } from 'shared-kit/query';
import { BrowserRouter, Route, Routes } from 'shared-kit/router';
import { GlobalStyle, Spinner, Toaster } from 'shared-kit/ui';
import { pages } from './app/pages';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');

await loadRuntimeConfig();

const routes = Object.entries(pages).map(([path, load]) => {
  const Screen = lazy(load);
  return <Route key={path} path={path} element={<Screen />} />;
});

createRoot(root).render(
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
