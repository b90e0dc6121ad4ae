/** @jsxRuntime classic */
import * as React from 'react';

/** The canvas of a chart without a screen: its view as data. */
export function PlainView({ view }: { view: unknown }) {
  return (
    <main>
      <pre style={{ margin: 24, fontSize: 15, lineHeight: 1.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {JSON.stringify(view, null, 2)}
      </pre>
    </main>
  );
}
