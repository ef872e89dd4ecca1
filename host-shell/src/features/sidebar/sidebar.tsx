import type { ReactElement, ReactNode } from 'react';
import { LogOut } from 'lucide-react';
import { useRuntimeConfig } from 'shared-kit/config';
import { useSession } from 'shared-kit/session';
import { styled } from 'shared-kit/styled';
import { BrandMark, IconButton } from 'shared-kit/ui';
import { MenuList } from './menu-list';
import { buildMenu } from './menu-model';
import type { MenuPage } from './menu-model';

const Column = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
  min-height: 0;
`;
const Brand = styled.div<{ $compact: boolean }>`
  display: flex;
  align-items: center;
  gap: 10px;
  height: 56px;
  flex: none;
  padding: 0 ${({ $compact }) => ($compact ? '14px' : '18px')};
  font-weight: 600;
  font-size: var(--text-16);
  letter-spacing: -0.012em;

  > span:last-child:not(:first-child) {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
const Scroll = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  padding: 8px;
`;
const Foot = styled.div<{ $compact: boolean }>`
  flex: none;
  display: flex;
  align-items: center;
  justify-content: ${({ $compact }) => ($compact ? 'center' : 'space-between')};
  gap: 8px;
  padding: 8px ${({ $compact }) => ($compact ? '8px' : '8px 8px 16px')};
  border-top: 1px solid var(--color-border);
`;
const Extra = styled.div`
  flex: none;
  padding: var(--space-2) var(--space-4);
`;
const Initial = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border-radius: 50%;
  background: var(--color-accent-surface);
  color: var(--color-accent-text);
  font-size: var(--text-12);
  font-weight: 600;
  text-transform: uppercase;
`;
const UserName = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-weight: 500;
`;

export interface SidebarProps {
  /** What this browser's versions serve. */
  readonly pages: readonly MenuPage[];
  readonly compact: boolean;
  readonly onNavigate?: () => void;
  readonly onLogout: () => void;
  /** What stands between the menu and the member's name. */
  readonly children?: ReactNode;
}

/** Brand, menu, and at the bottom the member's name and the logout button. */
export function Sidebar(props: SidebarProps): ReactElement {
  const { compact, onNavigate, onLogout } = props;
  const config = useRuntimeConfig();
  const user = useSession((session) => session.user);
  return (
    <Column>
      <Brand $compact={compact}>
        <BrandMark
          brandName={config.brandName}
          logoUrl={config.logoUrl}
          size={28}
          square={compact}
          alone={compact}
        />
        {compact ? null : <span title={config.brandName}>{config.brandName}</span>}
      </Brand>
      <Scroll>
        <MenuList
          entries={buildMenu(props.pages, user, config)}
          compact={compact}
          {...(onNavigate ? { onNavigate } : {})}
        />
      </Scroll>
      {props.children ? <Extra>{props.children}</Extra> : null}
      <Foot $compact={compact}>
        {compact ? null : (
          <>
            <Initial aria-hidden>{user?.name.trim().slice(0, 1)}</Initial>
            <UserName title={user?.name}>{user?.name}</UserName>
          </>
        )}
        <IconButton label="Logout" icon={<LogOut size={16} aria-hidden />} onClick={onLogout} />
      </Foot>
    </Column>
  );
}
