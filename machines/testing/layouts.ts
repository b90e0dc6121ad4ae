import * as fc from 'fast-check';
import type { Passenger } from '../domain/passenger.ts';
import type { Cell, Floor, FloorPlan, Seat, SeatId, SeatMap } from '../domain/seat.ts';
import { ALL_FARES } from './fixtures.ts';

/** Columns of a row: 1, 2 | 4, 5 or 1 | 4, 5. Column 3 is the aisle. */
const SHAPES = [
  [1, 2, 4, 5],
  [1, 4, 5],
] as const;

type FloorDraft = { shape: readonly number[]; rows: boolean[][] };

const floorDraft: fc.Arbitrary<FloorDraft> = fc.constantFrom(...SHAPES).chain((shape) =>
  fc.record({
    shape: fc.constant<readonly number[]>(shape),
    // Most cells have a seat; the others are a door, stairs or empty.
    rows: fc.array(
      fc.array(
        fc.integer({ min: 0, max: 9 }).map((die) => die > 0),
        { minLength: shape.length, maxLength: shape.length },
      ),
      {
        minLength: 1,
        maxLength: 12,
      },
    ),
  }),
);

function drawFloor(floor: Floor, { shape, rows }: FloorDraft, first: number): { plan: FloorPlan; seats: Seat[] } {
  const at = rows.flatMap((row, index) => shape.filter((_, place) => row[place]).map((column) => ({ row: index + 1, column })));
  const numbered = at.map((place, index) => ({ ...place, id: String(first + index) }));
  const idAt = (row: number, column: number): SeatId | null =>
    numbered.find((seat) => seat.row === row && seat.column === column)?.id ?? null;
  const seats = numbered.map(({ id, row, column }): Seat => ({
    id,
    number: id,
    floor,
    row,
    column,
    position: column === 1 || column === 5 ? 'window' : 'aisle',
    neighbour: idAt(row, column < 3 ? 3 - column : 9 - column),
  }));
  const cells = rows.map((_, index) =>
    [1, 2, 3, 4, 5].map((column): Cell => {
      const seatId = idAt(index + 1, column);
      return seatId === null ? { kind: column === 3 ? 'aisle' : 'none' } : { kind: 'seat', seatId };
    }),
  );
  return { plan: { floor, rows: cells }, seats };
}

/** A bus of one or two floors, 2+2 or 2+1, with missing seats. Others hold some of its seats. */
export const anyMap: fc.Arbitrary<SeatMap> = fc
  .tuple(floorDraft, fc.option(floorDraft))
  .map(([below, above]) => {
    const ground = drawFloor('ground', below, 1);
    const top = above && drawFloor('top', above, ground.seats.length + 1);
    return { seats: [...ground.seats, ...(top?.seats ?? [])], floors: [ground.plan, ...(top ? [top.plan] : [])] };
  })
  .chain(({ seats, floors }) =>
    fc.subarray(seats.map(({ id }) => id)).map((taken) => ({
      channel: 'seatmap:MTY-SLP_0830_2026-04-17',
      version: 0,
      floors,
      seats: Object.fromEntries(seats.map((seat) => [seat.id, seat])),
      taken,
      mine: [],
    })),
  );

const LETTERS = ['Ana', 'Beto', 'Carla', 'Dora', 'Elio'];

/** A bus and up to five passengers of any fare on free seats, without checking any rule. */
export const anyParty: fc.Arbitrary<{ map: SeatMap; passengers: Passenger[] }> = anyMap.chain((map) => {
  const open = Object.keys(map.seats).filter((seatId) => !map.taken.includes(seatId));
  return fc.record({
    map: fc.constant(map),
    passengers: fc
      .tuple(
        fc.shuffledSubarray(open, { maxLength: Math.min(open.length, LETTERS.length) }),
        fc.array(fc.constantFrom(...ALL_FARES), { minLength: LETTERS.length, maxLength: LETTERS.length }),
      )
      .map(([seatIds, fares]) =>
        seatIds.map((seatId, index) => ({
          direction: 'outbound' as const,
          id: seatId,
          seatId,
          firstName: LETTERS[index] ?? '',
          lastName: 'Peña',
          fareId: fares[index]?.id ?? '',
          serviceIds: [],
        })),
      ),
  });
});
