import { randomBytes, randomUUID } from 'node:crypto';
import type { components as Trip } from '../../../openapi/types/trip.ts';
import type { components as Payment } from '../../../openapi/types/payment.ts';
import { publicKey } from '../../../services/shared/auth.ts';
import { newHolder } from '../../support/holders.ts';
import { blockBody, mapPath, seatsIn } from '../../support/trip.ts';
import { cardBody, cardSealer } from '../../support/card.ts';

/** A word of letters that nothing else contains. */
const word = (): string =>
  `Q${randomBytes(6)
    .toString('hex')
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? 'z')}`;

/**
 * Registers, saves what an account can save, buys, reserves, changes a name, sends tickets to somebody else, and removes the account. Resolves
 * with the words that must be nowhere then.
 */
export async function removePerson(url: string, sandboxUrl: string): Promise<readonly string[]> {
  const [first, last, renamed, favourite, mailbox, friend] = [word(), word(), word(), word(), word().toLowerCase(), word().toLowerCase()];
  const [email, friendEmail] = [`${mailbox}@example.com`, `${friend}@example.com`];
  const cellphone = `81${String(randomBytes(4).readUInt32BE()).padStart(8, '7').slice(0, 8)}`;
  const holder = newHolder();
  let token = publicKey;
  const call = async <Body>(method: string, path: string, body?: unknown, more: Record<string, string> = {}): Promise<Body> => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        holder,
        authorization: `Bearer ${token}`,
        ...(method === 'GET' ? {} : { 'idempotency-key': randomUUID() }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...more,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return JSON.parse(text === '' ? 'null' : text);
  };
  const password = 'una frase muy larga 7';
  const names = { nombre: first, paterno: last, materno: '' };
  await call('POST', '/identity-api/v2/signup', { email, password, ...names, ip: null });
  const outbox: { messages: { text: string }[] } = JSON.parse(await (await fetch(`${sandboxUrl}/outbox.json?to=${email}&limit=1`)).text());
  const [, link] = /token=([\w-]+)/.exec(outbox.messages[0]?.text ?? '') ?? [];
  token = (await call<{ token: string }>('POST', '/identity-api/v2/confirm-email', { token: link, password })).token;
  await call('PUT', '/identity-api/user', { ...names, sexo: null, birthday: '02/09/1988', cellphone, ip: null });
  await call('POST', '/identity-api/user/passengers', { name: favourite, last_name: last, birthdate: '02/09/1988', category_id: 1 });

  const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  const search = await call<Trip['schemas']['TripSearch']>('GET', `/trip-api/trip?originId=MTY&destinationId=TAM&departureDate=${day}`);
  const seal = await cardSealer(sandboxUrl);
  const buy = async (method: 'card' | 'cash') => {
    const [trip] = search.oneWayTrips;
    if (trip === undefined) throw new Error('no trips');
    const map = await call<Trip['schemas']['SeatMapAnswer']>('GET', `/trip-api${mapPath(trip)}`);
    const seat = seatsIn(map).find(({ state }) => state === 'free');
    if (seat === undefined) throw new Error('the bus is full');
    const wanted = blockBody([{ trip, seat, firstName: first, lastName: last }]);
    for (const passenger of wanted.items.reservation[0]?.passengers ?? []) passenger.email = email;
    const cart = await call<Trip['schemas']['BlockAnswer']>('POST', '/trip-api/seat/block', wanted);
    const card = await cardBody(seal, { cartId: cart.cartId, amount: cart.displayTotal, number: '4242424242424242', cvv: '123', email });
    const cash = { method: 'pay_later', amount: cart.displayTotal, description: 'Boletos', amountDisplay: '1.00' };
    const customerInfo = { firstName: first, lastName: last, email };
    const body = { ...card, customerInfo, ...(method === 'cash' && { payment: cash, customFields: [] }) };
    return (await call<Payment['schemas']['PaymentAnswer']>('POST', '/payment-api/payment', body)).responsePayment;
  };
  const { orderId } = await buy('card');
  await buy('cash');
  const order = await call<Payment['schemas']['CartDetail']>('GET', `/payment-api/payment/detail/cart/${orderId}`);
  await call('POST', `/payment-api/payment/resend-email/cart/${orderId}`, { to: friendEmail });
  await call('PATCH', `/trip-api/api/ticket/${order.tickets[0]?._id}`, { firstName: renamed, lastName: last, comments: renamed });
  const saved = {
    cc_number: await seal('4000056655665556'),
    cc_month: '12',
    cc_year: '2031',
    cc_name: `${first} ${last}`,
    cc_cvv: await seal('123'),
  };
  await call('POST', '/payment-api/user/card/save', saved);
  await call('DELETE', '/identity-api/v2/accounts', { email, loseTickets: true, ip: null }, { 'application-key': 'anden-web' });
  return [first, last, renamed, favourite, mailbox, friend, cellphone];
}
