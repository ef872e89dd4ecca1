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
  color: var(--color-text-muted);
  font-weight: 500;
`;
const UserName = styled.span`
  max-width: 24ch;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-weight: 500;
  @media (max-width: 640px) {
    position: absolute;
    width: 1px;
    clip-path: inset(50%);
  }
`;
/** In place of the name where there is no room for it; screen readers get the name on every width. */
const Initials = styled.span`
  flex: none;
  display: none;
  place-items: center;
  width: 28px;
  height: 28px;
  border-radius: 50%;
  background: var(--color-accent-surface);
  color: var(--color-accent-text);
  font-size: var(--text-12);
  font-weight: 600;
  @media (max-width: 640px) {
    display: grid;
  }
`;

/** First letters of the first and the last word of a name. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word = '') => /./u.exec(word)?.[0] ?? '')
    .join('')
    .toUpperCase();
}

export interface HeaderProps {
  readonly title: string;
  /** Opens the drawer or folds the sidebar. */
  readonly menuButton: ReactNode;
  /** Absent where there is no room for it; the drawer has it then. */
  readonly themeSwitch: ReactNode;
  readonly shortcuts: ReactNode;
}

/** Page title, host status, theme and the member's name. */
export function Header(props: HeaderProps): ReactElement {
  const user = useSession((session) => session.user);
  return (
    <Bar>
      {props.menuButton}
      <Title>{props.title}</Title>
      <SystemStatusIndicator />
      {props.shortcuts}
      {props.themeSwitch}
      {user?.name ? (
        <>
          <Initials aria-hidden title={user.name}>
            {initialsOf(user.name)}
          </Initials>
          <UserName title={user.name}>{user.name}</UserName>
        </>
      ) : null}
    </Bar>
  );
}
