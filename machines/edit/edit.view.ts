import type { SnapshotFrom } from 'xstate';
import { fullName } from '../domain/passenger.ts';
import { daysAround } from '../search/index.ts';
import type { editMachine } from './edit.machine.ts';
import { choosesDeparture, isFull } from './edit.rules.ts';
import type { EditContext, EditView } from './edit.types.ts';

type Snapshot = SnapshotFrom<typeof editMachine>;

export function editView(snapshot: Snapshot): EditView {
  const { way, checks, chosen, error, failure } = snapshot.context;
  if (snapshot.matches('asking')) return { screen: 'asking' };
  if (snapshot.matches('refused')) {
    return { screen: 'refused', message: failure?.message ?? checks.find(({ message }) => message !== null)?.message ?? null };
  }
  if (snapshot.matches('guarded')) return { screen: 'guarded' };
  if (snapshot.matches('failed')) return { screen: 'failed' };
  if (snapshot.matches('departing')) return departing(snapshot);
  return {
    screen: 'choosing',
    direction: way.direction,
    leaves: choosesDeparture({ way }),
    rows: checks.map(({ traveller, fareName, canChange, message }) => ({
      ticketId: traveller.ticketId,
      name: fullName(traveller),
      fare: fareName,
      seat: traveller.seatNumber,
      checked: chosen.includes(traveller.ticketId),
      refusal: canChange ? null : message,
    })),
    error,
    opening: !snapshot.matches('choosing'),
  };
}

type Departing = Extract<EditView, { screen: 'departing' }>;

function departing(snapshot: Snapshot): Departing {
  const { way, date } = snapshot.context;
  const today = way.seatsOn.kind === 'route' ? way.seatsOn.today : date;
  return { screen: 'departing', direction: way.direction, date, days: daysAround(date, today, today), list: listOf(snapshot) };
}

function listOf(snapshot: Snapshot): Departing['list'] {
  if (snapshot.matches({ departing: 'searching' })) return { kind: 'searching' };
  if (snapshot.matches({ departing: 'unlisted' })) return { kind: 'failed' };
  return { kind: 'listed', rows: rowsOf(snapshot.context) };
}

function rowsOf({ offers, chosen }: EditContext) {
  return (offers?.departures ?? []).map((departure) => ({
    id: departure.run.tripId,
    departs: departure.departs,
    arrives: departure.arrives,
    brand: departure.brand.name,
    serviceClass: departure.serviceClass,
    price: departure.price,
    freeSeats: departure.freeSeats,
    isFull: isFull({ chosen }, departure),
  }));
}
