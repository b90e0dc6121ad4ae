import { expect, it } from 'vitest';
import { addressOf, placeIn } from './notes.ts';

const STORY = 'http://localhost:6006/?path=/story/lamp--lit&globals=theme:dark';

it.each([
  { path: { number: 7, step: 3 }, events: [] },
  { path: { number: 7, step: 0 }, events: ['switched · off', 'broken'] },
  { path: null, events: ['switched · lit & red'] },
])('an address keeps %j', (place) => {
  const address = addressOf(STORY, place);
  expect(address).toContain('?path=/story/lamp--lit');
  expect(placeIn(address)).toEqual(place);
  // A second copy replaces the first place.
  expect(placeIn(addressOf(address, { path: null, events: ['x'] }))).toEqual({ path: null, events: ['x'] });
});

it('an address without a place has none, and loses an older one', () => {
  expect(placeIn(STORY)).toBeNull();
  const kept = addressOf(addressOf(STORY, { path: { number: 1, step: 1 }, events: [] }), { path: null, events: [] });
  expect(placeIn(kept)).toBeNull();
  expect(kept).toContain('?path=/story/lamp--lit');
});
