import { Component, type ReactNode } from 'react';

type BoundaryProps = {
  /** Rendered in place of children that throw; `again` renders them anew. */
  renderFailed: (again: () => void) => ReactNode;
  onError: (error: unknown) => void;
  children: ReactNode;
};

/** Shows something else while its children throw. Charts live outside of it, so what is rendered again goes on where it was. */
export class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    const { renderFailed, children } = this.props;
    return this.state.hasFailed ? renderFailed(() => this.setState({ hasFailed: false })) : children;
  }
}
