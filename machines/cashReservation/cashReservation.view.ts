import type { SnapshotFrom } from 'xstate';
import type { cashReservationMachine } from './cashReservation.machine.ts';
import type { CashReservationView } from './cashReservation.types.ts';

export function cashReservationView(snapshot: SnapshotFrom<typeof cashReservationMachine>): CashReservationView {
  if (snapshot.matches('reserving')) return { screen: 'paying', step: 'reserving' };
  if (snapshot.matches('unanswered')) return { screen: 'paying', step: 'reservingAgain' };
  const { failure } = snapshot.context;
  const isTooNear = snapshot.matches({ form: 'tooNear' });
  return {
    screen: 'form',
    canReserve: snapshot.can({ type: 'reservation.submitted' }),
    alert: isTooNear
      ? { kind: 'cashTooLate' }
      : failure && snapshot.matches({ form: 'alerting' })
        ? { kind: 'notReserved', failure }
        : null,
  };
}
