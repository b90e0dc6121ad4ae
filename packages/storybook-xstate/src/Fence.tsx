/** @jsxRuntime classic */
import * as React from 'react';
import { reasonOf } from './walk.ts';
import type { Words } from './words.ts';

/** `of` names what is shown; another one is tried again. */
type Props = { of?: string; words: Words; children: React.ReactNode };
type State = { of: string | undefined; failure: string | null };

/** Shows what a chart threw as a sentence, in place of the part that it broke. */
export class Fence extends React.Component<Props, State> {
  override state: State = { of: this.props.of, failure: null };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: reasonOf(error) };
  }

  static getDerivedStateFromProps({ of }: Props, state: State): State | null {
    return of === state.of ? null : { of, failure: null };
  }

  override render() {
    const { words, children } = this.props;
    if (this.state.failure === null) return children;
    return <Failure message={this.state.failure} words={words} />;
  }
}

/** A sentence about a failure. */
export function Failure({ message, words }: { message: string; words: Words }) {
  return (
    <p className="chart-failure" role="alert">
      {words.failed(message)}
    </p>
  );
}
