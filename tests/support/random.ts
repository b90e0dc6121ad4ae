import { createHash } from 'node:crypto';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** Numbers from 0 up to 1 that depend on the seed alone. */
export type Random = () => number;

/**
 * A generator for each place of a run, for example of a step or a person, so that one that draws more numbers changes no other. The digest of the
 * places is its whole state, because generators of neighbouring seeds begin alike.
 */
export function randomAt(...places: readonly (number | string)[]): Random {
  const digest = createHash('sha256').update(JSON.stringify(places)).digest();
  const generator = xoroshiro128plusFromState([0, 4, 8, 12].map((from) => digest.readInt32LE(from)));
  return () => (generator.next() >>> 0) / 2 ** 32;
}

/** One of the items with equal chances. Throws when there is none. */
export function oneOf<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('there is nothing to choose from');
  return item;
}

/** One of the items by its weight; undefined when no item has a weight above 0. */
export function weighted<Item>(random: Random, items: readonly Item[], weightOf: (item: Item) => number): Item | undefined {
  const weights = items.map((item) => Math.max(0, weightOf(item)));
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0);
  return items.find((_, index) => {
    const weight = weights[index] ?? 0;
    left -= weight;
    return weight > 0 && left < 0;
  });
}
