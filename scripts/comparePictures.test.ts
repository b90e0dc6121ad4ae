import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { compare, storiesOf } from './comparePictures.ts';

/** A white picture with some pixels of another colour. */
function picture(width: number, height: number, other: { at: number[]; rgb: [number, number, number] } = { at: [], rgb: [0, 0, 0] }) {
  const png = new PNG({ width, height });
  png.data.fill(255);
  for (const place of other.at) png.data.set(other.rgb, 4 * place);
  return PNG.sync.write(png);
}

const story = (id: string, type = 'story') => ({ [id]: { id, type, title: 'Pasos/Asientos', name: id } });

test('equal pictures have not changed', () => {
  expect(compare(picture(4, 4), picture(4, 4))).toBeNull();
});

test('one pixel of an almost equal colour is a change, and the difference shows only that pixel in red', () => {
  const changed = compare(picture(4, 5), picture(4, 5, { at: [6], rgb: [255, 255, 253] }));
  expect(changed).toMatchObject({ fate: 'changed', pixels: 1, percent: 5 });
  const { data } = PNG.sync.read(changed!.difference!);
  const red = Array.from({ length: 20 }, (_, place) => place).filter((place) => data[4 * place] === 255 && data[4 * place + 1] === 0);
  expect(red).toEqual([6]);
});

test('a longer picture differs in the added part only', () => {
  expect(compare(picture(4, 4), picture(4, 6))).toMatchObject({ fate: 'changed', pixels: 8 });
});

test('a story of one build only is new or removed', () => {
  expect(compare(undefined, picture(1, 1))).toMatchObject({ fate: 'new' });
  expect(compare(picture(1, 1), undefined)).toMatchObject({ fate: 'removed' });
});

test('the stories of both builds are listed once, without other pages', () => {
  const older = { entries: { ...story('gone'), ...story('kept'), ...story('page', 'docs') } };
  const newer = { entries: { ...story('kept'), ...story('added') } };
  const listed = (wanted?: string) => storiesOf(older, newer, wanted).map(({ id, inOlder, inNewer }) => [id, inOlder, inNewer]);
  expect(listed()).toEqual([
    ['kept', true, true],
    ['added', false, true],
    ['gone', true, false],
  ]);
  expect(listed('ASIENTOS/add')).toEqual([['added', false, true]]);
});
