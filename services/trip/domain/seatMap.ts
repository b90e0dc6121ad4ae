import type { components } from '../../../openapi/types/trip.ts';
import type { PassengerFare } from '../feed/fares.ts';
import { seatsOf } from '../layouts/layouts.ts';
import type { Floor, Layout, SeatCell } from '../layouts/types.ts';

type Schemas = components['schemas'];

/** A seat with its floor. */
export type PlacedSeat = SeatCell & { readonly floor: Floor };

/** The fields of a claim that a map needs; `mine` when the caller holds it. Instants in ISO. */
export interface MapClaim {
  readonly seat: number;
  readonly mine: boolean;
  readonly kind: Schemas['ClaimKind'];
  readonly expiresAt: string | null;
  readonly cartId: string | null;
}

const seatsById = new WeakMap<Layout, ReadonlyMap<string, PlacedSeat>>();

/** A seat of a layout by its id in the contract, which is its number. */
export function seatById(layout: Layout, seatId: string): PlacedSeat | undefined {
  const known = seatsById.get(layout) ?? new Map(seatsOf(layout).map((seat) => [String(seat.seat), seat]));
  seatsById.set(layout, known);
  return known.get(seatId);
}

/** A seat in the shape of the contract. */
export function seatRef(seat: PlacedSeat): Schemas['SeatRef'] {
  return { seatId: String(seat.seat), seatNumber: seat.seat, sectionId: seat.floor };
}

function seatToWire(seat: SeatCell, classId: string, claims: readonly MapClaim[]): Schemas['SeatCell'] {
  const foreign = claims.some((claim) => !claim.mine);
  const mine = foreign ? undefined : claims.find((claim) => claim.mine);
  return {
    kind: 'seat',
    row: seat.row,
    col: seat.col,
    id: String(seat.seat),
    seatNumber: seat.seat,
    type: seat.neighbour === null ? 'single' : seat.window ? 'window' : 'aisle',
    rowLabel: String(seat.row),
    label: seat.label,
    feeId: null,
    seatClassId: classId,
    window: seat.window,
    aisle: seat.aisle,
    neighbour: seat.neighbour,
    state: claims.length === 0 ? 'free' : mine === undefined ? 'taken' : 'mine',
    claim: mine === undefined ? null : { kind: mine.kind, expiresAt: mine.expiresAt, cartId: mine.cartId },
  };
}

/** The floors of a bus with the state of each seat over the legs of the claims (SEAT-027 to SEAT-029). */
export function sectionsOf(layout: Layout, classId: string, claims: readonly MapClaim[]): Schemas['SeatSection'][] {
  return layout.sections.map((section) => ({
    id: section.id,
    name: section.name,
    rows: section.rows.length,
    columns: section.columns,
    cells: section.rows.flat().map((cell) =>
      cell.kind === 'seat'
        ? seatToWire(
            cell,
            classId,
            claims.filter((claim) => claim.seat === cell.seat),
          )
        : { kind: cell.kind, row: cell.row, col: cell.col },
    ),
  }));
}

/** A seated passenger, with the fields that the rules for neighbours need. */
export interface Sitter {
  readonly seat: number;
  readonly kind: PassengerFare['kind'];
}

/** Whether the passenger of a lost seat must stay beside the neighbour: a pet or a minor and its adult (SEAT-065). */
function movesAsPair(lost: PlacedSeat, party: readonly Sitter[]): boolean {
  const own = party.find(({ seat }) => seat === lost.seat);
  const beside = party.find(({ seat }) => seat === lost.neighbour);
  if (own === undefined || beside === undefined) return false;
  const needsAdult = ({ kind }: Sitter): boolean => kind === 'pet' || kind === 'minor';
  return needsAdult(own) !== needsAdult(beside);
}

/**
 * Free seats like a lost one (same floor, window or aisle), nearest first, at most three (decision 1). All seats of a bus have one class. A
 * pet or a minor moves together with the adult beside it, so each offer then has a free seat beside it.
 */
export function equalSeats(
  layout: Layout,
  lost: PlacedSeat,
  taken: ReadonlySet<number>,
  party: readonly Sitter[] = [],
): readonly PlacedSeat[] {
  const isFree = (seat: number): boolean => seat !== lost.seat && !taken.has(seat) && !party.some((sitter) => sitter.seat === seat);
  const isPair = movesAsPair(lost, party);
  const distance = (seat: PlacedSeat): number => Math.abs(seat.row - lost.row) * 10 + Math.abs(seat.col - lost.col);
  return seatsOf(layout)
    .filter(({ floor, window, seat }) => floor === lost.floor && window === lost.window && isFree(seat))
    .filter(({ neighbour }) => !isPair || (neighbour !== null && isFree(neighbour)))
    .toSorted((a, b) => distance(a) - distance(b) || a.seat - b.seat)
    .slice(0, 3);
}
