import { useState } from 'react';
import type { FocusEvent, MouseEvent, ReactElement, ReactNode } from 'react';
import { styled } from 'shared-kit/styled';

const Tip = styled.span`
  position: fixed;
  z-index: 20;
  transform: translateY(-50%);
  padding: 4px 8px;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-s);
  background: var(--color-surface-raised);
  box-shadow: var(--shadow-overlay);
  color: var(--color-text);
  font-size: var(--text-13);
  font-weight: 500;
  white-space: nowrap;
  pointer-events: none;
`;

const Place = styled.div`
  display: contents;
`;

/**
 * Shows a label beside an icon while the pointer or the keyboard is on it. Fixed, because the menu
 * scrolls and would cut it off. The label is the link's own name, so screen readers do not need it.
 */
export function MenuTip(props: { label: string; children: ReactNode }): ReactElement {
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null);
  const show = (event: FocusEvent | MouseEvent): void => {
    if (!(event.target instanceof Element)) return;
    const box = (event.target.closest('a, button') ?? event.target).getBoundingClientRect();
    setPlace({ left: box.right + 10, top: box.top + box.height / 2 });
  };
  const hide = (): void => {
    setPlace(null);
  };
  return (
    <Place onFocus={show} onBlur={hide} onMouseOver={show} onMouseLeave={hide}>
      {props.children}
      {place ? (
        <Tip style={place} aria-hidden>
          {props.label}
        </Tip>
      ) : null}
    </Place>
  );
}
