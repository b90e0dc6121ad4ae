import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterBank, afterClosing, type BankStatus, isFinal, type PaymentState, waitsForBank, wireStatus } from './saga.ts';

const histories: Record<string, BankStatus[]> = {
  authorised: ['processing', 'challenge', 'authorised', 'captured'],
  refused: ['processing', 'challenge', 'refused'],
  'refused at once': ['refused'],
  voided: ['processing', 'challenge', 'voided'],
};

const run = (facts: readonly BankStatus[], from: PaymentState = 'asking') => facts.reduce((state, fact) => afterBank(state, fact), from);

describe('the life of a payment', () => {
  it('ends like the ordered run when the messages of the bank arrive one to five times, shuffled', () => {
    for (const facts of Object.values(histories)) {
      const inOrder = run(facts);
      fc.assert(
        fc.property(
          fc
            .array(fc.constantFrom(...facts), { maxLength: facts.length * 4 })
            .chain((more) => fc.shuffledSubarray([...facts, ...more], { minLength: facts.length + more.length })),
          (shuffled) => run(shuffled) === inOrder,
        ),
        { numRuns: 300 },
      );
    }
  });

  it('never leaves a final state, and never goes back to waiting from a decided one', () => {
    const states: PaymentState[] = ['created', 'closing', 'authorised', 'ticketed', 'voiding', 'paid', 'refused', 'refunded'];
    const words: BankStatus[] = ['processing', 'challenge', 'authorised', 'captured', 'refused', 'voided', 'refunded'];
    for (const state of states) for (const word of words) expect(afterBank(state, word)).toBe(state);
    expect(states.filter(isFinal)).toEqual(['paid', 'refused', 'refunded']);
    expect(states.some(waitsForBank)).toBe(false);
  });

  it('voids an authorisation that arrives too late', () => {
    expect(afterBank('unknown', 'authorised')).toBe('voiding');
    expect(afterBank('pending', 'authorised', true)).toBe('voiding');
    expect(afterBank('closing', 'authorised')).toBe('closing');
    expect(afterClosing('voided')).toBe('refused');
    expect(afterClosing('deciding')).toBe('unknown');
    expect(afterClosing('authorised')).toBe('unknown');
  });

  it('[FREE-009] involves no bank when nothing is due', () => {
    const states: PaymentState[] = ['authorised', 'refused', 'ticketed', 'paid'];
    expect(states.some(waitsForBank)).toBe(false);
    expect(new Set(states.map((state) => wireStatus(state, 'no_payment').charge))).toEqual(new Set(['not-charged']));
  });

  it('[PAY-017] is AUTHORISED only when the tickets exist', () => {
    expect(wireStatus('authorised', 'pasarela-de-pago').status).toBe('PENDING');
    expect(wireStatus('ticketed', 'pasarela-de-pago')).toEqual({ status: 'AUTHORISED', charge: 'charged' });
    expect(wireStatus('voiding', 'pasarela-de-pago')).toEqual({ status: 'REFUNDING', charge: 'refunded' });
  });
});
