import fastify, { type FastifyInstance } from 'fastify';
import type { components } from '../../../openapi/types/trip.ts';
import type { Clock } from '../../../services/shared/clock.ts';

type TripCart = components['schemas']['InternalCart'];
type TripOrder = components['schemas']['Order'];
type AccountTickets = components['schemas']['AccountTickets'];
type Ticket = components['schemas']['Ticket'];

interface Held {
  cart: TripCart;
  order: TripOrder | undefined;
  /** Somebody else has the seat, or the hold was released. */
  gone: boolean;
  ownExpiry: string;
}

/** The trip service's interface for payment, in memory. It survives when a test kills the payment process. */
export interface FakeTrip {
  readonly app: FastifyInstance;
  /** `creditsTotal` is the credit of changed tickets; with it the cart is a change. */
  addCart(cart: {
    id: string;
    accountId: string;
    granTotal: number;
    creditsTotal?: number;
    secondsLeft?: number;
    /** Part of `granTotal` for services. */
    servicesTotal?: number;
    /** What the changed tickets cost more. */
    earnPoints?: number;
    /** The fare of each ticket; one ticket without it. */
    fares?: readonly number[];
  }): void;
  /** Somebody else gets the seats during a payment. */
  loseSeats(cartId: string): void;
  readonly orders: () => TripOrder[];
  readonly cart: (cartId: string) => TripCart | undefined;
  /** What accounts would lose; an account without an entry has nothing. */
  readonly accounts: Map<string, AccountTickets>;
  /** Delays all calls until it is called with false. */
  down(yes: boolean): void;
}

/** The day on which every ticket of the fake departs, a week ahead: a fixed day would be too near for a till one day. */
export const departureDay = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);

const ticket = (cart: string, total: number): Ticket => ({
  _id: `t_${cart}`,
  itemId: null,
  isReturn: false,
  associatedRoundtripTicketId: null,
  seat: '1',
  seatId: '1',
  section: 'ground',
  sectionName: 'Planta baja',
  floor: 'P.B.',
  firstName: 'Ana',
  lastName: 'Peña',
  email: 'ana@example.com',
  fare: 'ADULTO',
  fareId: '1',
  from: 'Central de Autobuses Monterrey',
  fromId: 'mty',
  fromShortcode: 'MTY',
  fromTimeZone: 'America/Monterrey',
  to: 'Central Tampico',
  toId: 'tam',
  toShortcode: 'TAM',
  toTimeZone: 'America/Monterrey',
  departureDatetime: `${departureDay}T08:30:00-06:00`,
  arrivalDatetime: `${departureDay}T15:45:00-06:00`,
  brand: { id: 'cumbres', name: 'Cumbres', initials: 'CU', colour: '#0b6e4f', textColour: '#ffffff' },
  serviceClass: { id: 'primera', name: 'Primera' },
  unitNumber: '2041',
  run: { routeId: 'MTY-TAM', scheduleId: '0830', manifestDate: departureDay, legFrom: 0, legTo: 3 },
  price: total,
  displayPrice: total,
  services: [],
  totalServices: 0,
  total,
  status: 'held',
  qr: null,
});

const problem = (status: number, code: string) => ({
  type: `/problems/${code}`,
  title: code,
  status,
  detail: code,
  code,
  retryable: false,
});

interface CartRoute {
  Params: { id: string };
  Body: {
    paymentId: string | null;
    seconds?: number;
    amount?: number;
    discount?: { kind: 'coupon' | 'points'; couponId: string | null; coupon: string | null; amount: number } | null;
    folio?: string;
    keepCart?: boolean;
  };
}

