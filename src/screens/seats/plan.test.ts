import { describe, expect, it } from 'vitest';
import type { FloorView, SeatCellView } from '../../../machines/seats/seats.types.ts';
import { reuseParts } from '../parts/useSame.ts';
import { planOf } from './plan.ts';

const seat = (number: string, extra: Partial<Extract<SeatCellView, { kind: 'seat' }>> = {}): SeatCellView => ({
  kind: 'seat',
  id: `seat-${number}`,
  number,
  state: 'free',
  position: 'window',
  row: 1,
  beside: 'free',
  name: null,
  price: 61_200_000,
  busy: false,
  forPet: false,
  ...extra,
});
const aisle: SeatCellView = { kind: 'aisle' };
const cabin: SeatCellView[] = [{ kind: 'driver' }, { kind: 'none' }, aisle, { kind: 'none' }, { kind: 'door' }];
const row = (first: number): SeatCellView[] => [
  seat(`${first}`),
  seat(`${first + 1}`, { position: 'aisle' }),
  aisle,
  seat(`${first + 2}`, { position: 'aisle' }),
  seat(`${first + 3}`),
];
const floor = (...rows: SeatCellView[][]): FloorView => ({ floor: 'ground', free: 8, seats: 8, rows });

describe('the plan of a floor', () => {
  it('moves the row of the driver to the front of the bus', () => {
    const plan = planOf(floor(cabin, row(1)));
    expect(plan).toMatchObject({ hasDriver: true, hasFrontDoor: true, columns: 'wa.aw' });
    expect(plan.rows).toHaveLength(1);
  });

  it('gives the column that a 2+1 bus leaves empty to the aisle', () => {
    const none: SeatCellView = { kind: 'none' };
    const wide = (first: number) => [seat(`${first}`), none, aisle, seat(`${first + 1}`, { position: 'aisle' }), seat(`${first + 2}`)];
    const plan = planOf(floor(cabin, wide(1), wide(4), [seat('7'), none, aisle, { kind: 'toilet' }, { kind: 'toilet' }]));
    expect(plan.columns).toBe('w.aw');
    expect(plan.rows.map((row) => row.map(({ kind }) => kind))).toEqual([
      ['seat', 'aisle', 'seat', 'seat'],
      ['seat', 'aisle', 'seat', 'seat'],
      ['seat', 'aisle', 'toilet'],
    ]);
  });

  it('names no side of a column without seats', () => {
    const plan = planOf(floor([seat('1'), { kind: 'toilet' }, aisle, seat('2', { position: 'aisle' }), seat('3')]));
    expect(plan.columns).toBe('w-.aw');
  });

  it('keeps a door beside seats where it is', () => {
    const plan = planOf(floor(row(1), [seat('5'), seat('6'), aisle, { kind: 'none' }, { kind: 'door' }]));
    expect(plan.hasFrontDoor).toBe(false);
    expect(plan.rows[1]?.map(({ kind }) => kind)).toEqual(['seat', 'seat', 'aisle', 'none', 'door']);
  });

  it('joins equal adjacent fixtures', () => {
    const plan = planOf(floor(row(1), [{ kind: 'toilet' }, { kind: 'toilet' }, aisle, { kind: 'stairs' }, { kind: 'stairs' }]));
    expect(plan.rows[1]).toMatchObject([
      { kind: 'toilet', span: 2 },
      { kind: 'aisle', span: 1 },
      { kind: 'stairs', span: 2 },
    ]);
  });

  it('names a seat in one sentence: number, position, state, floor, and the price while it is free', () => {
    const [cells = []] = planOf(
      floor([
        seat('1'),
        seat('2', { position: 'aisle', state: 'taken' }),
        seat('3', { state: 'mine', name: 'Begoña' }),
        seat('4', { busy: true, state: 'mine' }),
      ]),
    ).rows;
    expect(cells.map((cell) => cell.kind === 'seat' && cell.name)).toEqual([
      'Asiento 1, ventana, disponible, planta baja, $612.00',
      'Asiento 2, pasillo, ocupado, planta baja',
      'Asiento 3, ventana, tuyo: Begoña, planta baja',
      'Asiento 4, ventana, apartando, planta baja',
    ]);
  });
});

describe('cells from one drawing to the next', () => {
  const rowsOf = (...rows: SeatCellView[][]) => planOf(floor(...rows)).rows;

  it('stay the same when nothing changed', () => {
    const reuse = reuseParts<ReturnType<typeof rowsOf>>();
    const before = reuse(rowsOf(row(1), row(5)));
    expect(reuse(rowsOf(row(1), row(5)))).toBe(before);
  });

  it('are new only for the seat that changed and its row', () => {
    const reuse = reuseParts<ReturnType<typeof rowsOf>>();
    const before = reuse(rowsOf(row(1), row(5)));
    const after = reuse(rowsOf([seat('1', { state: 'taken' }), ...row(1).slice(1)], row(5)));
    expect(after).not.toBe(before);
    expect(after[1]).toBe(before[1]);
    expect(after[0]?.map((cell, index) => cell === before[0]?.[index])).toEqual([false, true, true, true, true]);
  });
});
