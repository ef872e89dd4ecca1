import { Component, type ReactNode, type RefObject } from 'react';

interface KeptFocusProps {
  readonly busy: boolean;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly children: ReactNode;
}

/**
 * A disabled button loses focus. This gives it back when a busy button that had focus is ready
 * again, unless the member has gone elsewhere meanwhile. A class, because the browser takes the focus
 * the moment the attribute is set: only a snapshot before that, which hooks do not have, still sees it.
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
