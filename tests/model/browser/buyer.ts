import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { components as PaymentComponents } from '../../../openapi/types/payment.ts';
import type { components } from '../../../openapi/types/trip.ts';
import { encryptCard } from '../../../src/app/http/encryptCard.ts';
import { paymentRequestOf } from '../../../src/app/wire/payRequest.ts';
import type { Bus } from '../../journeys/journey.ts';
import { newHolder } from '../../support/holders.ts';
import { blockBody, legsOf, mapPath, seatsIn, type MappedSeat, type TripOffer, type WantedSeat } from '../../support/trip.ts';

type Schemas = components['schemas'];
type Payment = PaymentComponents['schemas'];

/** The address that gets the tickets of every buyer. */
export const BUYER_EMAIL = 'ana@example.com';

/** A passenger and the seat, where it matters. The default is an adult on the first free seat. `back` is a bus of the way back. */
type Who = { firstName?: string; lastName?: string; fareId?: string; seatId?: string; change?: string; back?: Bus };

/** The seats on the first floor of the map. */
export const onGround = (seats: readonly MappedSeat[]) => seats.filter(({ section }) => section === 'ground');

/** A buyer who calls the services directly, with the holder and the session of a browser or without. */
export class Buyer {
  readonly holder: string;
  readonly #url: string;
  readonly #headers: Record<string, string>;

