import type { SnapshotFrom } from 'xstate';
import { seatNumber } from '../domain/seat.ts';
import type { groupMachine } from './group.machine.ts';
import { roomLeft, togetherOffer } from './group.rules.ts';
import type { TogetherView } from './group.types.ts';

export function groupView(snapshot: SnapshotFrom<typeof groupMachine>): TogetherView {
  const { context } = snapshot;
  const { map } = context.bus;
  const offer = togetherOffer(context);
  return {
    most: roomLeft(context),
    count: context.count,
    offer: offer && {
      kind: offer.kind,
      seats: offer.seats.map((seatId) => seatNumber(map, seatId)),
      floor: map?.seats[offer.seats[0] ?? '']?.floor ?? 'ground',
    },
    busy: snapshot.matches('seating'),
  };
}
