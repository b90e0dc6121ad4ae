import { randomUUID } from 'node:crypto';
import type { paths } from '../../../openapi/types/trip.ts';
import { unavailable } from '../../shared/problem.ts';
import { uuidOf } from '../../shared/uuidOf.ts';
import { serviceClient } from '../../shared/serviceClient.ts';
import type { Discount } from '../domain/discount.ts';
import type { CartMethod } from '../domain/saga.ts';
import type { Refund } from '../domain/refund.ts';
import type { FoundTickets, OlderSale, TripCart, TripOrder } from '../domain/trip.ts';
import type { Boarding } from '../domain/walletTicket.ts';
import type { Customer } from '../domain/payment.ts';

export interface Confirmation {
  readonly paymentId: string;
  readonly method: CartMethod;
  /** False for a reservation: its tickets are issued when it is paid. */
  readonly paid: boolean;
  readonly amount: number;
  readonly discount: Discount | null;
  readonly folio: string;
  readonly authorization: string | null;
  readonly operationDate: string;
  /** How a reservation is paid. */
  readonly reservation: { readonly referenceNumber: string; readonly waitingExpirationDate: string } | undefined;
  readonly customer: Customer;
}

/** Why a cart becomes no order: it ended, or too many unpaid seats of a run belong to the person, or to its network and all others. */
export type ConfirmRefusal = 'impossible' | 'unpaid-person-limit' | 'unpaid-run-limit';

/**
 * The trip service's interface for the payment service. Every call may be repeated, because cart and payment are the key. Throws Problem
 * 503 when the service does not answer.
 */
export interface TripGateway {
  cart(cartId: string): Promise<TripCart | undefined>;
  /** Keeps the seats while the bank is asked. A refusal has its reason in `code`. (decision 3) */
  extend(cartId: string, paymentId: string, seconds: number): Promise<'held' | { readonly refusal: string }>;
  /** Issues the tickets of a payment, or reserves them. A refusal is final for the payment. */
  confirm(cartId: string, confirmation: Confirmation): Promise<TripOrder | ConfirmRefusal>;
  /** Returns the cart to its own expiry (`keep`), or releases its seats. True when it may be paid again. */
  release(
    cartId: string,
    paymentId: string | null,
    keep: boolean,
    reason: 'refused' | 'refunded' | 'deleted' | 'expired',
  ): Promise<{ readonly status: TripCart['status'] } | { readonly refusal: string }>;
  order(orderId: string): Promise<TripOrder | undefined>;
  /** Tickets by what a traveller says of them, or those of payments or of an account; the nearest departures first. */
  find(by: FindBy): Promise<FoundTickets>;
  /** What the valid tickets of an order are worth, by their ids in it; none for an unknown order. */
  worth(orderId: string): Promise<ReadonlyMap<string, number>>;
  /** Takes from the worth of tickets what is paid back for them, once for the refund. (decision 42) */
  takeWorth(orderId: string, refund: Pick<Refund, 'id' | 'ticket_id' | 'amount'>): Promise<'taken' | 'exceeded'>;
  /** Gives the tickets back what a failed refund had taken. */
  returnWorth(orderId: string, refundId: string): Promise<void>;
  /** Corrects the e-mail of the tickets of an order, so that later mails about them go to the new one. */
  correctEmail(orderId: string, emails: { readonly from: readonly string[]; readonly to: string }): Promise<void>;
  /** Where a ticket is boarded; undefined for a run that the loaded network does not have. */
  boarding(run: TripOrder['tickets'][number]['run']): Promise<Boarding | undefined>;
  /** Issues the tickets of a paid reservation. */
  issue(orderId: string, paymentId: string): Promise<TripOrder>;
  /** Ends a reservation that nobody paid; its seats go free. */
  cancel(orderId: string, paymentId: string): Promise<void>;
  /** The live tickets of the older platform, by the number of a reservation or of an operation. */
  olderSale(by: 'reservation' | 'operation', number: string): Promise<OlderSale | undefined>;
  /** Gives the tickets of a paid reservation of the older platform their keys; 'impossible' is final. */
  issueOlder(reservationId: string, payment: OlderPayment): Promise<OlderSale | 'impossible'>;
}

type FindBy = paths['/internal/tickets/find']['post']['requestBody']['content']['application/json'];

export interface OlderPayment {
  readonly paymentId: string;
  readonly amount: number;
  readonly beganAt: string;
}

export interface TripOptions {
  readonly tripUrl: string;
  readonly serviceToken: string;
  /** Time-out in milliseconds. */
  readonly patience: number;
}

