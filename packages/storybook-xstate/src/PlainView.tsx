/** @jsxRuntime classic */
import * as React from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import { viewOf, type ChartStory } from './story.ts';
import { begin, reasonOf, situationsIn } from './walk.ts';

/** The canvas of a chart without a screen: its view as data. */
export function PlainView({ view }: { view: unknown }) {
  return (
    <main>
      <pre style={{ margin: 24, fontSize: 15, lineHeight: 1.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{textOf(view)}</pre>
    </main>
  );
}

/** The view of a chart that has none: its states and its context. */
export function plainView({ value, context }: AnyMachineSnapshot): unknown {
  try {
    // Actors in the context refer to one another in circles; as text they are their ids.
    return { value, context: JSON.parse(jsonOf(context)) as unknown };
  } catch (error) {
    return { value, context: reasonOf(error) };
  }
}

/** The example of a situation, or its view, or what the chart threw on the way there. */
export function viewAt(chart: ChartStory, name: string): unknown {
  const situation = situationsIn(chart)[name];
  const example = chart.examples?.[name];
  if (example !== undefined || !situation) return example;
  try {
    return viewOf({ view: plainView, ...chart }, begin(chart, situation), situation);
  } catch (error) {
    return reasonOf(error);
  }
}

function jsonOf(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'bigint' ? String(inner) : inner), 2) ?? '';
}

function textOf(view: unknown): string {
  try {
    return jsonOf(view);
  } catch (error) {
    return reasonOf(error);
  }
}
