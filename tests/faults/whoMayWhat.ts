import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { components } from '../../openapi/types/identity.ts';
import { policies as identityPolicies } from '../../services/identity/policies/index.ts';
import { demoUser } from '../../services/sandbox/values.ts';
import { publicKey } from '../../services/shared/auth.ts';
import { isServed } from '../../services/shared/document.ts';
import type { Policy } from '../../services/shared/policy.ts';
import type { StaffRole } from '../../services/shared/staffMember.ts';
import { policies as paymentPolicies } from '../../services/payment/policies/index.ts';
import { policies as tripPolicies } from '../../services/trip/policies/index.ts';
import { documentNames, type Json, list, object, type Operation, operationsOf, readDocument } from '../contract/documents.ts';
import { createAuthenticator } from '../support/authenticator.ts';
import { fault } from '../support/fault.ts';
import { makeReservation } from '../support/older.ts';
import { admitStaff } from '../support/staff.ts';
import { goodRequest, type Goods, sendRaw } from './support/badRequests.ts';
import { goodsOf } from './support/goods.ts';
import type { Shopper } from './support/shopper.ts';
import { serviceToken, startWorld, type World } from './support/world.ts';

/** Who may call each operation, as the services say it. */
const policies: Readonly<Record<string, Policy>> = {
  ...tripPolicies,
  ...identityPolicies,
  ...paymentPolicies,
};
/** The operations that concern the caller alone and name nothing of another, listed apart from the policies. Each other one is owned. */
const aboutTheCaller = new Set([
  'blockSeats',
  'validateToken',
  'getPreferences',
  'savePreferences',
  'signOut',
  'updateAccount',
  'deleteAccount',
  'getProfile',
  'updateProfile',
  'listPassengers',
  'createPassenger',
  'listPasskeys',
  'beginPasskeyCreation',
  'createPasskey',
  'changePassword',
  'listSessions',
  'endOtherSessions',
  'listSocialLinks',
  'unlinkSocial',
  'getPaymentMethods',
  'listCards',
  'saveCard',
  'getCashBag',
  'listTrips',
  'listRaites',
  'listOldTickets',
  'listTransactions',
]);
const isOwned = (id: string): boolean => policies[id]?.audience === 'owner';

/** An order of a change with nothing to pay; the example of the document is one of a coupon. */
const freeOrder = (cartId: Json): Json => ({
  cartId,
  customFields: [],
  withPoints: false,
  coupon: null,
  couponId: null,
  payment: { method: 'no_payment', amount: 0, description: 'Boletos', amountDisplay: '0.00' },
  customerInfo: { firstName: 'Ana', lastName: 'Peña', email: 'ana@example.com' },
});

/** The refusals of what belongs to another. */
const refusals = new Set([401, 403, 404]);

