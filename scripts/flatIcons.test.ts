import { expect, test } from 'vitest';
import { pathOf } from './flatIcons.ts';

test('an icon of several shapes is one path', () => {
  expect(
    pathOf([
      ['circle', { cx: '12', cy: '12', r: '10', key: 'a' }],
      ['path', { d: 'm9 18 6-6-6-6', key: 'b' }],
      ['line', { x1: '12', y1: '8', x2: '12.01', y2: '8', key: 'c' }],
    ]),
  ).toBe('M2 12a10 10 0 1 1 20 0a10 10 0 1 1 -20 0zM0 0m9 18 6-6-6-6M12 8L12.01 8');
});

test('a rectangle keeps its round corners', () => {
  expect(pathOf([['rect', { width: '18', height: '11', x: '3', y: '11', rx: '2', ry: '2' }]])).toBe(
    'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-7a2 2 0 0 1 2 -2z',
  );
});

test('a shape with a look of its own is left to the library', () => {
  expect(pathOf([['circle', { cx: '12', cy: '12', r: '1', fill: 'currentColor' }]])).toBeNull();
  expect(pathOf([['ellipse', { cx: '12', cy: '5', rx: '9', ry: '3' }]])).toBeNull();
});
