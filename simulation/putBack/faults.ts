/** A fault that the shop once had, or could have had. */
export interface PutBack {
  readonly name: string;
  readonly file: string;
  /** A text that stands in the file once, and the one that replaces it. */
  readonly right: string;
  readonly wrong: string;
}

/** The faults that the simulation must find. `docs/simulation.md` has their seeds. */
export const putBackFaults: readonly PutBack[] = [
  {
    name: 'a charge for seats that are gone is kept',
    file: 'services/payment/saga/issueTickets.ts',
    right: "payments.step(db, id, 'authorised', 'voiding');",
    wrong: "payments.step(db, id, 'authorised', 'refused', { release: 'keep' });",
  },
  {
    name: 'an order is paid and never captured',
    file: 'services/payment/saga/settle.ts',
    right: 'const answer = await bank.capture(payment.id);',
    wrong: "const answer = payment.id === '' ? await bank.capture(payment.id) : 'done';",
  },
  {
    name: 'anybody reads the order of another',
    file: 'services/payment/policies/payment.ts',
    right: 'caller.subject === payment.account_id;',
    wrong: "caller.subject !== '' && payment.account_id !== '';",
  },
  {
    name: 'anybody pays and reads the cart of another',
    file: 'services/payment/policies/cart.ts',
    right: 'caller.subject === cart.accountId);',
    wrong: "caller.subject !== '' && cart.accountId !== '');",
  },
  {
    name: 'a cart outlives its end',
    file: 'services/trip/workers/expiry.ts',
    right: 'await lapsedCarts(db, now, batch)',
    wrong: 'await lapsedCarts(db, new Date(0), batch)',
  },
  {
    name: 'a selected seat outlives its end',
    file: 'services/trip/workers/expiry.ts',
    right: 'await runsWithLapsedSelections(db, now, batch)',
    wrong: 'await runsWithLapsedSelections(db, new Date(0), batch)',
  },
  {
    name: 'a payment that lost its process is not taken up again',
    file: 'services/payment/saga/endAbandoned.ts',
    right: "export const endAbandonedCart: Step = { when: ['created'],",
    wrong: 'export const endAbandonedCart: Step = { when: [],',
  },
  {
    name: 'an answer of the bank that was lost is not asked for',
    file: 'services/payment/saga/chargeCard.ts',
    right: 'const answer = await bank.status(payment.id);',
    wrong: "const answer = payment.state === 'asking' ? 'silence' : await bank.status(payment.id);",
  },
  {
    name: 'a refused payment keeps its seats for ever',
    file: 'services/trip/store/carts.ts',
    right: 'const freed = await claims.dropCartClaims(',
    wrong: "const freed = status === 'expired' ? [] : await claims.dropCartClaims(",
  },
  {
    name: 'a key that was closed charges',
    file: 'services/payment/saga/beginPayment.ts',
    right: 'if (await closedKeys.isClosed(tx, wanted.key, wanted.accountId)) throw keyClosed();',
    wrong: "if ((await closedKeys.isClosed(tx, wanted.key, wanted.accountId)) && wanted.key === '') throw keyClosed();",
  },
];
