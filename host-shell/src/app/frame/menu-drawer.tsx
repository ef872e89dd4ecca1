import { useState } from 'react';
import type { ReactElement } from 'react';
import { Menu } from 'lucide-react';
import { IconButton, ThemeSwitch } from 'shared-kit/ui';
import { Drawer } from 'shared-kit/ui/drawer';
import type { MenuPage } from '../../features/sidebar/menu-model';
import { Sidebar } from '../../features/sidebar/sidebar';

interface MenuDrawerProps {
  readonly pages: readonly MenuPage[];
  readonly onLogout: () => void;
}

/** The sidebar on small screens: a button in the header and a drawer. Loaded only there. */
export default function MenuDrawer(props: MenuDrawerProps): ReactElement {
  const [open, setOpen] = useState(false);
  const close = (): void => {
    setOpen(false);
  };
  return (
    <>
      <IconButton
        label="Open menu"
        icon={<Menu size={18} aria-hidden />}
        onClick={() => {
          setOpen(true);
        }}
      />
      <Drawer label="Menu" open={open} onOpenChange={setOpen}>
        <Sidebar pages={props.pages} compact={false} onNavigate={close} onLogout={props.onLogout}>
          <ThemeSwitch />
        </Sidebar>
      </Drawer>
    </>
  );
}