interface Caller {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The scheme that its credential satisfies. */
  readonly scheme: string | undefined;
  /** The roles of a person of the company. */
  readonly roles?: readonly StaffRole[];
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

interface Registered {
  readonly token: string;
  readonly passenger: string;
  readonly passkey: string;
  readonly email: string;
}

/** A registered traveller with one favourite passenger and one passkey. */
async function registered(world: World, name: string): Promise<Registered> {
  const email = `${name}@example.com`;
  const stranger = { cookie: `device=${randomBytes(24).toString('base64url')}` };
  const post = <Body>(path: string, body: object | undefined, token = publicKey) =>
    world.call<Body>('POST', `/identity-api${path}`, { token, headers: stranger, ...(body && { body }) });
  await post('/v2/signup', { email, password: demoUser.password, nombre: 'Eva', paterno: 'Luna', materno: '', ip: null });
  const sent: { messages: { text: string }[] } = JSON.parse(
    await (await fetch(`${world.config.sandboxUrl}/outbox.json?to=${encodeURIComponent(email)}&limit=1`)).text(),
  );
  const [, link = ''] = /token=([\w-]+)/.exec(sent.messages[0]?.text ?? '') ?? [];
  const { token } = (await post<{ token: string }>('/v2/confirm-email', { token: link, password: 'camion azul 8:30' })).body;
  const luis = { name: 'Luis', last_name: 'Luna', birthdate: '02/09/1988', category_id: 1 };
  const { body } = await post<{ passenger: { id: string } }>('/user/passengers', luis, token);
  const creation = (await post<components['schemas']['PasskeyCreationOptions']>('/user/passkeys/options', undefined, token)).body;
  const attestation = createAuthenticator(world.config.publicUrl).create(creation);
  const kept = await post<{ passkey: { id: string } }>('/user/passkeys', { name: 'Celular', kind: 'phone', attestation }, token);
  return { token, passenger: body.passenger.id, passkey: kept.body.passkey.id, email };
}

interface Sent {
  readonly messages: readonly { readonly text: string }[];
}

/** The pass in the link of the mail of an order; without an order, of one that the guest buys now. */
async function passOf({ sandboxUrl }: World['config'], guest: Shopper, bought?: Json): Promise<string> {
  const order = bought ?? (await guest.pay(await guest.fillCart(), '4242424242424242')).body.responsePayment.orderId;
  const to = encodeURIComponent(`${guest.phone}@example.com`);
  for (let tries = 0; tries < 100; tries += 1) {
    const { messages }: Sent = await (await fetch(`${sandboxUrl}/outbox.json?to=${to}`)).json();
    for (const { text } of messages) {
      const [, pass] = new RegExp(`/mi-viaje/${String(order)}\\?acceso=(\\S+)`).exec(text) ?? [];
      if (pass !== undefined) return decodeURIComponent(pass);
    }
    await pause(100);
  }
  throw new Error('no mail has the link of the order');
}

/** Whether an operation may also be called without a credential. */
function isOptional({ document, path, method }: Operation): boolean {
  const paths = object(readDocument(`${document}.yaml`)['paths']);
  return list(object(object(paths[path])[method])['security']).some((needed) => Object.keys(object(needed)).length === 0);
}

/** Answered 404 to everybody, because the sandbox has no account at Google. */
const okOf = (id: string): number => (id === 'getGooglePass' ? 404 : 200);

await fault('who may what', async () => {
  const world = await startWorld({ runs: true, realTrip: true });
  const wrong: string[] = [];
  const counts = { refused: 0, foreign: 0, allowed: 0 };
  try {
    const { goods: mine, me, other, olivia } = await goodsOf(world);
    const [owner, stranger] = [await registered(world, 'owner'), await registered(world, 'stranger')];
    const guest = await world.guest();
    const passenger = { 'updatePassenger.id': owner.passenger, 'deletePassenger.id': owner.passenger };
    const passkey = { 'renamePasskey.id': owner.passkey, 'deletePasskey.id': owner.passkey };
    const sale = await makeReservation(world.config.sandboxUrl, { email: owner.email, state: 'paid' });
    const [boletoId = '', operation = ''] = [sale.boletoIds[0], sale.operations[0]];
    const older = { 'listOldTicketsByEmail.email': owner.email, boletoIds: [boletoId], boletoId, operation };
    // A stranger has the ids of another, and a holder of its own.
    const goods: Goods = {
      ...mine,
      known: { ...mine.known, ...passenger, ...passkey, ...older, holder: other.holder },
      bodies: { ...mine.bodies, createOrder: freeOrder(mine.known['createOrder.cartId'] ?? null) },
    };
    const asGuest = bearer(other.token);
    const staff = async (...roles: readonly StaffRole[]): Promise<Caller> => {
      const { token } = await admitStaff(world.config, olivia, roles);
      return { name: `a person with ${roles.join(' and ')}`, headers: bearer(token), scheme: 'staffToken', roles };
    };
    const callers: readonly Caller[] = [
      { name: 'nobody', headers: {}, scheme: undefined },
      { name: 'a made-up token', headers: bearer('made-up'), scheme: undefined },
      { name: 'the public key', headers: bearer(publicKey), scheme: 'publicKey' },
      { name: 'a refresh token', headers: bearer(guest.refreshToken), scheme: 'refreshToken' },
      { name: 'a foreign service token', headers: { 'service-token': `${serviceToken}x` }, scheme: undefined },
      { name: 'a made-up pass of an order', headers: { 'order-pass': `${'b'.repeat(40)}.${'c'.repeat(43)}` }, scheme: undefined },
      { name: "the link of a stranger's order", headers: { 'order-pass': await passOf(world.config, other) }, scheme: 'orderPass' },
      { name: 'the link of another order of the buyer', headers: { 'order-pass': await passOf(world.config, me) }, scheme: 'orderPass' },
      { name: 'another guest', headers: asGuest, scheme: 'accessToken' },
      { name: 'another user', headers: bearer(stranger.token), scheme: 'accessToken' },
      await staff('sell', 'support', 'money'),
      await staff('door'),
      await staff('admin'),
    ];
    const operations = documentNames.flatMap(operationsOf).filter(({ document, id }) => isServed(document, id));
    const request = async (operation: Operation, from: Goods, credentials: Readonly<Record<string, string>>) => {
      const good = goodRequest(operation, from);
      const {
        authorization: _a,
        cookie: _c,
        'service-token': _s,
        'bank-signature': _b,
        'stripe-signature': _t,
        'device-key': _d,
        ...headers
      } = good.headers;
      return (await sendRaw(world.config.port, { ...good, headers: { ...headers, ...credentials } })).status;
    };
    for (const operation of operations) {
      const { id, security } = operation;
      const policy = policies[id];
      const isOwn = policy?.audience === 'own';
      if (security.includes('accessToken') && isOwn !== aboutTheCaller.has(id)) wrong.push(`${id} has the audience ${policy?.audience}`);
      if (security.length === 0) continue;
      for (const { name, headers, scheme, roles } of callers) {
        const fits = scheme !== undefined && security.includes(scheme);
        // A thing of another may be unknown before its owner is compared; what is the caller's own needs no thing.
        const isRefusedGuest = !isOwned(id) && policy?.guests !== undefined && headers === asGuest;
        const lacksRole = fits && roles !== undefined && !(policy?.roles ?? []).some((role) => roles.includes(role));
        if (fits && !isOwned(id) && !isRefusedGuest && !lacksRole) continue;
        // A document may be opened by its signed address too, which these requests do not have.
        if (!fits && isOptional(operation) && !isOwned(id)) continue;
        const status = await request(operation, goods, headers);
        counts[fits ? 'foreign' : 'refused'] += 1;
        if (
          fits
            ? !refusals.has(status) || ((isRefusedGuest || lacksRole) && status !== 403)
            : status !== 401 && !(isOptional(operation) && refusals.has(status))
        )
          wrong.push(`${id} by ${name}: ${status}`);
      }
    }
    // The same requests by the owner, so that the refusals are of the caller and not of the request.
    for (const operation of operations.filter(({ id, method }) => isOwned(id) && method === 'get')) {
      const isRegistered = policies[operation.id]?.guests !== undefined;
      const credentials = isRegistered ? bearer(owner.token) : (mine.proofs['accessToken']?.('') ?? {});
      const status = await request(operation, isRegistered ? goods : mine, credentials);
      counts.allowed += 1;
      if (status !== okOf(operation.id)) wrong.push(`${operation.id} by its owner: ${status}`);
    }
    // The link of the order itself reads what it may.
    const ownLink = { 'order-pass': await passOf(world.config, me, mine.known['orderId']) };
    for (const operation of operations.filter(({ security, method }) => security.includes('orderPass') && method === 'get')) {
      const status = await request(operation, mine, ownLink);
      counts.allowed += 1;
      if (status !== okOf(operation.id)) wrong.push(`${operation.id} by its link: ${status}`);
    }
    const old = await world.call<{ tickets: { ikey: string; nombpasajero: string; descmotivocancelacion: string | null }[] }>(
      'GET',
      '/trip-api/tickets/tickets',
      { token: owner.token },
    );
    const [ticket] = old.body.tickets;
    if (ticket?.nombpasajero !== 'Ana Peña' || ticket.descmotivocancelacion !== null) wrong.push('an older ticket was changed by another');
    const kept = await world.call<{ passengers: { id: string }[] }>('GET', '/identity-api/user/passengers', { token: owner.token });
    if (kept.body.passengers[0]?.id !== owner.passenger) wrong.push('a favourite passenger was changed by another');
    const keys = await world.call<{ passkeys: { id: string; name: string }[] }>('GET', '/identity-api/user/passkeys', {
      token: owner.token,
    });
    const [key] = keys.body.passkeys;
    if (key?.id !== owner.passkey || key.name !== 'Celular') wrong.push('a passkey was changed by another');
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
    return `${operations.length} operations: ${counts.refused} calls with a wrong credential and ${counts.foreign} with the ids of another refused, ${counts.allowed} of the owner answered; 0 leaks`;
  } finally {
    await world.close();
  }
});
