import { expect, test } from 'vitest';
import { drawnIn, indexGrid, nextStop } from './gridMoves.ts';

type Cell = { key: string; isFocusable: boolean; span?: number };
const seat = (key: string): Cell => ({ key, isFocusable: true });
const gap = (key: string, span = 1): Cell => ({ key, isFocusable: false, span });
const rows = [
  [seat('1'), seat('2'), gap('a1'), seat('3'), seat('4')],
  [gap('stairs', 2), gap('a2'), seat('5'), seat('6')],
  [seat('7'), seat('8'), seat('9'), seat('10'), seat('11')],
];
const stops = indexGrid(rows, (cell) => cell);
const go = (from: string, key: string, isWhole = false) => nextStop(stops, from, key, isWhole);

test('left and right skip what takes no focus and stop at the ends of the row', () => {
  expect(go('2', 'ArrowRight')).toBe('3');
  expect(go('3', 'ArrowLeft')).toBe('2');
  expect(go('4', 'ArrowRight')).toBeUndefined();
});

test('up and down keep the drawn column over wide cells', () => {
  expect(go('2', 'ArrowDown')).toBe('8');
  expect(go('3', 'ArrowDown')).toBe('5');
  expect(go('9', 'ArrowUp')).toBeUndefined();
  expect(go('7', 'ArrowUp')).toBe('1');
});

test('Home and End reach the ends of the row, with Ctrl those of the grid', () => {
  expect(go('6', 'Home')).toBe('5');
  expect(go('1', 'End')).toBe('4');
  expect(go('9', 'Home', true)).toBe('1');
  expect(go('3', 'End', true)).toBe('11');
});

test('an empty cell is not rendered, and the cells after it keep their columns', () => {
  expect(drawnIn(rows[1] ?? [], (cell) => cell).map(({ key, column, isAfterGap }) => [key, column, isAfterGap])).toEqual([
    ['5', 4, true],
    ['6', 5, false],
  ]);
});
