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
    right: 'const answer = await bank.capture(atBank(payment));',
    wrong: "const answer = payment.id === '' ? await bank.capture(atBank(payment)) : 'done';",
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
    right: 'const answer = await bank.status(atBank(payment));',
    wrong: "const answer = payment.state === 'asking' ? 'silence' : await bank.status(atBank(payment));",
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
  {
    name: 'a cancelled ticket keeps its seat',
    file: 'services/trip/store/cancellations.ts',
    right: "{ runId: ticket.runId, seat: ticket.seat, kind: 'sold', machineNow: ask.machineNow }",
    wrong: "{ runId: ticket.runId, seat: ticket.seat, kind: 'blocked', machineNow: ask.machineNow }",
  },
  {
    name: 'a changed ticket keeps its old seat',
    file: 'services/trip/store/orders.ts',
    right: "await claims.dropTicketClaim(tx, cartId, { runId, seat, kind: 'sold', machineNow });",
    wrong: "await claims.dropTicketClaim(tx, cartId, { runId, seat, kind: 'blocked', machineNow });",
  },
  {
    name: 'a reservation that was given up keeps its seats',
    file: 'services/trip/store/orders.ts',
    right: "if (to === 'cancelled') {",
    wrong: "if (to === 'paid' && tickets.length === 0) {",
  },
  {
    name: 'a way back without a way out costs half',
    file: 'services/trip/store/carts.ts',
    right: 'const left = cart.isChange ? staying : afterRelease(staying, minorUnit(cart.currency));',
    wrong: 'const left = staying;',
  },
  {
    name: 'a cancelled way out is given back in full',
    file: 'services/trip/domain/cancellation.ts',
    right: 'refundOf(ticket, order) - sumTakenBack(taken.filter(({ wayOutId }) => wayOutId === ticket.id))',
    wrong: 'refundOf(ticket, order) - sumTakenBack([])',
  },
  {
    name: 'a coupon is given back as points',
    file: 'services/trip/domain/cancellation.ts',
    right: "discount?.kind === 'coupon' && body.displayPrice < body.price ? 0 : worth(body)",
    wrong: "discount?.kind === 'coupon' ? body.price : worth(body)",
  },
  {
    name: 'a dearer seat costs nothing in a change',
    file: 'services/trip/domain/amounts.ts',
    right: 'creditsTotal: Math.min(before, after)',
    wrong: 'creditsTotal: before === 0 ? 0 : after',
  },
  {
    name: 'two changes of one ticket are both sold',
    file: 'services/trip/store/orders.ts',
    right:
      'const areValid = replaced.tickets.every(({ id }) => replaced.party.some((ticket) => ticket.id === id && ticket.usedAt === null));',
    wrong: 'const areValid = replaced.tickets.length >= 0;',
  },
  {
    name: 'a refund that is tried again is credited again',
    file: 'services/trip/workers/refunds.ts',
    right: 'await gateway.credit({ key: creditKey, ...refund,',
    wrong: 'await gateway.credit({ key: crypto.randomUUID(), ...refund, reference: `${refund.reference} ${creditKey} ${clock.now()}`,',
  },
  {
    name: 'a cancelled ticket keeps what it earned',
    file: 'services/payment/store/points.ts',
    right: 'if (ticketId !== undefined) await takeBack(tx, clock, ticketId);',
    wrong: "if (ticketId === '') await takeBack(tx, clock, ticketId);",
  },
  {
    name: 'points of a refused payment come back twice',
    file: 'services/payment/store/payments.ts',
    right: "(values (moved.account_id, moved.points), ('${house}', -moved.points))",
    wrong: "(values (moved.account_id, 2 * moved.points), ('${house}', -2 * moved.points))",
  },
  {
    name: 'points of a refused payment do not come back',
    file: 'services/payment/store/payments.ts',
    right: "where moved.points > 0 and moved.state in ('refused', 'refunded')",
    wrong: "where moved.points > 0 and moved.state = 'refunded'",
  },
  {
    name: 'a coupon serves every cart',
    file: 'services/payment/domain/coupon.ts',
    right: 'const use = useOf(coupon, cart.accountId, holder);',
    wrong: 'const use = { ...useOf(coupon, cart.accountId, holder), name: cart.id, marks: [cart.id] };',
  },
  {
    name: 'a refused payment uses its coupon up',
    file: 'services/payment/store/payments.ts',
    right: "where coupon_use.payment_id = moved.id and moved.state in ('refused', 'refunded')",
    wrong: "where coupon_use.payment_id = moved.id and moved.state = 'refunded'",
  },
  {
    name: 'a declined card leaves the cart in payment',
    file: 'services/trip/store/carts.ts',
    right: "set status = 'open', payment_id = null, ended_payments",
    wrong: 'set ended_payments',
  },
  {
    name: 'a late word of the bank moves a payment that has ended',
    file: 'services/payment/domain/saga.ts',
    right: 'if (!waitsForBank(state)) return state;',
    wrong: "if (state === 'paid' || state === 'refunded' || state === 'created') return state;",
  },
  {
    name: 'what an operator marks as not charged stays open',
    file: 'services/payment/saga/actOnPayment.ts',
    right: 'const moved = await payments.step(tx, payment.id, from, to, facts);',
    wrong: "const moved = act === 'mark-not-charged' ? payment : await payments.step(tx, payment.id, from, to, facts);",
  },
  {
    name: 'a reservation outlives its deadline',
    file: 'services/payment/saga/awaitCash.ts',
    right: 'if (clock.now() >= payment.deadline_at.getTime())',
    wrong: 'if (clock.now() >= payment.deadline_at.getTime() + 86_400_000)',
  },
  {
    name: 'a till keeps the money of a reservation that has ended',
    file: 'services/payment/routes/receiveCashEvent.ts',
    right: "if (state === 'expired' || state === 'cancelled') {",
    wrong: "if (state === 'expired' && receipt === '') {",
  },
  {
    name: 'a till takes the money of a reservation twice',
    file: 'services/payment/routes/receiveCashEvent.ts',
    right: "if (state === 'paid' && after.bank_id !== receipt)",
    wrong: "if (state === 'paid' && after.bank_id === '')",
  },
  {
    name: 'the tickets of an order are mailed twice',
    file: 'services/payment/saga/issueTickets.ts',
    right: 'await outbox.mail(tx, { ...mail, to: row.customer.email }, payment.account_id);\n      await creditChange',
    wrong:
      'for (const one of [mail, { ...mail, dedupeKey: `again:${payment.id}` }]) await outbox.mail(tx, one, payment.account_id);\n      await creditChange',
  },
  {
    name: 'a sold seat is never told',
    file: 'services/trip/store/events.ts',
    right: 'from trip.seat_event where published_at is null and run_id = any ($1) order by',
    wrong: "from trip.seat_event where published_at is null and kind is distinct from 'sold' and run_id = any ($1) order by",
  },
  {
    name: 'anybody renames the ticket of another',
    file: 'services/trip/policies/ticket.ts',
    right: 'renamePassenger: buyers,',
    wrong: 'renamePassenger: ownersOf(() => true),',
  },
  {
    name: 'anybody reads the trip of another',
    file: 'services/trip/policies/order.ts',
    right: 'getTransactionOfOrder: buyers,',
    wrong: 'getTransactionOfOrder: ownersOf(() => true),',
  },
  {
    name: 'anybody cancels the tickets of another',
    file: 'services/trip/policies/order.ts',
    right: '  cancelTickets: buyers,',
    wrong: '  cancelTickets: ownersOf(() => true),',
  },
  {
    name: 'a page counts by the clock of its device',
    file: 'src/app/ground/serverClock.ts',
    right: 'now: () => instantOf(read() + offset),',
    wrong: 'now: () => instantOf(wall()),',
  },
  {
    name: 'a page reads the clock once',
    file: 'src/app/actors/ticker.ts',
    right: `let timer: ReturnType<typeof setTimeout> | undefined;
  const tick = () => {
    clearTimeout(timer);
    if (isHidden() || !(guesses || serverClock.isMeasured())) return;
    sendBack({ type: 'clock.ticked', now: serverClock.now() });`,
    wrong: `let timer: ReturnType<typeof setTimeout> | undefined;
  const now = serverClock.now();
  const tick = () => {
    clearTimeout(timer);
    if (isHidden() || !(guesses || serverClock.isMeasured())) return;
    sendBack({ type: 'clock.ticked', now });`,
  },
  {
    name: 'a device that slept keeps its old estimate of the clock',
    file: 'src/app/http/watchClock.ts',
    right: 'const timer = setInterval(look, LOOK_MS);',
    wrong: 'const timer = setInterval(() => {}, LOOK_MS);',
  },
  {
    name: 'a hold is not resumed after a refusal',
    file: 'machines/checkout/checkout.machine.ts',
    right: "asked: { entry: 'suspendHold', exit: 'resumeHold', on: { 'payment.answered': 'resting' } },",
    wrong: "asked: { entry: 'suspendHold', on: { 'payment.answered': 'resting' } },",
  },
  {
    name: 'a hold that has ended is not noticed',
    file: 'machines/checkout/checkout.machine.ts',
    right: "params: ({ event: { snapshot } }) => ({ hold: snapshot.value }) }, actions: 'raiseLapsed' },",
    wrong: 'params: ({ event: { snapshot } }) => ({ hold: snapshot.value }) } },',
  },
  {
    name: 'a payment that takes its time is told as refused',
    file: 'src/app/wire/payment.ts',
    right: "    case 'PENDING':\n      return { status: 'pending', paymentId: id };",
    wrong: "    case 'PENDING':\n      return { status: 'refused', paymentId: id, reason: 'card-refused' };",
  },
  {
    name: 'a payment that cannot be read is told as not charged',
    file: 'machines/paymentTruth/paymentTruth.rules.ts',
    right: "return paymentId === null && folio === null && hasCode(error, 'payment-not-found');",
    wrong: "return paymentId === null && folio === null && failureOf(error).code !== 'operation-failed';",
  },
  {
    name: 'an unknown payment is asked for once',
    file: 'machines/paymentTruth/paymentTruth.machine.ts',
    right: "waiting: { invoke: { id: 'waitingPause', src: 'pause', input: { ms: RETRY_MS }, onDone: 'asking', onError: 'asking' } },",
    wrong: "waiting: { invoke: { id: 'waitingPause', src: 'pause', input: { ms: RETRY_MS } } },",
  },
  {
    name: 'a map that missed messages is not read again',
    file: 'machines/bus/bus.machine.ts',
    right: "'channel.opened': { guard: { type: 'isNewer', params: event }, target: 'loading' },",
    wrong: "'channel.opened': { guard: { type: 'isNewer', params: event } },",
  },
  {
    name: 'a message that skips others is applied',
    file: 'machines/domain/seat.ts',
    right: "if (news.version > map.version + 1 || news.kind === 'unsure') return 'gap';",
    wrong: "if (news.kind === 'unsure') return 'gap';",
  },
  {
    name: 'news that came while a map was read are dropped',
    file: 'machines/bus/bus.rules.ts',
    right: 'const map = caughtUp(bus.map, context.pending);',
    wrong: 'const map = bus.map;',
  },
  {
    name: 'a line that was cut is not opened again',
    file: 'machines/liveChannel/liveChannel.machine.ts',
    right: "onDone: { target: 'listening', actions: 'countTry' },",
    wrong: "onDone: { target: 'idle', actions: 'countTry' },",
  },
  {
    name: 'a page that ends a clock keeps its timer',
    file: 'src/app/actors/ticker.ts',
    right: 'return () => {\n    clearTimeout(timer);',
    wrong: 'return () => {\n    void timer;',
  },
];
