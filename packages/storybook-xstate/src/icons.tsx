/** @jsxRuntime classic */
import * as React from 'react';
import type { TriggerKind } from './graph.ts';

/** Outlines of 12 by 12 for the triggers of a transition. */
const PATHS: Record<TriggerKind, string> = {
  event: 'M6 2.5 L9.5 6 L6 9.5 L2.5 6 Z',
  done: 'M2 6.5 L5 9.5 L10.5 3',
  error: 'M3 3 L9.5 9.5 M9.5 3 L3 9.5',
  after: 'M6 1.5 A4.75 4.75 0 1 1 5.99 1.5 M6 3.5 V6.5 L8 7.5',
  always: 'M2 3 L5.5 6.25 L2 9.5 M6.5 3 L10 6.25 L6.5 9.5',
  snapshot: 'M1.5 6.25 C3 2.5 5 2.5 6.25 6.25 C7.5 10 9.5 10 11 6.25',
};

export function TriggerIcon({ kind, x = 0, y = 0 }: { kind: TriggerKind; x?: number; y?: number }) {
  return <path className={`chart-icon chart-icon-${kind}`} d={PATHS[kind]} transform={`translate(${x} ${y})`} />;
}

/** A picture, which marks a state with a story. */
export function StoryIcon({ x, y }: { x: number; y: number }) {
  return <path className="chart-icon-story" d="M1 2.5 H11 V9.5 H1 Z M1 8 L4 5.5 L6 7 L8.5 4.5 L11 7" transform={`translate(${x} ${y})`} />;
}
