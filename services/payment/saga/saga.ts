import { minorUnit } from '../../shared/money.ts';
import { type Clock, withSession } from '../../shared/clock.ts';
import { crashPoint } from '../../shared/crashPoint.ts';
import type { Database, Sql } from '../../shared/db.ts';
import { during, type Loop, startLoop, startLoopNow } from '../../shared/loop.ts';
import type { Outbox } from '../../shared/outbox.ts';
import { Problem } from '../../shared/problem.ts';
import {
  afterBank,
  afterClosing,
  afterCreated,
  afterLostSeats,
  type CartMethod,
  isCharged,
  isFinal,
  type PaymentState,
  type RefusalReason,
  waitsForBank,
} from '../domain/saga.ts';
import { remindAt } from '../domain/cash.ts';
import { spread } from '../domain/discount.ts';
import { earnedReference } from '../domain/points.ts';
import type { BankGateway, BankWord, CardCharge } from '../gateways/bank.ts';
import type { ConfirmRefusal, TripGateway } from '../gateways/trip.ts';
import type { TripOrder } from '../domain/trip.ts';
import { olderTicketsMail, outcomeMail, reminderMail, reservationMail, ticketsMail } from '../domain/mail.ts';
import { reservationOfCart } from '../domain/reservation.ts';
import type { Points } from '../store/points.ts';
import { leaseRenewalMs, type Payments } from '../store/payments.ts';
import type { Facts, Payment } from '../domain/payment.ts';

export interface SagaParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly payments: Payments;
  readonly bank: BankGateway;
  readonly trip: TripGateway;
  readonly points: Points;
  /** The link of an order's page for whoever has no account. */
  readonly linkOf: (order: TripOrder) => string;
  /** Milliseconds by which the clock of a sandbox session is ahead. */
  readonly shiftOf: (session: string) => Promise<number>;
  readonly complain: (error: unknown) => void;
}

export type Saga = ReturnType<typeof createSaga>;

/** Seconds until the worker retries a payment in this state. */
const retrySeconds: Readonly<Record<PaymentState, number>> = {
  created: 1,
  reserved: 30,
  asking: 2,
  pending: 3,
  challenged: 15,
  closing: 2,
  unknown: 20,
  authorised: 2,
  ticketed: 2,
  voiding: 2,
  paid: 5,
  refused: 5,
  refunded: 5,
};

const workerMs = 1000;

/** Why a reservation was not made. */
const notReserved: Readonly<Record<ConfirmRefusal, RefusalReason>> = {
  impossible: 'cart-expired',
  'unpaid-person-limit': 'cash-limit',
  'unpaid-run-limit': 'cash-bus-limit',
};

/**
 * Drives payments to their final state. Whoever holds the lease of a payment makes its next step: the creating request, a poll, a webhook,
 * or the worker for abandoned payments. Each step is written before the next one begins, and every call to bank and trip service can be
 * repeated. A process may therefore crash between any two lines.
 */
