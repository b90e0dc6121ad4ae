import type { SnapshotFrom } from 'xstate';
import type { cancellationMachine } from './cancellation.machine.ts';
import { areAllChosen, canContinue, isCancellable, leavesAlone, reasonOf, refundOf } from './cancellation.rules.ts';
import type { CancellationContext, CancellationView, CancelTicketView } from './cancellation.types.ts';

export function cancellationView(snapshot: SnapshotFrom<typeof cancellationMachine>): CancellationView {
  const { context } = snapshot;
  const { way, tickets, chosen, refund, failure } = context;
  const isAlone = tickets.length === 1;
  const of = isAlone ? 3 : 4;
  if (snapshot.matches('cancelled') || (snapshot.matches('closed') && context.isDone))
    return { screen: 'cancelled', count: chosen.length, refund };
  if (snapshot.matches('unavailable')) return { screen: 'unavailable', reason: reasonOf(context) };
  if (snapshot.matches('failed') && failure) return { screen: 'failed', failure };
  if (snapshot.matches('refund'))
    return { screen: 'refund', step: { at: of - 1, of }, tickets: ticketsOf(context).filter(({ isChosen }) => isChosen), refund };
  if (snapshot.matches('confirming') || snapshot.matches('sent'))
    return {
      screen: 'confirming',
      step: { at: of, of },
      count: chosen.length,
      refund,
      isCancelling: snapshot.matches({ sent: { request: 'cancelling' } }),
      isLocked: snapshot.matches({ sent: { lock: 'locked' } }),
      failure,
    };
  if (snapshot.matches('choosing') || (snapshot.matches('previewing') && !isAlone))
    return {
      screen: 'choosing',
      step: { at: 2, of },
      way,
      tickets: ticketsOf(context),
      count: chosen.length,
      refund: refundOf(context),
      areAllChosen: areAllChosen(context),
      isAdultMissing: chosen.length > 0 && leavesAlone(tickets, chosen),
      canContinue: canContinue(context),
      isAsking: snapshot.matches('previewing'),
      failure,
    };
  return { screen: 'warning', step: { at: 1, of }, isChecking: snapshot.matches('checking') || snapshot.matches('previewing') };
}

function ticketsOf(context: CancellationContext): CancelTicketView[] {
  return context.tickets.map((ticket) => {
    const check = context.checks.find(({ ticketId }) => ticketId === ticket.id);
    return {
      ...ticket,
      isChosen: context.chosen.includes(ticket.id),
      refund: check?.refund ?? 0,
      reason: isCancellable(context, ticket.id) ? null : (check?.reason ?? 'too-late'),
    };
  });
}
