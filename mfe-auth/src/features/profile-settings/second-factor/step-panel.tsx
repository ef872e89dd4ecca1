import type { ReactElement, ReactNode } from 'react';
import { styled } from 'shared-kit/styled';

const Panel = styled.div`
  &:focus {
    outline: none;
  }
`;

/** The button that was pressed is gone: the first field of what took its place has the focus, or else all of it. */
function takeFocus(panel: HTMLElement | null): void {
  (panel?.querySelector('input') ?? panel)?.focus();
}

/** One step of a task. Give each step a `key` of its own. */
export function StepPanel(props: { readonly children: ReactNode }): ReactElement {
  return (
    <Panel ref={takeFocus} tabIndex={-1}>
      {props.children}
    </Panel>
  );
}
