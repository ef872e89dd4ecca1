import { Component } from 'react';
import type { ReactNode } from 'react';
import { RemoteErrorCard } from './remote-error-card';
import { RemoteError } from './remote-source.port';

interface RemoteBoundaryProps {
  readonly remote: string;
  readonly onFailure: (error: RemoteError) => void;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** Catches what a remote throws while rendering, so that it costs only its own area. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { error: RemoteError | null }> {
  override state: { error: RemoteError | null } = { error: null };

  static getDerivedStateFromError(cause: unknown): { error: RemoteError } {
    return { error: new RemoteError('', 'render', cause) };
  }

  override componentDidCatch(cause: unknown): void {
    const error = new RemoteError(this.props.remote, 'render', cause);
    this.setState({ error });
    this.props.onFailure(error);
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return <RemoteErrorCard error={error} onRetry={this.props.onRetry} />;
  }
}
