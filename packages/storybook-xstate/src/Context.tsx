/** @jsxRuntime classic */
import * as React from 'react';
import type { Shown } from './channel.ts';
import type { Words } from './words.ts';

/** The context of the chart; what the last event changed is marked. */
export function Context({ values, words }: { values: Shown['context']; words: Words }) {
  if (values.length === 0) return null;
  return (
    <details className="chart-context" open>
      <summary>{words.context}</summary>
      <dl>
        {values.map(({ name, text, hasChanged }) => (
          <div key={name} data-changed={hasChanged}>
            <dt>{name}</dt>
            <dd>
              {text}
              {hasChanged && <span className="chart-hidden"> ({words.changed})</span>}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
