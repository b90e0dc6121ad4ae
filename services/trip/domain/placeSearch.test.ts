import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { Network, Place } from '../feed/types.ts';
import { loadFeed } from '../feed/load.ts';
import { placesToWire } from '../routes/getOrigins.ts';
import { ranksOf, terminalNameOf, wantedPlaces } from './placeSearch.ts';

const syllables = ['ka', 'vi', 'ná', 'frý', 'štát', 'mo', 'rel', 'los', 'que', 'ré', 'ta', 'zi', 'pan', 'hua', 'tlá', 'cho'] as const;
const wordOf = (seed: number, length: number): string =>
  Array.from({ length }, (_, index) => syllables[(seed * 7 + index * 5 + Math.floor(seed / (index + 3))) % syllables.length]).join('');

/** A network of 11,000 places with long names, each the start of one pattern; those at the end are the busiest. */
async function bigNetwork(): Promise<Network> {
  const loaded = await loadFeed();
  if (!loaded.ok) throw new Error(loaded.failure.detail);
  const { network } = loaded;
  const places = Array.from({ length: 11_000 }, (_, index): Place => ({
    id: `S${index}-${wordOf(index, 2)}`,
    name: index === 40 ? 'Karviná,Fryštát,aut.nádr.' : `${wordOf(index, 4)},${wordOf(index + 3, 3)},aut.nádr.`,
    shortcode: `K${index.toString(36).toUpperCase()}`,
    region: 'Moravskoslezský kraj',
    latitude: 49.8 + index / 1e5,
    longitude: 18.5 + index / 1e5,
    timeZone: 'Europe/Prague',
  }));
  const [pattern] = network.patterns;
  const [call] = pattern?.calls ?? [];
  if (pattern === undefined || call === undefined) throw new Error('the demo has no pattern');
  const calls = places.flatMap(({ id }, index) =>
    Array.from({ length: index >= 10_900 ? 2 : 1 }, () => ({ ...call, placeId: id, boarding: true })),
  );
  return { ...network, places, patterns: [{ ...pattern, calls }] };
}

it('a phone gets at most 20 kB of a network of 11,000 places, the busiest and the named ones, by name', async () => {
  const network = await bigNetwork();
  const listed = wantedPlaces(network, network.places, { limit: 300, named: 's7-x,K2a4,none' });
  expect(gzipSync(JSON.stringify({ origins: placesToWire(network, listed, network.places, true) })).length).toBeLessThan(20_000);
  expect(listed).toHaveLength(301);
  expect(listed.map(({ shortcode }) => shortcode)).toContain('K2A4');
  for (const place of network.places.slice(10_900)) expect(listed).toContain(place);
  expect(listed).toEqual(network.places.filter((place) => listed.includes(place)));
});

it('[SEARCH-018] a text finds places by any word without accents and by code, the best first', async () => {
  const network = await bigNetwork();
  const find = (text: string) => wantedPlaces(network, network.places, { text, limit: 50 });
  expect(find('karvina frystat').map(({ name }) => name)).toContain('Karviná,Fryštát,aut.nádr.');
  expect(find('karvina frystat nadr')[0]?.name).toMatch(/^Karviná/i);
  expect(find('k12')[0]?.shortcode).toBe('K12');
  expect(find('nadr')).toHaveLength(50);
  expect(find('no hay')).toEqual([]);
});

it('[SEARCH-018] of the names that a text begins, those with more departures come first, and a code before all', async () => {
  const loaded = await loadFeed();
  if (!loaded.ok) throw new Error(loaded.failure.detail);
  const { network } = loaded;
  const find = (text: string) => wantedPlaces(network, network.places, { text }).map(({ shortcode }) => shortcode);
  expect(find('monte')).toEqual(['MTY', 'MMS']);
  expect(find('mms')).toEqual(['MMS']);
  expect(find('san').slice(0, 2)).toEqual(['SLP', 'SFE']);
});

it('a place has the name of its terminal, unless it has several or its own name', async () => {
  const loaded = await loadFeed();
  if (!loaded.ok) throw new Error(loaded.failure.detail);
  const { network } = loaded;
  const nameOf = (names: readonly string[]): string | undefined => {
    const [place, terminal] = [network.places[0], network.terminals[0]];
    if (!place || !terminal) throw new Error('the demo has no place');
    return terminalNameOf({ ...network, terminals: names.map((name) => ({ ...terminal, placeId: place.id, name })) }, place);
  };
  expect(nameOf(['Terminal Norte'])).toBe('Terminal Norte');
  expect(nameOf(['Terminal Norte', 'Terminal Sur'])).toBeUndefined();
  expect(nameOf([network.places[0]?.name ?? ''])).toBeUndefined();
  expect(nameOf([])).toBeUndefined();
});

it('the six places with the most departures have ranks', async () => {
  const network = await bigNetwork();
  const ranks = ranksOf(network, network.places);
  expect([...ranks.values()]).toEqual([1, 2, 3, 4, 5, 6]);
  for (const place of ranks.keys()) expect(network.places.indexOf(place)).toBeGreaterThanOrEqual(10_900);
});

it('a small network is answered whole, and without a limit every network', async () => {
  const loaded = await loadFeed();
  if (!loaded.ok) throw new Error(loaded.failure.detail);
  const { network } = loaded;
  expect(wantedPlaces(network, network.places, { limit: 300 })).toBe(network.places);
  expect(wantedPlaces(network, network.places, {})).toBe(network.places);
  expect(wantedPlaces(network, network.places, { limit: 0, named: 'mty' })).toHaveLength(1);
});
