import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { PaymentOutcome } from '../domain/order.ts';
import type { OpenPayment } from '../domain/payment.ts';
import { done, failed, situation } from 'xstate-paths';
import { byFolio, byId, byKey, examples, truth } from './paymentTruth.examples.ts';
import { paymentTruthMachine } from './paymentTruth.machine.ts';
import type { PaymentAsked } from './paymentTruth.types.ts';

const asked = (payment: OpenPayment, ...events: ReturnType<typeof done>[]) => situation(paymentTruthMachine, payment, events);
const refused = (code: string) => failed('askPayment', { code, retryable: false });
const pending: PaymentOutcome = { status: 'pending', paymentId: 'pay-1', folio: 'TUN-7KQ2BYT9' };

/** The chart with ports that never answer; `questions` are their inputs. */
function world() {
  const questions: unknown[] = [];
  const machine = paymentTruthMachine.provide({
    actors: {
      askPayment: fromPromise<PaymentOutcome, PaymentAsked>(({ input }) => {
        questions.push(input);
        return new Promise(() => {});
      }),
      pause: fromPromise<void, { ms: number }>(() => new Promise(() => {})),
    },
  });
  return { machine, questions };
}

describe('truth of a payment', () => {
  it('a lost answer is polled until it is known', () => {
    expect(asked(byKey).value).toBe('asking');
    expect(asked(byKey, truth({ status: 'unknown', paymentId: 'p' })).value).toBe('waiting');
    expect(asked(byKey, truth(pending), done('waitingPause')).value).toBe('asking');
    expect(examples.charged).toMatchObject({ screen: 'charged', orderId: 'order-1' });
    expect(examples.notCharged).toMatchObject({ screen: 'notCharged' });
    expect(examples.refunded).toMatchObject({ screen: 'refunded' });
  });

  it('shows the folio of the payment as soon as there is one [PAY-035]', () => {
    expect(examples.asking.folio).toBeNull();
    expect(examples.waiting.folio).toBe('TUN-7KQ2BYT9');
    expect(asked(byKey, truth(pending), done('waitingPause'), truth({ status: 'pending', paymentId: 'pay-1' })).context.folio).toBe(
      'TUN-7KQ2BYT9',
    );
  });

  it('shows a failed poll, and polls again', () => {
    expect(examples.unreached).toMatchObject({ screen: 'unreached' });
    expect(asked(byKey, failed('askPayment', { code: 'network', retryable: true }), done('unreachedPause')).value).toBe('asking');
  });

  it.each(['unauthorized', 'session-expired', 'session-required', 'not-found'])(
    '%s never shows that nothing was charged, and a sign-in polls again',
    (code) => {
      const withheld = asked(byKey, refused(code));
      expect(withheld.value).toBe('signedOut');
      expect(withheld.can({ type: 'signIn.chosen' })).toBe(true);
      expect(withheld.can({ type: 'decline.accepted' })).toBe(false);
      expect(situation(paymentTruthMachine, byKey, [refused(code), { type: 'session.opened' }]).value).toBe('asking');
    },
  );

  it('only an own key that never arrived proves that nothing was charged, never a payment with an id', () => {
    expect(asked(byKey, refused('payment-not-found')).value).toBe('notCharged');
    expect(asked(byId, refused('payment-not-found')).value).toBe('unreached');
    expect(asked(byKey, truth(pending), done('waitingPause'), refused('payment-not-found')).value).toBe('unreached');
  });

  it('a folio of nobody is told from a payment that never arrived, and a sign-in asks again', () => {
    expect(asked(byFolio, refused('payment-not-found')).value).toBe('notFound');
    expect(situation(paymentTruthMachine, byFolio, [refused('payment-not-found'), { type: 'session.opened' }]).value).toBe('asking');
    expect(asked(byFolio, truth(pending), done('waitingPause'), refused('payment-not-found')).value).toBe('unreached');
  });

  it('a known refund is shown at once', () => {
    expect(asked({ ...byId, isRefunded: true }).value).toBe('refunded');
  });

  it('ends with the answered result', () => {
    const end = (payment: OpenPayment, ...events: Parameters<typeof situation>[2]) =>
      situation(paymentTruthMachine, payment, events).output;
    expect(end(byKey, truth({ status: 'authorised', paymentId: 'p', orderId: 'o-1' }), { type: 'alert.closed' })).toEqual({
      kind: 'paid',
      orderId: 'o-1',
    });
    expect(end(byKey, refused('payment-not-found'), { type: 'decline.accepted' })).toEqual({ kind: 'notCharged' });
    expect(end({ ...byId, isRefunded: true }, { type: 'search.chosen' })).toEqual({ kind: 'refunded' });
  });
});

describe('a reload', () => {
  const restored = (...events: ReturnType<typeof done>[]) => {
    const { machine, questions } = world();
    const snapshot = JSON.parse(JSON.stringify(machine.getPersistedSnapshot(asked(byKey, ...events))));
    const actor = createActor(machine, { snapshot, input: byKey }).start();
    return { actor, questions };
  };

  it('during a poll polls again: by the key, and by the id once it is known', () => {
    expect(restored().questions).toEqual([{ key: byKey.key, paymentId: null, folio: null }]);
    expect(restored(truth(pending), done('waitingPause')).questions).toEqual([
      { key: byKey.key, paymentId: 'pay-1', folio: 'TUN-7KQ2BYT9' },
    ]);
  });

  it.each([
    ['waiting', truth(pending)],
    ['unreached', failed('askPayment', { code: 'network', retryable: true })],
    ['signedOut', refused('session-expired')],
    ['charged', truth({ status: 'authorised', paymentId: 'pay-1', orderId: 'order-1' })],
    ['notCharged', refused('payment-not-found')],
    ['refunded', truth({ status: 'refunded', paymentId: 'pay-1' })],
  ])('in %s says the same', (state, event) => {
    const { actor, questions } = restored(event);
    expect(actor.getSnapshot().value).toBe(state);
    expect(questions).toEqual([]);
  });
});
