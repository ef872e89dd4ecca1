import { createContext, useCallback, useContext, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useProjectStore } from '../../model';
import { LeaveDialog } from './leave-dialog';
import type { Leaving } from './leave-dialog';
import { useLeavePage } from './use-leave-page';

/**
 * Runs the action at once while nothing is unsaved, otherwise asks first. `consequence` tells the
 * member what happens to the unsaved text.
 */
type Guard = (consequence: string, proceed: () => void) => void;

const GuardContext = createContext<Guard>((_consequence, proceed) => {
  proceed();
});

/** Returns the guard that asks about unsaved code before an action. */
export function useLeaveGuard(): Guard {
  return useContext(GuardContext);
}

interface LeaveGuardProps {
  /** Brings the code view to the front. */
  readonly onShowCode: () => void;
  readonly children: ReactNode;
}

/** Asks about unsaved code before the view, the page or the browser tab is left. */
export function LeaveGuard({ onShowCode, children }: LeaveGuardProps) {
  const store = useProjectStore();
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const guard = useCallback<Guard>(
    (consequence, proceed) => {
      if (store.getState().unsaved) setLeaving({ consequence, proceed });
      else proceed();
    },
    [store],
  );
  useLeavePage(guard);
  const close = useMemo(() => () => setLeaving(null), []);
  return (
    <GuardContext value={guard}>
      {children}
      <LeaveDialog leaving={leaving} onClose={close} onShowCode={onShowCode} />
    </GuardContext>
  );
}
