import { lazy, Suspense, useCallback, useState } from 'react';
import type { ReactElement } from 'react';
import { Keyboard } from 'lucide-react';
import { IconButton } from 'shared-kit/ui';
import { useShortcuts } from './use-shortcuts';

const ShortcutSheet = lazy(
  () => import(/* webpackChunkName: "shortcut-sheet" */ './shortcut-sheet'),
);

/** The shell's keys, and a button for those who do not know them yet. */
export function Shortcuts({ button }: { readonly button: boolean }): ReactElement {
  const [open, setOpen] = useState(false);
  const show = useCallback(() => {
    setOpen(true);
  }, []);
  const hide = (): void => {
    setOpen(false);
  };
  useShortcuts({ onShowShortcuts: show });
  return (
    <>
      {button ? (
        <IconButton
          label="Keyboard shortcuts"
          icon={<Keyboard size={18} aria-hidden />}
          onClick={show}
        />
      ) : null}
      <Suspense>{open ? <ShortcutSheet onClose={hide} /> : null}</Suspense>
    </>
  );
}
