import { Component, type ReactNode, type RefObject } from 'react';

interface KeptFocusProps {
  readonly busy: boolean;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly children: ReactNode;
}

/**
 * Restores the focus of a busy button, which loses it by being disabled, unless the member has
 * moved on meanwhile. A class component, because only `getSnapshotBeforeUpdate` runs before the
 * browser removes the focus.
 */
export class KeptFocus extends Component<KeptFocusProps> {
  #hadFocus = false;

  override getSnapshotBeforeUpdate(before: KeptFocusProps): null {
    const { busy, button } = this.props;
    if (busy && !before.busy) this.#hadFocus = document.activeElement === button.current;
    return null;
  }

  override componentDidUpdate(before: KeptFocusProps): void {
    const { busy, button } = this.props;
    if (busy || !before.busy || !this.#hadFocus) return;
    this.#hadFocus = false;
    const focused = document.activeElement;
    if (focused === null || focused === document.body) button.current?.focus();
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
