import type { SnapshotFrom } from 'xstate';
import { fullName } from '../domain/passenger.ts';
import { daysAround } from '../search/index.ts';
import type { editMachine } from './edit.machine.ts';
import { departuresOf, isOwnBus, refusalOf, takenBackBy } from './edit.rules.ts';
import type { EditContext, EditView, OfferRow } from './edit.types.ts';

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
    rows: checks.map(({ traveller, fareName, canChange, message }) => ({
      ticketId: traveller.ticketId,
      name: fullName(traveller),
      fare: fareName,
      seat: traveller.seatNumber,
      checked: chosen.includes(traveller.ticketId),
      refusal: canChange ? null : message,
    })),
    error,
  };
}

type Departing = Extract<EditView, { screen: 'departing' }>;

function departing(snapshot: Snapshot): Departing {
  const { way, date } = snapshot.context;
  return { screen: 'departing', direction: way.direction, date, days: daysAround(date, way.today, way.today), list: listOf(snapshot) };
}

function listOf(snapshot: Snapshot): Departing['list'] {
  if (snapshot.matches({ departing: 'searching' })) return { kind: 'searching' };
  if (snapshot.matches({ departing: 'unlisted' })) return { kind: 'failed' };
  return { kind: 'listed', rows: rowsOf(snapshot.context) };
}

function rowsOf(context: EditContext): OfferRow[] {
  return departuresOf(context).map((departure) => ({
    id: departure.run.tripId,
    departs: departure.departs,
    arrives: departure.arrives,
    brand: departure.brand.name,
    serviceClass: departure.serviceClass,
    price: departure.price,
    freeSeats: departure.freeSeats,
    isOwn: isOwnBus(context.way, departure),
    takenBack: takenBackBy(context, departure),
    refusal: refusalOf(context, departure),
  }));
}
