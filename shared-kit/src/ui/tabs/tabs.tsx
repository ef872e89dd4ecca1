import { Content, List as RadixList, Root, Trigger } from '@radix-ui/react-tabs';
import type { FocusEvent, ReactNode } from 'react';
import { styled } from '../../styled';

const Frame = styled(Root)`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  min-height: 0;
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  min-width: 0;
  border-block-end: 1px solid var(--color-border);
`;

const List = styled(RadixList)`
  display: flex;
  gap: var(--space-1);
  min-width: 0;
  padding-inline: var(--space-2);
  overflow-x: auto;
  scrollbar-width: none;
`;

const Tab = styled(Trigger)`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 6px;
  min-height: 40px;
  padding: 0 var(--space-3);
  border: 0;
  background: none;
  color: var(--color-text-muted);
  font-size: var(--text-13);
  font-weight: 500;
  cursor: pointer;
  transition: color var(--motion-fast) var(--ease-out);

  &::after {
    content: '';
    position: absolute;
    inset: auto var(--space-3) 0;
    height: 2px;
    border-radius: 2px 2px 0 0;
    background: transparent;
  }
  &:hover:not(:disabled),
  &[data-state='active'] {
    color: var(--color-text);
  }
  &[data-state='active']::after {
    background: var(--color-accent);
  }
  &:focus-visible {
    outline-offset: -4px;
    border-radius: var(--radius-s);
  }
  &:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
`;

const Panel = styled(Content)`
  min-width: 0;
  min-height: 0;

  &[hidden] {
    display: none;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

/** One tab and what it shows. */
export interface TabItem<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly content: ReactNode;
  readonly disabled?: boolean;
  /** Stays in the document while hidden: for frames and editors that must not start again. */
  readonly keepMounted?: boolean;
}

/** Properties of `Tabs`. */
export interface TabsProps<Value extends string> {
  /** Names the row of tabs for screen readers. */
  readonly label: string;
  readonly items: readonly TabItem<Value>[];
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
  /** Controls at the end of the row of tabs. */
  readonly actions?: ReactNode;
  readonly className?: string;
}

/** Radix leaves the focus on the row itself, unseen, once a tab that had it was pressed again. */
function enterRow({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (target !== currentTarget) return;
  currentTarget.querySelector<HTMLElement>('[role="tab"][data-state="active"]')?.focus();
}

/** Tabs moved through with the arrow keys. Fills its parent's height when that has one. */
export function Tabs<Value extends string>({
  label,
  items,
  value,
  onValueChange,
  actions,
  className,
}: TabsProps<Value>) {
  const change = (next: string) => {
    const item = items.find((candidate) => candidate.value === next);
    if (item) onValueChange(item.value);
  };
  return (
    <Frame className={className} value={value} onValueChange={change}>
      <Bar>
        <List aria-label={label} onFocus={enterRow}>
          {items.map((item) => (
            <Tab key={item.value} value={item.value} disabled={item.disabled}>
              {item.icon}
              {item.label}
            </Tab>
          ))}
        </List>
        {actions}
      </Bar>
      {items.map((item) => (
        <Panel
          key={item.value}
          value={item.value}
          forceMount={item.keepMounted ? true : undefined}
          hidden={item.value !== value}
        >
          {item.content}
        </Panel>
      ))}
    </Frame>
  );
}
