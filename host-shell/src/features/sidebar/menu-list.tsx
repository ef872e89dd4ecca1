import type { ReactElement } from 'react';
import { ArrowUpRight } from 'lucide-react';
import { NavLink } from 'shared-kit/router';
import { css, styled } from 'shared-kit/styled';
import { VisuallyHidden } from 'shared-kit/ui';
import { MenuIcon } from './menu-icons';
import { MenuTip } from './menu-tip';
import type { MenuEntry, MenuExternal, MenuGroup, MenuRoute } from './menu-model';

const itemLook = css`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: var(--control-height-small);
  padding: 4px 10px;
  border-radius: var(--radius-s);
  color: var(--color-text-muted);
  text-decoration: none;
  font-weight: 500;
  transition: background var(--motion-fast) ease-out;
  &:hover {
    background: var(--color-surface-hover);
    color: var(--color-text);
  }
  &:active {
    background: var(--color-surface-active);
  }
  &.active {
    background: var(--color-surface-active);
    color: var(--color-text);
  }
  &.active > svg:first-child {
    color: var(--color-accent-text);
  }
  & > svg {
    flex: none;
  }
`;

const ItemLink = styled(NavLink)`
  ${itemLook}
`;
const ItemAnchor = styled.a`
  ${itemLook}
`;
const List = styled.ul`
  list-style: none;
  padding: 0;
  display: grid;
  gap: 2px;
`;
const GroupLabel = styled.span`
  display: block;
  &[hidden] {
    display: none;
  }
  padding: 12px 10px 4px;
  font-size: var(--text-12);
  font-weight: 500;
  color: var(--color-text-muted);
`;
/** Folded, two lines stand for the group's label. */
const GroupList = styled(List)<{ $compact: boolean }>`
  ${({ $compact }) => ($compact ? 'margin-block: 4px; padding-block: 6px; border-block: 1px solid var(--color-border);' : 'margin-block-end: 6px; margin-inline-start: 17px; padding-inline-start: 8px; border-inline-start: 1px solid var(--color-border-strong);')}
`;
const Label = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

interface MenuProps<Entry> {
  readonly entry: Entry;
  /** Icons only: the label stays for screen readers, and shows beside the icon on hover and focus. */
  readonly compact: boolean;
  readonly onNavigate: (() => void) | undefined;
}

function ItemContent(props: { entry: MenuRoute | MenuExternal; compact: boolean }): ReactElement {
  const { entry, compact } = props;
  const leaves = entry.kind === 'external' || entry.newTab;
  const hint = leaves ? <VisuallyHidden> (opens in a new tab)</VisuallyHidden> : null;
  return (
    <>
      <MenuIcon name={entry.icon} />
      {compact ? <VisuallyHidden>{entry.label}</VisuallyHidden> : <Label>{entry.label}</Label>}
      {leaves && !compact ? <ArrowUpRight size={14} aria-hidden /> : null}
      {hint}
    </>
  );
}

function ItemAnyLink(props: MenuProps<MenuRoute | MenuExternal>): ReactElement {
  const { entry, compact, onNavigate } = props;
  const content = <ItemContent entry={entry} compact={compact} />;
  if (entry.kind === 'external') {
    return (
      <ItemAnchor href={entry.href} target="_blank" rel="noreferrer">
        {content}
      </ItemAnchor>
    );
  }
  const newTab = entry.newTab ? { target: '_blank', rel: 'noreferrer' } : {};
  return (
    <ItemLink to={entry.path} onClick={onNavigate} {...newTab}>
      {content}
    </ItemLink>
  );
}

function MenuItem(props: MenuProps<MenuRoute | MenuExternal>): ReactElement {
  const link = <ItemAnyLink {...props} />;
  return props.compact ? <MenuTip label={props.entry.label}>{link}</MenuTip> : link;
}

function MenuGroupItem(props: MenuProps<MenuGroup>): ReactElement {
  const { entry, compact, onNavigate } = props;
  const labelId = `menu-group-${entry.id}`;
  return (
    <>
      <GroupLabel id={labelId} hidden={compact}>
        {entry.label}
      </GroupLabel>
      <GroupList aria-labelledby={labelId} $compact={compact}>
        {entry.items.map((item) => (
          <li key={item.id}>
            <MenuItem entry={item} compact={compact} onNavigate={onNavigate} />
          </li>
        ))}
      </GroupList>
    </>
  );
}

export interface MenuListProps {
  readonly entries: readonly MenuEntry[];
  readonly compact: boolean;
  /** Called when a page of the suite is chosen; a drawer closes then. */
  readonly onNavigate?: () => void;
}

/** The menu model as navigation links. */
export function MenuList(props: MenuListProps): ReactElement {
  const { entries, compact, onNavigate } = props;
  return (
    <nav aria-label="Main">
      <List>
        {entries.map((entry) => (
          <li key={entry.id}>
            {entry.kind === 'group' ? (
              <MenuGroupItem entry={entry} compact={compact} onNavigate={onNavigate} />
            ) : (
              <MenuItem entry={entry} compact={compact} onNavigate={onNavigate} />
            )}
          </li>
        ))}
      </List>
    </nav>
  );
}
