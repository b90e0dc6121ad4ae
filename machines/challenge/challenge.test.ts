import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, transition, type EventObject } from 'xstate';
import type { PaymentOutcome } from '../domain/order.ts';
import { done, failed, situation } from 'xstate-paths';
import { examples, input } from './challenge.examples.ts';
import { challengeMachine } from './challenge.machine.ts';

const answer = (outcome: PaymentOutcome) => done('getPaymentTransaction', outcome);
const after = (...events: { type: string }[]) => situation(challengeMachine, input, events);

const never = () => new Promise<never>(() => {});

afterEach(() => vi.useRealTimers());

describe('challenge chart', () => {
  it('[PAY-011] shows the frame of the bank', () => {
    expect(examples.open).toEqual({ screen: 'open', url: 'about:blank' });
  });

  it('[PAY-012] the second load closes the frame and decides nothing', () => {
    const closed = after({ type: 'frame.loaded' }, { type: 'frame.loaded' });
    expect(closed.status).toBe('active');
    expect(examples.confirming).toEqual({ screen: 'confirming' });
  });

  it('[PAY-014][CONST-046] asks again 1.7 s after an undecided or a lost answer, and not before', async () => {
    vi.useFakeTimers();
    const ask = vi.fn<() => Promise<PaymentOutcome>>().mockRejectedValueOnce({ code: 'network', retryable: true });
    ask.mockResolvedValue({ status: 'pending', paymentId: 'pay-1' });
    const pause = fromPromise<void, { ms: number }>(({ input: { ms } }) => new Promise((resolve) => setTimeout(resolve, ms)));
    const actors = {
      getPaymentTransaction: fromPromise<PaymentOutcome, { paymentId: string }>(ask),
      deadline: fromPromise<void, { at: string }>(never),
      challengeMessages: fromCallback<EventObject, { origin: string; paymentId: string }>(() => {}),
      pause,
    };
    const actor = createActor(challengeMachine.provide({ actors }), { input }).start();
    for (const asked of [1, 2]) {
      await vi.advanceTimersByTimeAsync(1_699);
      expect(ask).toHaveBeenCalledTimes(asked);
      await vi.advanceTimersByTimeAsync(1);
      expect(ask).toHaveBeenCalledTimes(asked + 1);
    }
    actor.stop();
  });

  it('waits after an undecided answer, whatever it says', () => {
    const waiting = after(answer({ status: 'challenge', paymentId: 'pay-1', challenge: { url: '', origin: '', expiresAt: '' } }));
    expect(waiting.matches({ open: { status: 'waiting' } })).toBe(true);
    const again = after(answer({ status: 'pending', paymentId: 'pay-1' }), done('pause'));
    expect(again.matches({ open: { status: 'asking' } })).toBe(true);
  });

  it('continues to poll when an answer is lost', () => {
    expect(after(failed('getPaymentTransaction', { code: 'network', retryable: true })).matches({ open: { status: 'waiting' } })).toBe(
      true,
    );
  });

  it('polls at once after the message of the bank', () => {
    const returned = after(answer({ status: 'pending', paymentId: 'pay-1' }), { type: 'frame.returned' });
    expect(returned.matches({ open: { status: 'asking', frame: 'closed' } })).toBe(true);
  });

  it('polls at once after the second load of the frame', () => {
    const first = after({ type: 'frame.loaded' }, answer({ status: 'pending', paymentId: 'pay-1' }));
    expect(first.matches({ open: { status: 'waiting' } })).toBe(true);
    const [second] = transition(challengeMachine, first, { type: 'frame.loaded' });
    expect(second.matches({ open: { status: 'asking', frame: 'closed' } })).toBe(true);
  });

  it('polls again when the frame ends during a poll', () => {
    let asked = 0;
    const actors = {
      getPaymentTransaction: fromPromise<PaymentOutcome, { paymentId: string }>(() => {
        asked += 1;
        return never();
      }),
      deadline: fromPromise<void, { at: string }>(never),
      challengeMessages: fromCallback<EventObject, { origin: string; paymentId: string }>(() => {}),
    };
    const actor = createActor(challengeMachine.provide({ actors }), { input }).start();
    actor.send({ type: 'frame.loaded' });
    expect(asked).toBe(1);
    actor.send({ type: 'frame.loaded' });
    expect(asked).toBe(2);
    actor.stop();
  });

  it('[PAY-015] REFUSED ends the polling', () => {
    expect(after(answer({ status: 'refused', paymentId: 'pay-1', reason: 'card-refused' })).output).toEqual({
      kind: 'refused',
      reason: 'card-refused',
    });
  });

  it('[ERR-066][ERR-067] a refusal with a text ends the polling and keeps the text', () => {
    const message = 'El banco rechazó la tarjeta.';
    expect(after(answer({ status: 'refused', paymentId: 'pay-1', reason: 'card-refused', message })).output).toMatchObject({ message });
  });

  it('[PAY-017] AUTHORISED ends the polling with the order', () => {
    expect(after(answer({ status: 'authorised', paymentId: 'pay-1', orderId: 'o-1' })).output).toEqual({
      kind: 'authorised',
      orderId: 'o-1',
    });
  });

  it('after the time of the bank the outcome is unknown, never refused', () => {
    expect(after(answer({ status: 'pending', paymentId: 'pay-1' }), done('deadline')).output).toEqual({ kind: 'unknown' });
  });
});