export function createSaga({ db, clock, outbox, payments, bank, trip, points, linkOf, shiftOf, complain }: SagaParts) {
  const factsOf = (word: BankWord): Facts => ({
    bankId: word.bankId,
    authorization: word.authorization,
    operationAt: word.operationAt,
    bankAnsweredAt: clock.date(),
    ...(word.challenge ? { challengeId: word.challenge.id, challengeUrl: word.challenge.url } : {}),
  });

  /** Applies a status of the bank. Undefined when another worker was faster or nothing changed. */
  async function hear(payment: Payment, word: BankWord): Promise<Payment | undefined> {
    const to = afterBank(payment.state, word.status, word.operationAt >= payment.deadline_at);
    if (to === payment.state) return undefined;
    const ending: Facts =
      to === 'refused' ? { reason: word.reason ?? 'card-refused', release: 'keep' } : to === 'refunded' ? { release: 'drop' } : {};
    return payments.step(db, payment.id, payment.state, to, { ...factsOf(word), ...ending });
  }

  /** From here on an authorisation comes too late: it is voided and leads to no tickets. */
  const close = (payment: Payment, reason: RefusalReason): Promise<Payment | undefined> =>
    payments.step(db, payment.id, payment.state, 'closing', { reason });

  /** Tells the bank to charge nothing, whether it has received the payment or not. */
  async function closeAtBank(payment: Payment): Promise<Payment | undefined> {
    const answer = await bank.cancel(payment.id);
    crashPoint('bank-cancelled');
    if (answer === 'silence' && clock.now() < payment.deadline_at.getTime()) return undefined;
    const word = answer === 'deciding' || answer === 'silence' ? undefined : answer;
    const to = afterClosing(word?.status ?? 'deciding');
    const release = to === 'refused' ? 'keep' : 'drop';
    return payments.step(db, payment.id, 'closing', to, { ...(word ? factsOf(word) : {}), release });
  }

  async function askBank(payment: Payment): Promise<Payment | undefined> {
    const answer = await bank.status(payment.id);
    // The request may still arrive at the bank. A payment closed in advance can never be charged.
    if (answer === 'never-seen') return close(payment, 'bank-unavailable');
    if (answer !== 'silence') {
      const heard = await hear(payment, answer);
      if (heard) return heard;
      await payments.heard(payment.id);
    }
    if (payment.state === 'unknown' || clock.now() < payment.deadline_at.getTime()) return undefined;
    return close(payment, payment.state === 'challenged' ? 'challenge-expired' : 'bank-unavailable');
  }

  const confirm = (payment: Payment, method: CartMethod): Promise<TripOrder | ConfirmRefusal> =>
    trip.confirm(payment.cart_id, {
      paymentId: payment.id,
      method,
      paid: method !== 'pay_later',
      amount: payment.amount,
      discount: payment.discount,
      folio: payment.folio,
      authorization: payment.authorization_code,
      // The same body in every try, because the trip service compares it under its key.
      operationDate: (payment.operation_at ?? payment.created_at).toISOString(),
      reservation:
        payment.method === 'pay_later'
          ? { referenceNumber: payment.reference, waitingExpirationDate: payment.deadline_at.toISOString() }
          : undefined,
      customer: payment.customer,
    });

  /** Turns the cart into an order that waits for its payment at a till. */
  async function reserve(payment: Payment): Promise<Payment | undefined> {
    const order = await confirm(payment, 'pay_later');
    crashPoint('reservation-confirmed');
    if (typeof order === 'string')
      return payments.step(db, payment.id, 'created', 'refused', { reason: notReserved[order], release: 'keep' });
    return db.transaction(async (tx) => {
      const row = await payments.step(tx, payment.id, 'created', 'reserved', { orderId: order.orderId });
      if (row) await outbox.mail(tx, reservationMail(row, order, { dedupeKey: `reservation:${payment.id}` }), payment.account_id);
      return row;
    });
  }

  /** Mails the last call of a reservation, once. */
  async function remind(payment: Payment): Promise<Payment | undefined> {
    const order = payment.order_id === null ? undefined : await trip.order(payment.order_id);
    if (!order) return undefined;
    return db.transaction(async (tx) => {
      const row = await payments.reminded(tx, payment.id);
      if (row) await outbox.mail(tx, reminderMail(row, order, { dedupeKey: `reminder:${payment.id}` }), payment.account_id);
      return row;
    });
  }

  /**
   * Ends a reservation whose time is over, and reminds of it before. Cash that a till took before is a step of its own, so only one of both
   * happens.
   */
  async function lapse(payment: Payment): Promise<Payment | undefined> {
    if (clock.now() >= payment.deadline_at.getTime())
      return payments.step(db, payment.id, 'reserved', 'refused', { reason: 'reservation-expired', release: 'drop' });
    return payment.reminded_at === null && clock.now() >= remindAt(payment) ? remind(payment) : undefined;
  }

  /** What the changed tickets cost more than the new ones becomes points after the trip. */
  async function creditChange(tx: Sql, { account_id: accountId }: Payment, order: TripOrder): Promise<void> {
    if (order.earn_points === 0) return;
    await points.promise(tx, {
      accountId,
      amount: order.earn_points,
      reference: `change ${order.orderId}`,
      description: 'Cambio de boletos',
      countsFrom: new Date(Math.max(...order.tickets.map(({ arrivalDatetime }) => Date.parse(arrivalDatetime)))),
    });
  }

  /** A part of what was paid becomes points after the trip, ticket by ticket, so that each can be taken back. (CONF-006) */
  async function creditTrip(tx: Sql, { account_id: accountId, earns, currency }: Payment, { tickets }: TripOrder): Promise<void> {
    const parts = spread(
      tickets.map(({ total }) => total),
      earns,
      minorUnit(currency),
    );
    for (const [index, { _id, to, arrivalDatetime }] of tickets.entries())
      await points.promise(tx, {
        accountId,
        amount: parts[index] ?? 0,
        reference: earnedReference(_id),
        description: `Por tu viaje a ${to}`,
        countsFrom: new Date(arrivalDatetime),
      });
  }

  /** The tickets of a paid reservation get their keys; without them the charge is given back. */
  async function issueOlder(payment: Payment): Promise<Payment | undefined> {
    const sale = await trip.issueOlder(reservationOfCart(payment.cart_id), {
      paymentId: payment.id,
      amount: payment.amount,
      beganAt: payment.created_at.toISOString(),
    });
    crashPoint('tickets-confirmed');
    if (sale === 'impossible') return payments.step(db, payment.id, 'authorised', 'voiding');
    const done = await db.transaction(async (tx) => {
      const row = await payments.step(tx, payment.id, 'authorised', 'ticketed');
      if (row)
        await outbox.mail(tx, olderTicketsMail(sale, payment.customer.email, { dedupeKey: `tickets:${payment.id}` }), payment.account_id);
      return row;
    });
    crashPoint('tickets-saved');
    return done;
  }

  async function issueTickets(payment: Payment): Promise<Payment | undefined> {
    const { method } = payment;
    if (method === 'reservation') return issueOlder(payment);
    const reserved = method === 'pay_later' ? payment.order_id : null;
    const order = reserved === null ? await confirm(payment, method) : await trip.issue(reserved, payment.id);
    crashPoint('tickets-confirmed');
    if (typeof order === 'string') {
      const to = afterLostSeats(payment.method);
      return payments.step(db, payment.id, 'authorised', to, to === 'refused' ? { reason: 'cart-expired', release: 'keep' } : {});
    }
    const mail = ticketsMail(payment, order, payment.customer.email, {
      link: payment.customer.isGuest === true ? linkOf(order) : undefined,
      dedupeKey: `tickets:${payment.id}`,
      now: clock.now(),
    });
    const done = await db.transaction(async (tx) => {
      const row = await payments.step(tx, payment.id, 'authorised', 'ticketed', { orderId: order.orderId });
      if (row) {
        await outbox.mail(tx, mail, payment.account_id);
        await creditChange(tx, payment, order);
        await creditTrip(tx, payment, order);
      }
      return row;
    });
    crashPoint('tickets-saved');
    return done;
  }

  async function settle(payment: Payment): Promise<Payment | undefined> {
    if (!isCharged(payment.method)) return payments.step(db, payment.id, 'ticketed', 'paid');
    const answer = await bank.capture(payment.id);
    crashPoint('captured');
    if (answer === 'refused') complain(new Error(`the bank does not capture ${payment.folio}`));
    return answer === 'done' ? payments.step(db, payment.id, 'ticketed', 'paid') : undefined;
  }

  async function giveBack(payment: Payment): Promise<Payment | undefined> {
    const answer = await bank.cancel(payment.id);
    crashPoint('refund-asked');
    if (answer === 'deciding' || answer === 'silence') return undefined;
    return payments.step(db, payment.id, 'voiding', 'refunded', { release: 'drop' });
  }

  /**
   * Starts an order without payment. A card payment ends here: the bank was not asked, and its creator is gone, so its own next step will
   * fail.
   */
  function begin(payment: Payment): Promise<Payment | undefined> {
    if (payment.method === 'pay_later') return reserve(payment);
    const to = afterCreated(payment.method);
    const facts: Facts = to === 'refused' ? { reason: 'bank-unavailable', release: 'keep' } : { operationAt: clock.date() };
    return payments.step(db, payment.id, 'created', to, facts);
  }

  /** Makes one step. Undefined when no step is due. */
  function next(payment: Payment): Promise<Payment | undefined> {
    switch (payment.state) {
      case 'created':
        return begin(payment);
      case 'reserved':
        return lapse(payment);
      case 'asking':
      case 'pending':
      case 'challenged':
      case 'unknown':
        return askBank(payment);
      case 'closing':
        return closeAtBank(payment);
      case 'authorised':
        return issueTickets(payment);
      case 'ticketed':
        return settle(payment);
      case 'voiding':
        return giveBack(payment);
      default:
        return Promise.resolve(undefined);
    }
  }

  /** Ends the work for a cart, and mails the result where the payer asked for it. */
  const released = (id: string, retryAllowed: boolean): Promise<void> =>
    db.transaction(async (tx) => {
      const payment = await payments.released(tx, id, retryAllowed);
      if (payment?.notice_asked && isFinal(payment.state)) await outbox.mail(tx, outcomeMail(payment), payment.account_id);
    });

  /** Releases the cart's hold at the trip service, or returns the cart to its own expiry. */
  async function releaseCart(payment: Payment): Promise<void> {
    if (payment.release === null) return;
    if (payment.method === 'pay_later' && payment.order_id !== null) {
      await trip.cancel(payment.order_id, payment.id);
      crashPoint('reservation-cancelled');
      return released(payment.id, false);
    }
    // Nobody keeps the seats of a reservation for its payment.
    if (payment.method === 'reservation') return released(payment.id, payment.state === 'refused');
    const keep = payment.release === 'keep';
    const reason = payment.state === 'refunded' ? 'refunded' : payment.state === 'unknown' ? 'expired' : 'refused';
    const answer = await trip.release(payment.cart_id, payment.id, keep, reason);
    crashPoint('hold-released');
    await released(payment.id, keep && 'status' in answer && answer.status === 'open');
  }

  /** Renews the lease of a payment while `work` runs. */
  const holding = <T>(id: string, work: () => Promise<T>): Promise<T> =>
    during(
      startLoop(leaseRenewalMs, () => payments.renew(id), complain),
      work,
    );

  /** Makes all due steps. The caller holds the lease. */
  const run = (payment: Payment): Promise<Payment> => holding(payment.id, () => makeSteps(payment));

  async function makeSteps(payment: Payment): Promise<Payment> {
    let now = payment;
    try {
      for (;;) {
        const after = await next(now);
        if (!after) break;
        now = after;
      }
      await releaseCart(now);
    } catch (error) {
      if (!(error instanceof Problem) || error.status !== 503) complain(error);
    } finally {
      await payments.unlease(now.id, retryIn(now)).catch(complain);
    }
    return (await payments.byId(now.id)) ?? now;
  }

  /** Seconds until the next look. A reservation waits for its reminder and its end; the clock of a sandbox session may jump to them. */
  function retryIn(payment: Payment): number {
    if (payment.state !== 'reserved' || payment.session !== null) return retrySeconds[payment.state];
    const due = payment.reminded_at === null ? remindAt(payment) : payment.deadline_at.getTime();
    return Math.max(retrySeconds.created, (due - clock.now()) / 1000);
  }

  async function inItsTime(payment: Payment): Promise<Payment> {
    if (payment.session === null) return run(payment);
    return withSession(payment.session, await shiftOf(payment.session), () => run(payment));
  }

  /** Continues an abandoned payment. Returns its new state. (API-078) */
  async function advance(id: string): Promise<Payment | undefined> {
    const payment = await payments.byId(id);
    if (!payment || (isFinal(payment.state) && payment.release === null)) return payment;
    const leased = await payments.lease(id);
    return leased ? run(leased) : payment;
  }

  return {
    /** Renews the lease of a payment while a request prepares it. */
    holding,

    /** Makes the steps of a payment that needs no bank first. The caller holds the lease. */
    proceed: run,

    /** Sends the first request to the bank. The caller holds the lease. `unreadable` and `unreached` charged nothing. */
    async authorise(payment: Payment, charge: CardCharge): Promise<Payment | 'unreadable'> {
      const asking = await payments.step(db, payment.id, 'created', 'asking');
      crashPoint('before-bank');
      if (!asking) return (await payments.byId(payment.id)) ?? payment;
      const answer = await holding(payment.id, () => bank.authorise(charge));
      crashPoint('bank-answered');
      if (answer === 'unreadable' || answer === 'unreached') {
        const refused = await payments.step(db, payment.id, 'asking', 'refused', { reason: 'bank-unavailable', release: 'keep' });
        const ended = refused ? await run(refused) : asking;
        return answer === 'unreadable' ? 'unreadable' : ended;
      }
      const heard = answer === 'silence' ? undefined : await hear(asking, answer);
      crashPoint('bank-saved');
      // While a challenge is open or the bank is undecided, an immediate poll would return the same.
      if (heard && waitsForBank(heard.state)) {
        await payments.unlease(heard.id, retrySeconds[heard.state]);
        return heard;
      }
      return run(heard ?? (await payments.byId(payment.id)) ?? asking);
    },

    advance,

    /** Ends a reservation that nobody has paid; its seats go free. A till that took the money first wins. Returns its new state. */
    async cancelReservation(id: string): Promise<Payment | undefined> {
      const ended = await payments.step(db, id, 'reserved', 'refused', { reason: 'reservation-cancelled', release: 'drop' });
      if (ended) await payments.unlease(ended.id, 0);
      return advance(id);
    },

    /** Continues abandoned payments, on start and every second. */
    startWorker(): Loop {
      return startLoopNow(
        workerMs,
        async () => {
          const due = await payments.leaseDue(10);
          await Promise.all(due.map((payment) => inItsTime(payment)));
          return due.length > 0;
        },
        complain,
      );
    },
  };
}
