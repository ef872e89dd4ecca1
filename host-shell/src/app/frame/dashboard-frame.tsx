import { lazy, Suspense } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { Menu, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useHost } from 'shared-kit/remote';
import { styled } from 'shared-kit/styled';
import { IconButton, ThemeSwitch, useNarrowScreen } from 'shared-kit/ui';
import { Header } from '../../features/header/header';
import { Shortcuts } from '../../features/shortcuts/shortcuts';
import { useCurrentUser } from '../../features/session-guard/use-current-user';
import type { MenuPage } from '../../features/sidebar/menu-model';
import { Sidebar } from '../../features/sidebar/sidebar';
import { signOut } from './sign-out';
import { useFoldedSidebar } from './use-folded-sidebar';

const MenuDrawer = lazy(() => import(/* webpackChunkName: "menu-drawer" */ './menu-drawer'));

const Frame = styled.div`
  display: flex;
  min-height: 100dvh;
`;
const Side = styled.aside<{ $folded: boolean }>`
  position: sticky;
  top: 0;
  flex: none;
  width: ${({ $folded }) => ($folded ? '56px' : '248px')};
  height: 100dvh;
  background: var(--color-surface-sunken);
  border-right: 1px solid var(--color-border);
`;
const Content = styled.div`
  flex: 1;
  min-width: 0;
  display: flex;
  flex-direction: column;
`;
const Main = styled.main`
  flex: 1;
  min-width: 0;
  display: flex;
  flex-direction: column;
  outline: none;
`;
const SkipLink = styled.a`
  position: fixed;
  top: 8px;
  left: 8px;
  z-index: 30;
  display: grid;
  align-content: center;
  min-height: var(--control-height);
  padding: 4px 12px;
  border-radius: var(--radius-s);
  background: var(--color-surface-raised);
  transform: translateY(-200%);
  &:focus {
    transform: none;
  }
`;

function FoldButton(props: { folded: boolean; onClick: () => void }): ReactElement {
  const Icon = props.folded ? PanelLeftOpen : PanelLeftClose;
  return (
    <IconButton
      label={props.folded ? 'Expand sidebar' : 'Collapse sidebar'}
      icon={<Icon size={18} aria-hidden />}
      onClick={props.onClick}
    />
  );
}

/** Keeps the place of the menu button until the drawer has loaded. */
function MenuButtonPlaceholder(): ReactElement {
  return <IconButton label="Open menu" icon={<Menu size={18} aria-hidden />} disabled />;
}

export interface FrameProps {
  readonly title: string;
  /** What this browser's versions serve: the menu is made of it. */
  readonly pages: readonly MenuPage[];
  readonly children: ReactNode;
}

/** Sidebar and header around a signed-in page; they stay when the page's remote fails. */
export function DashboardFrame(props: FrameProps): ReactElement {
  const host = useHost();
  const narrow = useNarrowScreen();
  const [folded, toggle] = useFoldedSidebar();
  useCurrentUser();
  const logout = (): void => {
    void signOut(host);
  };
  const menuButton = narrow ? (
    <Suspense fallback={<MenuButtonPlaceholder />}>
      <MenuDrawer pages={props.pages} onLogout={logout} />
    </Suspense>
  ) : (
    <FoldButton folded={folded} onClick={toggle} />
  );
  return (
    <Frame>
      <SkipLink href="#content">Skip to content</SkipLink>
      {narrow ? null : (
        <Side $folded={folded} aria-label="Sidebar">
          <Sidebar pages={props.pages} compact={folded} onLogout={logout} />
        </Side>
      )}
      <Content>
        <Header
          title={props.title}
          menuButton={menuButton}
          shortcuts={<Shortcuts button={!narrow} />}
          themeSwitch={narrow ? null : <ThemeSwitch />}
        />
        <Main id="content" tabIndex={-1}>
          {props.children}
        </Main>
      </Content>
    </Frame>
  );
}
