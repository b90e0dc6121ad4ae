import type { SnapshotFrom } from 'xstate';
import type { freeOrderMachine } from './freeOrder.machine.ts';
import type { FreeOrderView } from './freeOrder.types.ts';

export function freeOrderView(snapshot: SnapshotFrom<typeof freeOrderMachine>): FreeOrderView {
  const { cart, failure } = snapshot.context;
  if (snapshot.matches('ordering')) return { screen: 'paying', step: cart.isChange ? 'ordering' : 'giving' };
  if (snapshot.matches('unanswered')) return { screen: 'paying', step: cart.isChange ? 'reordering' : 'givingAgain' };
  return {
    screen: 'form',
    canPay: snapshot.can({ type: 'changes.submitted' }),
    isAsking: snapshot.matches({ form: 'asking' }),
    alert: failure && snapshot.matches({ form: 'alerting' }) ? { kind: 'notOrdered', failure } : null,
  };
}
