import { diff } from '@blazediff/core';
import { PNG } from 'pngjs';

/** A story of the `index.json` of a built Storybook. */
export type Story = { id: string; title: string; name: string };
export type Fate = 'changed' | 'new' | 'removed';
export type Comparison = {
  fate: Fate;
  /** Number of different pixels, and their share of the picture in percent. */
  pixels: number;
  percent: number;
  /** A PNG with the different pixels in red. Absent where there is nothing to compare with. */
  difference?: Buffer;
};

type Index = { entries: Record<string, Story & { type: string }> };

/** The stories of both builds in the order of the newer, then the removed ones; with `wanted`, those whose name or id contains it. */
export function storiesOf(older: Index, newer: Index, wanted = ''): (Story & { inOlder: boolean; inNewer: boolean })[] {
  const text = wanted.toLowerCase();
  return Object.values({ ...newer.entries, ...older.entries, ...newer.entries })
    .filter(({ type, id, title, name }) => type === 'story' && `${id} ${title}/${name}`.toLowerCase().includes(text))
    .map(({ id, title, name }) => ({ id, title, name, inOlder: id in older.entries, inNewer: id in newer.entries }));
}

/**
 * What happened to the picture of a story, as PNG of the older and of the newer build; null when nothing did. One different pixel is a
 * change, because one browser draws both pictures.
 */
export function compare(older: Buffer | undefined, newer: Buffer | undefined): Comparison | null {
  if (older === undefined || newer === undefined) {
    if (older === newer) return null;
    return { fate: older === undefined ? 'new' : 'removed', pixels: 0, percent: 0 };
  }
  if (older.equals(newer)) return null;
  const [first, second] = sameSize(PNG.sync.read(older), PNG.sync.read(newer));
  const { width, height } = first;
  const difference = new PNG({ width, height });
  const pixels = diff(first.data, second.data, difference.data, width, height, { threshold: 0, includeAA: true });
  if (pixels === 0) return null;
  return { fate: 'changed', pixels, percent: (100 * pixels) / (width * height), difference: PNG.sync.write(difference) };
}

/** Both pictures as large as the larger one; the added part is transparent. */
function sameSize(...pictures: [PNG, PNG]): [PNG, PNG] {
  const width = Math.max(...pictures.map((picture) => picture.width));
  const height = Math.max(...pictures.map((picture) => picture.height));
  const enlarged = (picture: PNG) => {
    const larger = new PNG({ width, height, fill: true });
    PNG.bitblt(picture, larger, 0, 0, picture.width, picture.height);
    return larger;
  };
  return [enlarged(pictures[0]), enlarged(pictures[1])];
}
