import { useCallback, useEffect, useState } from 'react';
import type { ComponentType, ReactElement } from 'react';
import { ErrorState } from 'shared-kit/ui';
import type { FrameProps } from './dashboard-frame';

/** Once it has arrived, whoever renders next has it at once: nothing flashes between pages. */
let arrived: ComponentType<FrameProps> | null = null;

/**
 * Fetches sidebar and header. They are in no visitor's way who is not signed in; the host preloads them with every
 * page that needs them, and a link to such a page warms them.
 */
export async function loadMemberFrame(): Promise<void> {
  const { DashboardFrame } = await import(
    /* webpackChunkName: "member-frame" */ './dashboard-frame'
  );
  arrived = DashboardFrame;
}

/** The frame around a signed-in page. Nothing is shown before it is there: a page without a menu would be a dead end. */
export function MemberFrame(props: FrameProps): ReactElement | null {
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>(arrived ? 'ready' : 'loading');
  const load = useCallback(() => {
    loadMemberFrame().then(
      () => setState('ready'),
      () => setState('failed'),
    );
  }, []);
  useEffect(() => {
    if (!arrived) load();
  }, [load]);
  const Frame = arrived;
  if (Frame) return <Frame {...props} />;
  if (state !== 'failed') return null;
  return (
    <main>
      <ErrorState
        title="The menu could not be loaded"
        message="Check your connection and try again. Nothing you saved is lost."
        onRetry={load}
      />
    </main>
  );
}
