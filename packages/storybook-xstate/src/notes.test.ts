import { afterEach, expect, it, vi } from 'vitest';
import { addressOf, placeIn, readNotes } from './notes.ts';

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

afterEach(() => vi.unstubAllGlobals());

it('reads the notes of one chart once, and requests none for a chart without them', async () => {
  const files: Record<string, unknown> = { 'notes/list.json': ['lamp'], 'notes/lamp.json': { id: 'lamp' } };
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return { ok: address in files, json: async () => files[address] };
  });
  expect(await readNotes('notes', 'lamp')).toEqual({ id: 'lamp' });
  expect(await readNotes('notes', 'lamp')).toEqual({ id: 'lamp' });
  expect(await readNotes('notes', 'bell')).toBeNull();
  expect(await readNotes('nowhere', 'lamp')).toBeNull();
  expect(asked).toEqual(['notes/list.json', 'notes/lamp.json', 'nowhere/list.json']);
});