  constructor(url: string, session: { holder?: string; token?: string | undefined; sandbox?: string } = {}) {
    this.#url = url;
    this.holder = session.holder ?? newHolder();
    this.#headers = {
      holder: this.holder,
      ...(session.token !== undefined && { authorization: `Bearer ${session.token}` }),
      ...(session.sandbox !== undefined && { 'sandbox-session': session.sandbox }),
    };
  }

  /** The address of the shop and its services. */
  get origin(): string {
    return this.#url;
  }

  /** The same buyer in another sandbox session. */
  under(sandbox: string): Buyer {
    return new Buyer(this.#url, { holder: this.holder, sandbox });
  }

  async #ask<Body>(path: string, body?: unknown): Promise<Body> {
    const answer = await fetch(`${this.#url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...this.#headers, ...(body !== undefined && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return JSON.parse((await answer.text()) || 'null');
  }

  /** The departure at an index of the list, in the shop's order. */
  async trip({ asked, place }: Bus): Promise<TripOffer> {
    const query = new URLSearchParams({
      originId: asked.originId ?? '',
      destinationId: asked.destinationId ?? '',
      departureDate: asked.date ?? '',
    });
    const { oneWayTrips } = await this.#ask<Schemas['TripSearch']>(`/trip-api/trip?${query}`);
    const trip = oneWayTrips.toSorted((a, b) => Date.parse(a.departureDatetime) - Date.parse(b.departureDatetime))[place];
    if (!trip) throw new Error(`no departure ${place} on ${asked.date}`);
    return trip;
  }

  async freeSeats(trip: TripOffer): Promise<MappedSeat[]> {
    return seatsIn(await this.#ask<Schemas['SeatMapAnswer']>(`/trip-api${mapPath(trip)}`)).filter(({ state }) => state === 'free');
  }

  /** The first bus of the day from an index on whose free seats fit, because the presold seats differ from day to day. */
  async busWith(bus: Bus, fits: (free: readonly MappedSeat[]) => boolean): Promise<[Bus, TripOffer, MappedSeat[]]> {
    for (let place = bus.place; ; place += 1) {
      const trip = await this.trip({ ...bus, place });
      const free = await this.freeSeats(trip);
      if (fits(free)) return [{ ...bus, place }, trip, free];
    }
  }

  async select(trip: TripOffer, seatId: string): Promise<void> {
    await this.#ask('/trip-api/seat/select', { run: legsOf(trip), seatIds: [seatId] });
  }

  async unselect(trip: TripOffer, seatId: string): Promise<void> {
    await this.#ask('/trip-api/seat/unselect', { run: legsOf(trip), seatIds: [seatId] });
  }

  /** A cart with one free seat of the bus. */
  async cart(bus: Bus, who?: Who): Promise<string> {
    return (await this.#block(bus, who ? [who] : [{}])).cartId;
  }

  async applyCoupon(cartId: string, coupon: string): Promise<void> {
    await this.#ask(`/payment-api/coupon/${cartId}`, { coupon });
  }

  /** A cart with another free seat of the bus for a bought ticket. */
  async changeCart(bus: Bus): Promise<string> {
    const [ticket] = await this.tickets(await this.order(bus));
    if (!ticket) throw new Error('an order without tickets');
    const { firstName, lastName, _id: change } = ticket;
    return (await this.#block(bus, [{ firstName, lastName, change }])).cartId;
  }

  /** The tickets of an order. */
  async tickets(orderId: string): Promise<Payment['Ticket'][]> {
    return (await this.#ask<Payment['CartDetail']>(`/payment-api/payment/detail/cart/${orderId}`)).tickets;
  }

  /** A paid order of one seat, or of one for each passenger. */
  async order(bus: Bus, ...party: Who[]): Promise<string> {
    const { cartId, displayTotal } = await this.#block(bus, party.length > 0 ? party : [{}]);
    return (await this.#pay(cartId, displayTotal, '4242424242424242')).orderId ?? '';
  }

  /** Pays a cart with a sandbox card; returns the id of the payment. */
  async pay(cartId: string, number: string): Promise<string> {
    const { newCart } = await this.#ask<{ newCart: Payment['Cart'] }>(`/payment-api/payment/cart/${cartId}`);
    return (await this.#pay(cartId, newCart.granTotal, number)).id;
  }

  /** Pays a new cart with a sandbox card; returns the folio of the payment. */
  async payNew(bus: Bus, number: string): Promise<string> {
    const id = await this.pay(await this.cart(bus), number);
    return (await this.#transaction(id)).folio;
  }

  #transaction(paymentId: string): Promise<Payment['PaymentTransaction']> {
    return this.#ask(`/payment-api/payment/transaction/${paymentId}`);
  }

  async #pay(cartId: string, total: number, number: string): Promise<Payment['PaymentAnswer']['responsePayment']> {
    const { paymentProviders } = await this.#ask<{ paymentProviders: Payment['PaymentProvider'][] }>('/payment-api/payment/providers');
    const [provider] = paymentProviders;
    if (!provider) throw new Error('no provider');
    const card = await encryptCard({ number, cvv: '123', expiry: '12/30', firstName: 'Ana', lastName: 'Peña' }, provider);
    const parts = {
      cartId,
      total,
      email: BUYER_EMAIL,
      shopperIp: '203.0.113.7',
      discount: null,
      device: null,
      deviceId: 'web-5f2c',
      card,
    };
    const { responsePayment } = await this.#ask<Payment['PaymentAnswer']>('/payment-api/payment', paymentRequestOf(parts));
    return responsePayment;
  }

  /** Waits until the payment service returns a status. */
  async hears(paymentId: string, status: Payment['PaymentStatus']): Promise<void> {
    await expect.poll(async () => (await this.#transaction(paymentId)).status).toBe(status);
  }

  async #block(bus: Bus, party: readonly Who[]): Promise<Schemas['BlockAnswer']> {
    const seats: WantedSeat[] = [];
    for (const { seatId, back, ...who } of party) {
      const trip = await this.trip(back ?? bus);
      const free = await this.freeSeats(trip);
      const seat = seatId === undefined ? free[0] : free.find(({ id }) => id === seatId);
      if (!seat) throw new Error(seatId === undefined ? 'the bus is full' : `seat ${seatId} is not free`);
      await this.select(trip, seat.id);
      seats.push({ trip, seat, isReturn: back !== undefined, ...who });
    }
    return this.#ask<Schemas['BlockAnswer']>('/trip-api/seat/block', blockBody(seats));
  }
}
