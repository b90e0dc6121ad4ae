/** @jsxRuntime classic */
import * as React from 'react';

/** Stands on the canvas for a chart without a screen: what others see of it. */
export function PlainView({ view }: { view: unknown }) {
  return (
    <main>
      <pre style={{ margin: 24, fontSize: 15, lineHeight: 1.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {JSON.stringify(view, null, 2)}
      </pre>
    </main>
  );
}
