import type { SnapshotFrom } from 'xstate';
import type { cancellationMachine } from './cancellation.machine.ts';
import { canContinue, leavesAlone, reasonOf } from './cancellation.rules.ts';
import type { CancellationView } from './cancellation.types.ts';

export function cancellationView(snapshot: SnapshotFrom<typeof cancellationMachine>): CancellationView {
  const { context } = snapshot;
  const { tickets, chosen, checks, refund, failure } = context;
  const isAlone = tickets.length === 1;
  if (snapshot.matches('cancelled') || (snapshot.matches('closed') && context.isDone))
    return { screen: 'cancelled', count: chosen.length, refund };
  if (snapshot.matches('unavailable')) return { screen: 'unavailable', reason: reasonOf(context) };
  if (snapshot.matches('failed') && failure) return { screen: 'failed', failure };
  if (snapshot.matches('refund')) return { screen: 'refund', tickets: tickets.filter(({ id }) => chosen.includes(id)), refund };
  if (snapshot.matches('confirming') || snapshot.matches('sent'))
    return {
      screen: 'confirming',
      count: chosen.length,
      refund,
      isCancelling: snapshot.matches({ sent: { request: 'cancelling' } }),
      isLocked: snapshot.matches({ sent: { lock: 'locked' } }),
      failure,
    };
  if (snapshot.matches('choosing') || (snapshot.matches('previewing') && !isAlone))
    return {
      screen: 'choosing',
      tickets: tickets.map((ticket) => ({
        ...ticket,
        isChosen: chosen.includes(ticket.id),
        reason: checks.find(({ ticketId }) => ticketId === ticket.id)?.reason ?? null,
      })),
      isAdultMissing: chosen.length > 0 && leavesAlone(tickets, chosen),
      canContinue: canContinue(context),
      isAsking: snapshot.matches('previewing'),
      failure,
    };
  return { screen: 'warning', isChecking: snapshot.matches('checking') || snapshot.matches('previewing') };
}
