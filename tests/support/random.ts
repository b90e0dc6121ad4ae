/** Numbers from 0 up to 1 that depend on the seed alone. */
export type Random = () => number;

/** A generator for each place of a run, for example of a step, so that a step that draws more numbers changes no later one. */
export function randomAt(...places: number[]): Random {
  let state = places.reduce((mixed, place) => Math.imul(mixed ^ place, 0x9e3779b1) + 0x85ebca6b, 0x2545f491);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let drawn = Math.imul(state ^ (state >>> 15), state | 1);
    drawn ^= drawn + Math.imul(drawn ^ (drawn >>> 7), drawn | 61);
    return ((drawn ^ (drawn >>> 14)) >>> 0) / 2 ** 32;
  };
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
