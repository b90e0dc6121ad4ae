import type { SnapshotFrom } from 'xstate';
import { fullName } from '../domain/passenger.ts';
import type { editMachine } from './edit.machine.ts';
import type { EditView } from './edit.types.ts';

type Snapshot = SnapshotFrom<typeof editMachine>;

export function editView(snapshot: Snapshot): EditView {
  const { way, checks, chosen, error, failure } = snapshot.context;
  if (snapshot.matches('asking')) return { screen: 'asking' };
  if (snapshot.matches('refused')) {
    return { screen: 'refused', message: failure?.message ?? checks.find(({ message }) => message !== null)?.message ?? null };
  }
  if (snapshot.matches('guarded')) return { screen: 'guarded' };
  if (snapshot.matches('failed')) return { screen: 'failed' };
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
    opening: !snapshot.matches('choosing'),
  };
}
