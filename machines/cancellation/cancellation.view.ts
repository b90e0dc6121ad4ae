import type { SnapshotFrom } from 'xstate';
import type { OwnTicket } from '../domain/ownTrip.ts';
import type { cancellationMachine } from './cancellation.machine.ts';
import {
  areAllChosen,
  canContinue,
  isAlone,
  isCancellable,
  leavesAlone,
  reasonOf,
  refundOf,
  takenBackBy,
  ticketsOf,
} from './cancellation.rules.ts';
import type { CancellationContext, CancellationView, CancelTicketView, CancelWayView } from './cancellation.types.ts';

export function cancellationView(snapshot: SnapshotFrom<typeof cancellationMachine>): CancellationView {
  const { context } = snapshot;
  const { chosen, refund, takenBack, failure } = context;
  const isOnly = isAlone(context);
  const of = isOnly ? 3 : 4;
  if (snapshot.matches('cancelled') || (snapshot.matches('closed') && context.isDone))
    return { screen: 'cancelled', count: chosen.length, refund };
  if (snapshot.matches('unavailable')) return { screen: 'unavailable', reason: reasonOf(context) };
  if (snapshot.matches('failed') && failure) return { screen: 'failed', failure };
  if (snapshot.matches('refund')) return { screen: 'refund', step: { at: of - 1, of }, ways: chosenWays(context), refund, takenBack };
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
  if (snapshot.matches('choosing') || (snapshot.matches('previewing') && !isOnly))
    return {
      screen: 'choosing',
      step: { at: 2, of },
      ways: waysOf(context),
      count: chosen.length,
      total: ticketsOf(context).length,
      refund: refundOf(context),
      areAllChosen: areAllChosen(context),
      canContinue: canContinue(context),
      isAsking: snapshot.matches('previewing'),
      failure,
    };
  return { screen: 'warning', step: { at: 1, of }, isChecking: snapshot.matches('checking') || snapshot.matches('previewing') };
}

function waysOf(context: CancellationContext): CancelWayView[] {
  return context.ways.map((way) => ({
    ...way,
    tickets: way.tickets.map((ticket) => ticketView(context, ticket)),
    isAdultMissing: leavesAlone(way, context.chosen),
  }));
}

/** The ways with their chosen tickets only. */
function chosenWays(context: CancellationContext): CancelWayView[] {
  return waysOf(context)
    .map((way) => ({ ...way, tickets: way.tickets.filter(({ isChosen }) => isChosen) }))
    .filter(({ tickets }) => tickets.length > 0);
}

function ticketView(context: CancellationContext, ticket: OwnTicket): CancelTicketView {
  const check = context.checks.find(({ ticketId }) => ticketId === ticket.id);
  const takenBack = check ? takenBackBy(check, context.chosen) : 0;
  return {
    ...ticket,
    isChosen: context.chosen.includes(ticket.id),
    refund: (check?.refund ?? 0) - takenBack,
    takenBack,
    reason: isCancellable(context, ticket.id) ? null : (check?.reason ?? 'too-late'),
  };
}
