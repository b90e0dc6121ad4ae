import type { Cell, Claim, Floor, FloorPlan, Seat, SeatId, SeatMap } from '../../../machines/domain/seat.ts';
import type { ExtraService, Fare, FareKind, RunRef } from '../../../machines/domain/trip.ts';
import type { components } from '../../../openapi/types/trip.ts';

type Wire = components['schemas'];

const KINDS: Record<string, FareKind> = { 1: 'adult', 2: 'minor', 3: 'senior', 4: 'student', 5: 'teacher', 368: 'preferred' };

/** The kind of a fare, by its id, and of the pet by its name (SEAT-078). An unknown fare has no rules. */
export function fareKind(id: string, name: string): FareKind {
  return name.toUpperCase() === 'MASCOTA' ? 'pet' : (KINDS[id] ?? 'preferred');
}

/** The fares of a trip with their prices, without closed ones (SEAT-077). */
export function faresOf(offer: Pick<Wire['TripOffer'], 'fareClasses'>, catalogue: readonly Wire['Fare'][]): Fare[] {
  const known = new Map(catalogue.map((fare) => [fare.id, fare]));
  return offer.fareClasses.flatMap(({ id: fareClassId, fares }) =>
    fares.flatMap(({ id, name, price, discount }) => {
      const fare = known.get(id);
      if (fare?.disabled || fare?.deleted) return [];
      const description = fare?.description ?? '';
      return { id, fareClassId, name, description, price, ...(discount !== undefined && { discount }), kind: fareKind(id, name) };
    }),
  );
}

/** The services on sale, without `blocked` ones (SEAT-074 to SEAT-076). */
export function servicesOf(services: readonly Wire['ExtraService'][]): ExtraService[] {
  return services
    .filter(({ blocked }) => !blocked)
    .map(({ _id, name, description, forPets, amount, valueType, display_value }) => ({
      id: _id,
      name,
      description,
      forPets,
      price: valueType === '%' ? { kind: 'percent', percent: display_value } : { kind: 'amount', amount },
    }));
}

/** The layout of a bus with the holders of its seats. Own bought seats count as taken. */
export function seatMapOf(map: Wire['SeatMapAnswer']['data']['map']): SeatMap {
  const cells = map.seatmap.sections.flatMap((section) => section.cells.filter(isSeat).map((cell) => ({ cell, floor: section.id })));
  const idByNumber = new Map(cells.map(({ cell }) => [cell.seatNumber, cell.id]));
  const seats = cells.map(({ cell, floor }) =>
    seatOf(cell, floor, cell.neighbour === null ? null : (idByNumber.get(cell.neighbour) ?? null)),
  );
  return {
    channel: map.channel,
    version: map.version,
    floors: map.seatmap.sections.map(floorOf),
    seats: Object.fromEntries(seats.map((seat) => [seat.id, seat])),
    taken: cells.filter(({ cell }) => cell.state === 'taken' || (cell.state === 'mine' && !ownClaim(cell))).map(({ cell }) => cell.id),
    mine: cells.flatMap(({ cell }) => ownClaim(cell) ?? []),
  };
}

function isSeat(cell: Wire['SeatCell'] | Wire['FixtureCell']): cell is Wire['SeatCell'] {
  return cell.kind === 'seat';
}

function seatOf(cell: Wire['SeatCell'], floor: Floor, neighbour: SeatId | null): Seat {
  return { id: cell.id, number: cell.label, floor, row: cell.row, column: cell.col, position: cell.window ? 'window' : 'aisle', neighbour };
}

function ownClaim({ id, state, claim }: Wire['SeatCell']): Claim | null {
  return state === 'mine' && claim?.expiresAt ? { seatId: id, expiresAt: claim.expiresAt } : null;
}

function floorOf({ id, rows, columns, cells }: Wire['SeatSection']): FloorPlan {
  return { floor: id, rows: Array.from({ length: rows }, (_, row) => cells.slice(row * columns, (row + 1) * columns).map(cellOf)) };
}

function cellOf(cell: Wire['SeatCell'] | Wire['FixtureCell']): Cell {
  return isSeat(cell) ? { kind: 'seat', seatId: cell.id } : { kind: cell.kind };
}

/** A run with its legs for the seat operations. */
export function runLegsOf({ routeId, scheduleName, manifestDate, legFrom, legTo }: RunRef): Wire['RunLegs'] {
  return { routeId, scheduleId: scheduleName, manifestDate, legFrom, legTo };
}

/** The own live claims on some seats. */
export function claimsOf(claims: readonly Wire['Claim'][]): Claim[] {
  return claims.flatMap(({ seatId, expiresAt }) => (expiresAt ? [{ seatId, expiresAt }] : []));
}
