/** @jsxRuntime classic */
import * as React from 'react';
import { reasonOf } from './walk.ts';
import type { Words } from './words.ts';

type Props = { words: Words; children: React.ReactNode };

/** Shows what a chart threw as a sentence, in place of the part that it broke. */
export class Fence extends React.Component<Props, { failure: string | null }> {
  override state = { failure: null as string | null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: reasonOf(error) };
  }

  override render() {
    const { words, children } = this.props;
    if (this.state.failure === null) return children;
    return (
      <p className="chart-failure" role="alert">
        {words.failed(this.state.failure)}
      </p>
    );
  }
}