/** The gateway over the trip service's internal operations. */
export function createTripGateway({ tripUrl, serviceToken, patience }: TripOptions): TripGateway {
  const client = serviceClient<paths>({ baseUrl: tripUrl, serviceToken, patienceMs: patience });
  // The key depends on the payment and the step only, so a repeated call after a crash has the same key.
  const header = async (...parts: readonly string[]): Promise<{ 'idempotency-key': string }> => ({
    'idempotency-key': await uuidOf(parts.join(' ')),
  });

  return {
    async cart(cartId) {
      const { data, response } = await client.GET('/internal/cart/{cartId}', { params: { path: { cartId } } });
      if (data) return data;
      if (response.status === 404) return undefined;
      throw unavailable();
    },
    async extend(cartId, paymentId, seconds) {
      const { data, error } = await client.POST('/internal/cart/{cartId}/extend', {
        params: { path: { cartId }, header: await header('extend', cartId, paymentId) },
        body: { paymentId, seconds },
      });
      if (data) return 'held';
      if (error.status === 409 || error.status === 404) return { refusal: error.code };
      throw unavailable();
    },
    async confirm(cartId, { paymentId, method, paid, amount, discount, folio, authorization, operationDate, reservation, customer }) {
      const { data, error } = await client.POST('/internal/cart/{cartId}/confirm', {
        params: { path: { cartId }, header: await header('confirm', cartId, paymentId) },
        body: {
          paymentId,
          method,
          amount,
          paid,
          folio,
          authorization,
          discount: wireDiscount(discount),
          operationDate,
          ...(reservation === undefined ? {} : { reservation }),
          customerInfo: { firstName: customer.firstName, lastName: customer.lastName, email: customer.email },
        },
      });
      if (data) return data;
      if (error.code === 'idempotency-in-progress') throw unavailable();
      if (error.code === 'unpaid-person-limit' || error.code === 'unpaid-run-limit') return error.code;
      if (error.status === 409 || error.status === 404 || error.status === 422) return 'impossible';
      throw unavailable();
    },
    async release(cartId, paymentId, keepCart, reason) {
      const { data, error } = await client.POST('/internal/cart/{cartId}/release', {
        params: { path: { cartId }, header: await header('release', cartId, paymentId ?? '', reason) },
        body: { paymentId, keepCart, reason },
      });
      if (data) return { status: data.status };
      if (error.status === 409 || error.status === 404) return { refusal: error.code };
      throw unavailable();
    },
    async order(orderId) {
      const { data, response } = await client.GET('/internal/order/{orderId}', { params: { path: { orderId } } });
      if (data) return data;
      if (response.status === 404) return undefined;
      throw unavailable();
    },
    async find(by) {
      const { data } = await client.POST('/internal/tickets/find', { body: by });
      if (data) return data;
      throw unavailable();
    },
    async worth(orderId) {
      const { data, response } = await client.GET('/internal/order/{orderId}/worth', { params: { path: { orderId } } });
      if (data) return new Map(data.tickets.map(({ ticketId, worth }) => [ticketId, worth]));
      if (response.status === 404) return new Map();
      throw unavailable();
    },
    async takeWorth(orderId, { id, ticket_id: ticketId, amount }) {
      const { data, error } = await client.POST('/internal/order/{orderId}/worth/take', {
        params: { path: { orderId }, header: { 'idempotency-key': randomUUID() } },
        body: { refundId: id, ticketId, amount },
      });
      if (data) return 'taken';
      if (error.code === 'worth-exceeded' || error.code === 'order-not-found') return 'exceeded';
      throw unavailable();
    },
    async returnWorth(orderId, refundId) {
      const { data } = await client.POST('/internal/order/{orderId}/worth/return', {
        params: { path: { orderId }, header: { 'idempotency-key': randomUUID() } },
        body: { refundId },
      });
      if (!data) throw unavailable();
    },
    async correctEmail(orderId, emails) {
      const { data } = await client.PUT('/internal/order/{orderId}/email', {
        params: { path: { orderId }, header: { 'idempotency-key': randomUUID() } },
        body: { from: [...emails.from], to: emails.to },
      });
      if (!data) throw unavailable();
    },
    async boarding({ legTo: _to, ...query }) {
      const { data } = await client.GET('/trip/stop', { params: { query } });
      return data && { latitude: data.terminal.latitude, longitude: data.terminal.longitude, platform: data.platform };
    },
    async issue(orderId, paymentId) {
      const { data, error } = await client.POST('/internal/order/{orderId}/issue', {
        params: { path: { orderId }, header: await header('issue', orderId, paymentId) },
        body: { paymentId },
      });
      if (data) return data;
      throw error.status === 409 && error.code === 'order-cancelled'
        ? new Error(`${orderId} was cancelled before ${paymentId}`)
        : unavailable();
    },
    async cancel(orderId, paymentId) {
      const { data, error } = await client.POST('/internal/order/{orderId}/cancel', {
        params: { path: { orderId }, header: await header('cancel', orderId, paymentId) },
        body: { paymentId },
      });
      if (data) return;
      throw error.status === 409 && error.code === 'order-paid' ? new Error(`${orderId} was paid before ${paymentId}`) : unavailable();
    },
    async olderSale(by, number) {
      const { data, response } = await client.GET('/internal/older/tickets', { params: { query: { by, number } } });
      if (data) return data;
      if (response.status === 404) return undefined;
      throw unavailable();
    },
    async issueOlder(reservationId, payment) {
      const { data, error } = await client.POST('/internal/older/reservation/{reservationId}/issue', {
        params: { path: { reservationId }, header: await header('issue older', reservationId, payment.paymentId) },
        body: payment,
      });
      if (data) return data;
      if (error.code === 'idempotency-in-progress') throw unavailable();
      if (error.status === 409 || error.status === 404) return 'impossible';
      throw unavailable();
    },
  };
}

type WireDiscount = NonNullable<paths['/internal/cart/{cartId}/confirm']['post']['requestBody']['content']['application/json']['discount']>;
const wireDiscount = (discount: Discount | null): WireDiscount | null => discount && { ...discount, tickets: [...discount.tickets] };
