import { Component, useEffect } from 'react';
import type { ReactNode } from 'react';
import { remoteErrorOf } from './remote-error';
import type { RemoteError } from './remote-error';
import { takeTypedText } from './typed-text';
import type { TypedText } from './typed-text';

interface RemoteBoundaryProps {
  readonly remote: string;
  /** Called before anything of it renders: what hangs says nothing afterwards. */
  readonly onMounting: () => void;
  readonly onRendered: () => void;
  /** Something in it threw; what was typed by then has been taken from the screen. */
  readonly onBroken: (error: RemoteError, typed: TypedText | null) => void;
  /** It is taken off the screen whole, perhaps for another version. */
  readonly onLeaving: (typed: TypedText) => void;
  readonly children: ReactNode;
}

/**
 * Catches what a remote throws while rendering, so that it costs only its own area. It shows nothing
 * itself: whoever renders it decides what takes its place.
 */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { broken: boolean }> {
  override state = { broken: false };
  private isRendered = false;
  private typed: TypedText | null = null;

  constructor(props: RemoteBoundaryProps) {
    super(props);
    props.onMounting();
  }

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  /** The last moment at which the fields are still there. */
  override getSnapshotBeforeUpdate(): TypedText | null {
    return this.state.broken ? takeTypedText() : null;
  }

  override componentDidUpdate(_: unknown, __: unknown, typed: TypedText | null): void {
    if (typed) this.typed = typed;
  }

  override componentWillUnmount(): void {
    if (!this.state.broken) this.props.onLeaving(takeTypedText());
  }

  override componentDidCatch(cause: unknown): void {
    const stage = this.isRendered ? 'mounted' : 'rendering';
    this.props.onBroken(remoteErrorOf(this.props.remote, stage, cause), this.typed);
  }

  private readonly noteRendered = (): void => {
    this.isRendered = true;
    this.props.onRendered();
  };

  override render(): ReactNode {
    if (this.state.broken) return null;
    return (
      <>
        {this.props.children}
        <RenderedMark onRendered={this.noteRendered} />
      </>
    );
  }
}

/** Tells that everything beside it has been put on screen: its effect runs only when all of it rendered. */
function RenderedMark(props: { onRendered: () => void }): null {
  const { onRendered } = props;
  useEffect(onRendered, [onRendered]);
  return null;
}
