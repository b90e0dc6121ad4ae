import { describe, expect, it } from 'vitest';
import { mutantsOf, mutated } from './mutants.ts';

const chart = `
const fragment = { 'cart.left': '#shop.gone' } as const;
export const machine = setup({ actions: { note: assign({ total: 0 }) } }).createMachine({
  id: 'shop',
  initial: 'open',
  states: {
    open: {
      entry: 'begin',
      on: { ...fragment, 'pay.asked': { guard: 'mayPay', target: 'paying', actions: ['note', { type: 'send', params }] } },
    },
    paying: { invoke: { src: 'pay', onDone: [{ guard: 'isPaid', target: '#shop.paid' }, { target: 'open' }], onError: {} } },
    paid: { always: [{ guard: 'isFree', target: 'gone' }, { target: 'open', reenter: true }] },
    gone: {},
  },
});
`;

const lines = mutantsOf('shop.machine.ts', chart).map(({ kind, line, replaced, by }) => `${line} ${kind}: ${replaced} > ${by}`);

describe('mutants of a chart', () => {
  it('removes each transition, also of a fragment and of a list', () => {
    expect(lines.filter((one) => one.includes('transition removed'))).toEqual([
      "2 transition removed: 'cart.left': '#shop.gone' > ...{}",
      expect.stringContaining("9 transition removed: 'pay.asked'"),
      "11 transition removed: { guard: 'isPaid', target: '#shop.paid' } > ...[]",
      "11 transition removed: { target: 'open' } > ...[]",
      '11 transition removed: onError: {} > ...{}',
      "12 transition removed: { guard: 'isFree', target: 'gone' } > ...[]",
      "12 transition removed: { target: 'open', reenter: true } > ...[]",
    ]);
  });

  it('moves each branch without an event behind the next', () => {
    expect(lines.filter((one) => one.includes('always moved'))).toEqual([
      "12 always moved: { guard: 'isFree', target: 'gone' }, { target: 'open', reenter: true } > { target: 'open', reenter: true }, { guard: 'isFree', target: 'gone' }",
    ]);
  });

  it('removes what lets a state be entered again', () => {
    expect(lines.filter((one) => one.includes('reenter removed'))).toEqual(['12 reenter removed: reenter: true > ...{}']);
  });

  it('removes and flips each guard', () => {
    expect(lines.filter((one) => one.includes('guard'))).toEqual(
      expect.arrayContaining([
        "9 guard removed: guard: 'mayPay' > ...{}",
        "9 guard flipped: 'mayPay' > flippedByMutant('mayPay')",
        "11 guard removed: guard: 'isPaid' > ...{}",
      ]),
    );
  });

  it('moves each target to another state that exists', () => {
    expect(lines.filter((one) => one.includes('target moved'))).toEqual([
      "2 target moved: '#shop.gone' > '#shop.paid'",
      "5 target moved: 'open' > 'paying'",
      "9 target moved: 'paying' > 'paid'",
      "11 target moved: '#shop.paid' > '#shop.gone'",
      "11 target moved: 'open' > 'paying'",
      "12 target moved: 'gone' > 'open'",
      "12 target moved: 'open' > 'paying'",
    ]);
  });

  it('drops each action, and no definition of one', () => {
    expect(lines.filter((one) => one.includes('action dropped'))).toEqual([
      "8 action dropped: entry: 'begin' > ...{}",
      "9 action dropped: 'note' > ...[]",
      "9 action dropped: { type: 'send', params } > ...[]",
    ]);
  });

  it('changes nothing else', () => {
    for (const mutant of mutantsOf('shop.machine.ts', chart)) {
      const text = mutated(chart, mutant);
      expect(text.slice(0, mutant.from)).toBe(chart.slice(0, mutant.from));
      expect(text.slice(mutant.from)).toContain(`${mutant.by}${chart.slice(mutant.to)}`);
    }
  });
});
