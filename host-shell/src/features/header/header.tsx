import type { ReactElement, ReactNode } from 'react';
import { useSession } from 'shared-kit/session';
import { styled } from 'shared-kit/styled';
import { SystemStatusIndicator } from './system-status';

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 10;
  display: flex;
  align-items: center;
  gap: 16px;
  height: 56px;
  padding: 0 24px;
  background: var(--color-surface);
  border-bottom: 1px solid var(--color-border);
  @media (max-width: 640px) {
    padding: 0 12px;
    gap: 10px;
  }
`;
const Title = styled.p`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-weight: 600;
`;
const UserName = styled.span`
  max-width: 24ch;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-weight: 500;
  @media (max-width: 640px) {
    display: none;
  }
`;

export interface HeaderProps {
  readonly title: string;
  /** Opens the drawer or folds the sidebar. */
  readonly menuButton: ReactNode;
  /** Absent where there is no room for it; the drawer has it then. */
  readonly themeSwitch: ReactNode;
}

/** Page title, host status, theme and the member's name. */
export function Header(props: HeaderProps): ReactElement {
  const user = useSession((session) => session.user);
  return (
    <Bar>
      {props.menuButton}
      <Title>{props.title}</Title>
      <SystemStatusIndicator />
      {props.themeSwitch}
      <UserName title={user?.name}>{user?.name}</UserName>
    </Bar>
  );
}
