import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { examples } from '../../../machines/seats/seats.examples.ts';
import { hasNotice } from './hasNotice.ts';
import { MapNotice } from './MapNotice.tsx';

const maps = Object.values(examples).flatMap((view) => (view.screen === 'map' ? [view] : []));
/** The hint is about the way with fewer passengers, whichever map is shown. */
const fewer = (['outbound', 'return'] as const).flatMap((direction) =>
  maps.map((view) => ({ ...view, hint: { kind: 'fewer' as const, direction, count: 1 } })),
);

it('[SEAT-061] a place is kept for the notice above the map exactly where the notice says something', () => {
  const kept = new Set<boolean>();
  for (const view of [...maps, ...fewer]) {
    const says = renderToStaticMarkup(createElement(MapNotice, { view, send: () => undefined })) !== '';
    expect(hasNotice(view)).toBe(says);
    kept.add(says);
  }
  expect(kept.size).toBe(2);
});
