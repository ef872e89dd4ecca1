import { lazy, StrictMode, Suspense, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { loadRuntimeConfig } from '../config';
import { createQueryClient, QueryClientProvider } from '../query';
import type { RemoteModule } from '../remote';
import { BrowserRouter, Route, Routes } from '../router';
import { styled } from '../styled';
import { useConfirmation } from '../session';
import { GlobalStyle, Spinner, Toaster } from '../ui';

/** In place of the shell's frame: pages that fill the height need one that has it. */
const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
`;

const ConfirmIdentity = lazy(async () => ({
  default: (await import('../confirmation')).ConfirmIdentity,
}));

/** The question that the shell asks otherwise. */
function ConfirmationArea() {
  const { asking, offer } = useConfirmation();
  useEffect(() => offer(), [offer]);
  return asking ? (
    <Suspense>
      <ConfirmIdentity />
    </Suspense>
  ) : null;
}

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
            <Frame>
              <Routes>{routes}</Routes>
            </Frame>
          </Suspense>
        </BrowserRouter>
      </QueryClientProvider>
      <ConfirmationArea />
      <Toaster />
    </StrictMode>,
  );
}
