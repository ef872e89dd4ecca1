import type { ReactElement, ReactNode } from 'react';
import { styled } from 'shared-kit/styled';

const Panel = styled.div`
  &:focus {
    outline: none;
  }
`;

/** Focuses the first field of the new step, or the step itself: the pressed button is gone. */
function takeFocus(panel: HTMLElement | null): void {
  (panel?.querySelector('input') ?? panel)?.focus();
}

/** One step of a task. Give each step its own `key`. */
export function StepPanel(props: { readonly children: ReactNode }): ReactElement {
  return (
    <Panel ref={takeFocus} tabIndex={-1}>
      {props.children}
    </Panel>
  );
}
