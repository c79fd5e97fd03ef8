import { Component, type ReactNode } from 'react';

interface Props {
  /** What could not be opened: `The book`. */
  readonly what: string;
  /** Without it, what is inside is simply tried again. */
  readonly onRetry?: () => void;
  readonly children: ReactNode;
}

/** Stands in for a part of the page whose file could not be fetched. */
export class LoadingFailed extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const again = this.props.onRetry ?? (() => this.setState({ failed: false }));
    return (
      <p className="notice" role="alert">
        {this.props.what} could not be opened: a file did not arrive.{' '}
        <button type="button" onClick={again}>
          Try again
        </button>
      </p>
    );
  }
}
