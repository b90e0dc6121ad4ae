import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import type { components } from '../../../openapi/types/trip.ts';
import type { operations } from '../../../openapi/types/payment.ts';
import { sign } from '../../../services/payment/domain/signature.ts';
import { publicKey } from '../../../services/shared/auth.ts';
import type { Json } from '../../contract/documents.ts';
import { blockBody, legsOf } from '../../support/trip.ts';
import type { Goods } from './badRequests.ts';
import { makeReservation, reservationBody } from '../../support/older.ts';
import { signInDemoStaff, staffTokens } from '../../support/staff.ts';
import { cardSealer } from '../../support/card.ts';
import { newShopper, type PaymentAnswer, type Shopper } from './shopper.ts';
import { bankSecret, serviceToken, type World } from './world.ts';

type ReservationAnswer = operations['payReservation']['responses'][200]['content']['application/json'];

/** Operations that need a cart of their own: one of them may end it. */
const cartOperations = [
  'unblockSeats',
  'extendCartHold',
  'confirmCart',
  'releaseCart',
  'getCart',
  'deleteCart',
  'getPaymentMethods',
  'createOrder',
];

interface Known {
  readonly goods: Goods;
  readonly me: Shopper;
  /** A stranger to `me`. */
  readonly other: Shopper;
  /** The token of a person of the company who has every role. */
  readonly olivia: string;
}

/** Two buyers of this shop, a person of the company, and what good requests are made of. */
export async function goodsOf(world: World): Promise<Known> {
  const [me, other] = [
    await newShopper(world.config.publicUrl, world.config.sandboxUrl),
    await newShopper(world.config.publicUrl, world.config.sandboxUrl),
  ];
  const { refreshToken } = await world.guest();
  const olivia = await signInDemoStaff(world.config);
  // A good request ends its session, and there are some hundred bad ones.
  const leaving = await staffTokens(world, ['door'], 1000);
  const device = await world.call<{ key: string }>('POST', '/trip-api/v1/office/door/devices', {
    token: olivia.token,
    body: { name: 'Puerta de la prueba' },
  });
  const [cart, bought, strange] = [await me.fillCart(), await me.fillCart(['71']), await other.fillCart()];
  const paymentKey = randomUUID();
  const paid = await me.call<PaymentAnswer>('POST', '/payment-api/payment', await me.cardBody(bought, '4242424242424242'), paymentKey);
  const { responsePayment: payment } = paid.body;
  // The reservation was paid by me, so that its payment is mine.
  const held = await makeReservation(world.config.sandboxUrl);
  const { token: linkToken } = (await me.call<{ token: string }>('GET', `/payment-api/reservation/resolve?token=${held.token}`)).body;
  const card = await reservationBody(await cardSealer(world.config.sandboxUrl), held, { number: '4242424242424242', linkToken });
  const settled = await me.call<ReservationAnswer>('POST', '/payment-api/payment-reservation', card);
  const carts: [string, Json][] = [];
  for (const id of cartOperations) carts.push([`${id}.cartId`, (await me.fillCart()).cartId]);
  const order = (
    await me.call<{ transactionId: string; tickets: { _id: string; itemId: string }[] }>(
      'GET',
      `/payment-api/payment/detail/cart/${payment.orderId}`,
    )
  ).body;
  const day = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
  const { body: search } = await me.call<components['schemas']['TripSearch']>(
    'GET',
    `/trip-api/trip?originId=MTY&destinationId=TAM&departureDate=${day}`,
  );
  const [trip] = search.oneWayTrips;
  const segment = trip?.segments[0];
  const ticket = order.tickets[0]?._id;
  if (trip === undefined || segment === undefined || ticket === undefined || payment.orderId === null) throw new Error('nothing to buy');
  const { routeId, scheduleId, manifestDate, legFrom, legTo } = legsOf(trip);
  const run = { routeId, scheduleId, manifestDate, legFrom, legTo };
  const bearer = (token: string) => () => ({ authorization: `Bearer ${token}` });
  const goods: Goods = {
    known: {
      run,
      ...run,
      holder: me.holder,
      seatmapId: segment.seatMapId,
      seatMapId: segment.seatMapId,
      legFromIndex: legFrom,
      legToIndex: legTo,
      originId: 'MTY',
      destinationId: 'TAM',
      origenId: 'MTY',
      destinoId: 'TAM',
      departureDate: day,
      returnDate: day,
      dateInit: day,
      dateEnd: day,
      seatIds: ['1'],
      id: payment.orderId,
      orderId: payment.orderId,
      cartId: cart.cartId,
      paymentId: payment.id,
      folio: payment.folio,
      ticketId: ticket,
      tickets: [ticket],
      maderoIds: [ticket],
      'locateBus.id': trip.unitNumber,
      trxId: order.transactionId,
      transactionId: order.transactionId,
      account_id: String(decodeJwt(me.token).sub),
      phone: me.phone,
      ...Object.fromEntries(carts),
      'getDestinations.id': 'MTY',
      'getPaymentTransaction.id': payment.id,
      'getPaymentByKey.key': paymentKey,
      'getCartDetail.cartId': payment.orderId,
      'getApplePass.itemId': order.tickets[0]?.itemId ?? '',
      'getGooglePass.itemId': order.tickets[0]?.itemId ?? '',
      'validateReservationPayment.paymentId': settled.body.data.data.payResponse.id,
      'getTransactionOfTicket.id': ticket,
      'refundPayment.id': randomUUID(),
      'reportScans.id': randomUUID(),
    },
    bodies: {
      blockSeats: JSON.parse(JSON.stringify(blockBody([{ trip, seat: { id: '1', section: 'ground' } }]))),
      createRideCoupons: {
        coupons: [
          {
            name: 'Anaa Peña',
            email: 'ana@example.com',
            phone: `+52${me.phone}`,
            terminal: 'TAM',
            startsAt: `${day}T15:45:00-06:00`,
            endsAt: `${day}T18:45:00-06:00`,
          },
        ],
        numOperation: payment.orderId,
      },
      createPayment: JSON.parse(JSON.stringify(await me.cardBody(cart, '4242424242424242'))),
    },
    proofs: {
      accessToken: bearer(me.token),
      publicKey: bearer(publicKey),
      refreshToken: bearer(refreshToken),
      staffToken: bearer(olivia.token),
      'signOutStaff.staffToken': () => bearer(leaving.pop() ?? '')(),
      deviceKey: () => ({ 'device-key': device.body.key }),
      staffCookie: () => ({ cookie: olivia.cookie, origin: world.config.publicUrl }),
      serviceToken: () => ({ 'service-token': serviceToken }),
      applicationKey: () => ({ 'application-key': 'anden-web' }),
      bankSignature: (body) => ({ 'bank-signature': sign(bankSecret, body, Math.floor(Date.now() / 1000)) }),
      stripeSignature: (body) => ({ 'stripe-signature': sign(bankSecret, body, Math.floor(Date.now() / 1000)) }),
    },
    foreign: [strange.cartId, payment.id, payment.orderId, ticket, cart.cartId, other.holder, other.token],
  };
  return { goods, me, other, olivia: olivia.token };
}
