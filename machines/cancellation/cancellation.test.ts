import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, transition, type InputFrom } from 'xstate';
import { situation } from 'xstate-paths';
import type { Money } from '../domain/money.ts';
import { OWN_TRIP } from '../testing/fixtures.ts';
import { accepted, alone, checkedAlone, checkedParty, examples, lost, party, refunds, toggled } from './cancellation.examples.ts';
import { cancellationMachine } from './cancellation.machine.ts';
import type { cancelTickets } from './cancellation.ports.ts';
import { leavesAlone } from './cancellation.rules.ts';
import type { Check, Refund } from './cancellation.types.ts';
import { cancellationView } from './cancellation.view.ts';

type Asked = InputFrom<typeof cancelTickets>;

afterEach(() => vi.useRealTimers());

describe('cancellation', () => {
  it('[CANCEL-004][CANCEL-005][CANCEL-006][CANCEL-007][CANCEL-008] warns, checks, previews, confirms, cancels', () => {
    expect(examples.warning).toMatchObject({ screen: 'warning', isChecking: false });
    expect(examples.checking).toMatchObject({ screen: 'warning', isChecking: true });
    expect(examples.previewing).toMatchObject({ screen: 'choosing', isAsking: true });
    expect(examples.confirming).toMatchObject({ screen: 'confirming', count: 2, refund: 95_300_000 });
    expect(examples.cancelled).toMatchObject({ screen: 'cancelled', refund: 95_300_000 });
  });

  it('[CANCEL-012][ERR-081] the only adult stays while a minor or a pet remains', () => {
    const [adult, minor] = OWN_TRIP.tickets;
    if (!adult || !minor) throw new Error('two tickets');
    expect(leavesAlone({ tickets: [adult, minor] }, [adult.id])).toBe(true);
    expect(leavesAlone({ tickets: [adult, { ...minor, category: 'MASCOTA' }] }, [adult.id])).toBe(true);
    expect(leavesAlone({ tickets: [adult, minor] }, [adult.id, minor.id])).toBe(false);
    expect(leavesAlone({ tickets: [adult, { ...minor, category: 'SENECTUD' }] }, [adult.id])).toBe(false);
    expect(examples.minorAlone).toMatchObject({ ways: [{ isAdultMissing: true }], canContinue: false });
  });

  it('[CANCEL-011] a ticket that the service does not let go is not chosen', () => {
    const choosing = situation(cancellationMachine, party, [accepted, checkedParty]);
    const [after] = transition(cancellationMachine, choosing, toggled('t-3'));
    expect(cancellationView(after)).toMatchObject({ screen: 'choosing', count: 0 });
  });

  it('[CANCEL-012] each way has its own adult', () => {
    expect(examples.minorAloneBack).toMatchObject({ ways: [{ isAdultMissing: false }, { isAdultMissing: true }], canContinue: false });
    expect(examples.bothWays).toMatchObject({ ways: [{ isAdultMissing: false }, { isAdultMissing: false }], canContinue: true });
  });

  it('[CANCEL-001] the tickets of both ways are chosen in one list, with one sum', () => {
    expect(examples.bothWays).toMatchObject({
      count: 3,
      total: 5,
      refund: 125_900_000,
      areAllChosen: false,
      ways: [
        { direction: 'outbound', tickets: [{ isChosen: true }, { isChosen: true }, { reason: 'payment-method' }] },
        { direction: 'return', tickets: [{ isChosen: false, reason: null }, { isChosen: true }] },
      ],
    });
    expect(examples.refundOfBothWays).toMatchObject({ ways: [{ tickets: [{}, {}] }, { tickets: [{}, {}] }], refund: 190_600_000 });
  });

  it('a way out gives back less by the promotion of its way back, unless that is cancelled too', () => {
    expect(examples.promotionLost).toMatchObject({
      refund: 34_100_000,
      ways: [{ tickets: [{ refund: 34_100_000, takenBack: 30_600_000 }] }, { tickets: [{ refund: 64_700_000, takenBack: 0 }] }],
    });
    expect(examples.promotionBoth).toMatchObject({
      refund: 129_400_000,
      ways: [{ tickets: [{ refund: 64_700_000, takenBack: 0 }] }, { tickets: [{ refund: 64_700_000 }] }],
    });
    expect(examples.refundWithoutPromotion).toMatchObject({ refund: 34_100_000, takenBack: 30_600_000 });
  });

  it('[CANCEL-012] the only adult can leave together with every minor and pet', () => {
    expect(examples.familyChosen).toMatchObject({ count: 2, areAllChosen: true, ways: [{ isAdultMissing: false }], canContinue: true });
  });

  it('[CANCEL-001] [CANCEL-011] the choice tells what the chosen tickets give back; all are those that can be cancelled', () => {
    expect(examples.choosing).toMatchObject({ count: 0, refund: 0, areAllChosen: false });
    expect(examples.chosen).toMatchObject({ count: 2, refund: 95_300_000, areAllChosen: true });
  });

  it('counts the steps, without a choice for a single ticket', () => {
    const steps = [examples.warning, examples.choosing, examples.refund, examples.confirming].map((view) => 'step' in view && view.step);
    expect(steps).toEqual([1, 2, 3, 4].map((at) => ({ at, of: 4 })));
    expect(examples.withoutRefund).toMatchObject({ step: { at: 2, of: 3 } });
  });

  it('[CANCEL-013][CONST-056] the button is off for 7 s after each press, also after a refusal', async () => {
    vi.useFakeTimers();
    const cancel = vi.fn((): Promise<Money> => Promise.reject(lost));
    const pause = fromPromise<void, { ms: number }>(({ input: { ms } }) => new Promise((resolve) => setTimeout(resolve, ms)));
    const actors = {
      getCancellableItems: fromPromise<Check[], Asked>(async () => checkedAlone.output),
      previewCancelTickets: fromPromise<Refund, Asked>(async () => refunds.output),
      cancelTickets: fromPromise<Money, Asked>(cancel),
      pause,
    };
    const actor = createActor(cancellationMachine.provide({ actors }), { input: alone }).start();
    const lock = () => {
      const view = cancellationView(actor.getSnapshot());
      return view.screen === 'confirming' && view.isLocked;
    };
    actor.send(accepted);
    await vi.advanceTimersByTimeAsync(0);
    actor.send({ type: 'refund.accepted' });
    expect(lock()).toBe(false);
    for (const pressed of [1, 2]) {
      actor.send({ type: 'cancellation.confirmed' });
      await vi.advanceTimersByTimeAsync(6_999);
      actor.send({ type: 'cancellation.confirmed' });
      expect([lock(), cancel.mock.calls.length]).toEqual([true, pressed]);
      await vi.advanceTimersByTimeAsync(1);
      expect(lock()).toBe(false);
    }
    actor.stop();
  });

  it('a refusal is shown while the button is off, and after it', () => {
    expect(examples.refused).toMatchObject({ isCancelling: false, isLocked: true });
    expect(examples.mayRetry).toMatchObject({ isCancelling: false, isLocked: false });
  });
});
