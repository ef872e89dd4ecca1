import { Fragment, type ReactNode } from 'react';
import {
  Group,
  Panel as ResizablePanel,
  Separator,
  useDefaultLayout,
} from 'react-resizable-panels';
import { styled } from '../../styled';

const Frame = styled(Group)`
  min-height: 0;
`;

const Divider = styled(Separator)<{ $vertical: boolean }>`
  position: relative;
  flex: none;
  ${({ $vertical }) => ($vertical ? 'height: 1px;' : 'width: 1px;')}
  background: var(--color-border);
  transition: background-color var(--motion-fast) var(--ease-out);
  touch-action: none;

  /* The line is thin; what the pointer takes hold of is not. */
  &::after {
    content: '';
    position: absolute;
    z-index: 1;
    inset: ${({ $vertical }) => ($vertical ? '-2px 0' : '0 -2px')};
    transition: background-color var(--motion-fast) var(--ease-out);
  }
  &[data-separator='hover']::after,
  &[data-separator='active']::after,
  &:focus-visible::after {
    background: var(--color-accent);
  }
  &:focus-visible {
    outline: none;
  }
`;

/** One panel; sizes are CSS lengths or percentages: `280px`, `30%`. */
export interface PanelItem {
  /** Ties the remembered size to the panel. */
  readonly id: string;
  /** Names the divider before the panel: "Resize the preview". The first panel has none. */
  readonly dividerLabel?: string;
  readonly content: ReactNode;
  readonly defaultSize?: string;
  readonly minSize?: string;
  readonly maxSize?: string;
}

/** Properties of `Panels`. */
export interface PanelsProps {
  /** Key under which the sizes are remembered. */
  readonly id: string;
  readonly panels: readonly PanelItem[];
  readonly orientation?: 'horizontal' | 'vertical';
}

/**
 * Panels with draggable dividers that remember their sizes; arrow keys move a focused divider, a double
 * click resets it. Fills its parent, which must have a height. On narrow screens use tabs instead.
 */
export function Panels({ id, panels, orientation = 'horizontal' }: PanelsProps) {
  const { defaultLayout, onLayoutChanged } = useDefaultLayout({
    id: `panels.${id}`,
    panelIds: panels.map((panel) => panel.id),
    storage: localStorage,
  });
  return (
    <Frame
      id={id}
      orientation={orientation}
      defaultLayout={defaultLayout}
      onLayoutChanged={onLayoutChanged}
    >
      {panels.map(({ id: panelId, dividerLabel, content, ...sizes }, position) => (
        <Fragment key={panelId}>
          {position > 0 && (
            <Divider $vertical={orientation === 'vertical'} aria-label={dividerLabel ?? 'Resize'} />
          )}
          <ResizablePanel id={panelId} {...sizes}>
            {content}
          </ResizablePanel>
        </Fragment>
      ))}
    </Frame>
  );
}