export function createFakeTrip(clock: Clock): FakeTrip {
  const carts = new Map<string, Held>();
  const accounts = new Map<string, AccountTickets>();
  let isDown = false;
  const app = fastify({ forceCloseConnections: true });
  app.addHook('onRequest', async (_request, reply) => {
    if (isDown) await reply.code(503).type('application/problem+json').send(problem(503, 'unavailable'));
  });
  const expired = (held: Held): boolean => Date.parse(held.cart.expiresAt) <= clock.now();
  const refresh = (held: Held): TripCart => {
    if ((held.cart.status === 'open' || held.cart.status === 'paying') && expired(held)) held.cart.status = 'expired';
    return { ...held.cart, serverTime: clock.iso() };
  };

  app.get<CartRoute>('/trip-api/internal/cart/:id', async ({ params }, reply) => {
    const held = carts.get(params.id);
    return held ? refresh(held) : reply.code(404).send(problem(404, 'cart-not-found'));
  });
  app.post<CartRoute>('/trip-api/internal/cart/:id/extend', async ({ params, body }, reply) => {
    const held = carts.get(params.id);
    if (!held) return reply.code(404).send(problem(404, 'cart-not-found'));
    refresh(held);
    if (held.cart.status === 'paying' && held.cart.paymentId !== body.paymentId) return reply.code(409).send(problem(409, 'cart-paying'));
    if (held.cart.status !== 'open' && held.cart.status !== 'paying') return reply.code(409).send(problem(409, `cart-${held.cart.status}`));
    if (held.cart.status === 'open') held.cart.expiresAt = new Date(clock.now() + (body.seconds ?? 0) * 1000).toISOString();
    held.cart.status = 'paying';
    held.cart.paymentId = body.paymentId;
    return { cartId: params.id, paymentId: body.paymentId, expiresAt: held.cart.expiresAt, serverTime: clock.iso() };
  });
  app.post<CartRoute>('/trip-api/internal/cart/:id/confirm', async ({ params, body }, reply) => {
    const held = carts.get(params.id);
    if (!held) return reply.code(404).send(problem(404, 'cart-not-found'));
    if (held.order) return held.order.paymentId === body.paymentId ? held.order : reply.code(409).send(problem(409, 'cart-sold'));
    if (held.gone || held.cart.status === 'released') return reply.code(409).send(problem(409, 'cart-expired'));
    const discount = body.discount ?? null;
    if (body.amount !== held.cart.granTotal - (discount?.amount ?? 0)) return reply.code(422).send(problem(422, 'amount-differs'));
    held.order = {
      orderId: `o_${params.id}`,
      shopTimeZone: 'America/Monterrey',
      transactionId: `TRX-${params.id}`,
      cartId: params.id,
      accountId: held.cart.accountId,
      paymentId: body.paymentId ?? '',
      status: 'paid',
      isChange: held.cart.isChange,
      total: held.cart.total,
      servicesTotal: held.cart.servicesTotal,
      granTotal: held.cart.granTotal - (discount?.amount ?? 0),
      creditsTotal: held.cart.creditsTotal,
      earn_points: held.cart.earn_points,
      discount,
      currency: 'MXN',
      createdAt: clock.iso(),
      tickets: held.cart.tickets.map((one) => ({ ...one, itemId: `AN-${params.id}`, status: 'issued', qr: `ANDEN1:${params.id}` })),
    };
    held.cart.status = 'sold';
    held.cart.orderId = held.order.orderId;
    return held.order;
  });
  app.post<CartRoute>('/trip-api/internal/cart/:id/release', async ({ params, body }, reply) => {
    const held = carts.get(params.id);
    if (!held) return reply.code(404).send(problem(404, 'cart-not-found'));
    if (held.order) return reply.code(409).send(problem(409, 'cart-sold'));
    if (body.paymentId === null && held.cart.status === 'paying') return reply.code(409).send(problem(409, 'cart-paying'));
    held.cart.expiresAt = held.ownExpiry;
    held.cart.paymentId = null;
    held.cart.status = body.keepCart === true && !held.gone ? (expired(held) ? 'expired' : 'open') : 'released';
    return { cartId: params.id, status: held.cart.status, expiresAt: held.cart.expiresAt, serverTime: clock.iso() };
  });
  app.get<CartRoute>('/trip-api/internal/order/:id', async ({ params }, reply) => {
    const order = [...carts.values()].find((held) => held.order?.orderId === params.id)?.order;
    return order ?? reply.code(404).send(problem(404, 'order-not-found'));
  });
  const nothing: AccountTickets = { liveTickets: 0, payingCarts: 0 };
  app.get<CartRoute>('/trip-api/internal/account/:id/tickets', async ({ params }) => accounts.get(params.id) ?? nothing);
  app.delete<CartRoute>('/trip-api/internal/account/:id/tickets', async ({ params }) => {
    const left = { liveTickets: 0, payingCarts: accounts.get(params.id)?.payingCarts ?? 0 };
    accounts.set(params.id, left);
    return left;
  });

  return {
    app,
    accounts,
    addCart({ id, accountId, granTotal, creditsTotal = 0, secondsLeft = 540, servicesTotal = 0, earnPoints = 0, fares }) {
      const expiresAt = new Date(clock.now() + secondsLeft * 1000).toISOString();
      const cart: TripCart = {
        id,
        status: 'open',
        accountId,
        holder: 'holder-of-the-tests-0001',
        paymentId: null,
        orderId: null,
        isChange: creditsTotal > 0,
        currency: 'MXN',
        total: granTotal + creditsTotal - servicesTotal,
        servicesTotal,
        granTotal,
        creditsTotal,
        earn_points: earnPoints,
        createdAt: clock.iso(),
        expiresAt,
        serverTime: clock.iso(),
        tickets: fares?.map((fare, index) => ticket(`${id}-${index + 1}`, fare)) ?? [ticket(id, granTotal + creditsTotal)],
      };
      carts.set(id, { cart, order: undefined, gone: false, ownExpiry: expiresAt });
    },
    loseSeats(cartId) {
      const held = carts.get(cartId);
      if (held) held.gone = true;
    },
    orders: () => [...carts.values()].flatMap((held) => held.order ?? []),
    cart: (cartId) => carts.get(cartId)?.cart,
    down: (yes) => {
      isDown = yes;
    },
  };
}
