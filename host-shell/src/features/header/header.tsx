import type { ReactElement, ReactNode } from 'react';
import { useSession } from 'shared-kit/session';
import { styled } from 'shared-kit/styled';
import { SystemStatusIndicator } from './system-status';

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 10;
  container-type: inline-size;
  background: var(--color-surface);
  border-bottom: 1px solid var(--color-border);
`;
/** Ends where a page's content ends, which is at most 1200 px wide with its padding; a full page takes it all. */
const Line = styled.div`
  --beside-page: max(24px, calc((100cqw - 1200px) / 2 + 24px));
  display: flex;
  align-items: center;
  gap: 16px;
  height: 56px;
  padding-inline: 24px var(--beside-page);
  :has(> main [data-full-height]) > * > & {
    --beside-page: 24px;
  }
  @media (max-width: 640px) {
    --beside-page: 12px;
    padding-inline: 12px;
    gap: 10px;
  }
`;
/** The menu button stays at the sidebar; the title beside it begins where the page does, once there is room. */
const MenuPlace = styled.div`
  flex: none;
  min-width: calc(var(--beside-page) - 24px - 16px);
`;
const Title = styled.p`
  flex: 1;
  min-width: 0;
  max-width: none;
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
    <Bar data-toasts-clear>
      <Line>
        <MenuPlace>{props.menuButton}</MenuPlace>
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
      </Line>
    </Bar>
  );
}
