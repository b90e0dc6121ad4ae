import { setTimeout as pause } from 'node:timers/promises';
import { fault } from '../support/fault.ts';
import { disagreements } from './support/checkBooks.ts';
import { newShopper, type Shopper } from './support/shopper.ts';
import { startWorld, type World } from './support/world.ts';

const buyers = { short: 8, long: 25 };
/** Each payment begins at most this many milliseconds before or after the end of its cart. */
const aroundMs = 1000;
/** Milliseconds between the choice of a cart's end and that end, so that a payment can begin before it. */
const aheadMs = 1200;
const settleMs = 20_000;

interface Race extends Record<string, unknown> {
  readonly id: string;
  readonly paymentId: string | null;
  readonly state: string | null;
  readonly amount: number;
  readonly status: string;
  readonly tickets: number;
  readonly claims: number;
  readonly isOpen: boolean;
}

/** Moves the end of the cart near to now and pays around it. The service's own worker expires carts meanwhile, four times a second. */
async function race(world: World, shopper: Shopper): Promise<string> {
  const cart = await shopper.fillCart();
  const body = await shopper.cardBody(cart, '4242424242424242');
  const end = Date.now() + aheadMs;
  await world.db.query('update trip.cart set expires_at = $2, own_expires_at = $2 where id = $1', [cart.cartId, new Date(end)]);
  await world.db.query('update trip.claim set expires_at = $2 where cart_id = $1', [cart.cartId, new Date(end)]);
  const start = end + (2 * Math.random() - 1) * aroundMs;
  await pause(Math.max(0, start - Date.now()));
  await shopper.call('POST', '/payment-api/payment', body);
  return cart.cartId;
}

const racesOf = (world: World, carts: readonly string[]): Promise<Race[]> =>
  world.db.query<Race>(
    `select cart.id, cart.status, payment.id as "paymentId", payment.state, coalesce(payment.amount, 0)::float8 as amount,
            (select count(*)::int from trip.cart_ticket ticket where ticket.cart_id = cart.id and ticket.status = 'issued') as tickets,
            (select count(*)::int from trip.claim where claim.cart_id = cart.id) as claims,
            cart.status in ('open', 'paying') or coalesce(payment.state not in ('paid', 'refused', 'refunded') or payment.release is not null, false) as "isOpen"
     from trip.cart cart left join payment.payment payment on payment.cart_id = cart.id where cart.id = any ($1)`,
    [carts],
  );

/** What is wrong with a race: it must end in a paid ticket on its seat, or without a charge and with a free seat. */
function faultsOf({ id, paymentId, state, amount, status, tickets, claims, isOpen }: Race, books: ReadonlyMap<string, number>): string[] {
  const wrong: string[] = [];
  const hasTickets = tickets > 0;
  if (isOpen) wrong.push(`${id} did not end: cart ${status}, payment ${state}`);
  if (claims !== tickets) wrong.push(`${id}: ${tickets} tickets and ${claims} seats`);
  if (hasTickets !== (status === 'sold')) wrong.push(`${id}: ${tickets} tickets in a cart that is ${status}`);
  if (paymentId === null) return hasTickets ? [...wrong, `${id}: tickets without a payment`] : wrong;
  const charged = books.get(paymentId) ?? 0;
  return [...wrong, ...disagreements([{ paymentId, amount, charged, hasTickets, state: state ?? '' }])];
}

await fault('paying meets the end of the cart', async ({ short }) => {
  const rounds = short ? 3 : 40;
  const count = short ? buyers.short : buyers.long;
  const world = await startWorld({ runs: true, realTrip: true });
  try {
    const shoppers = await Promise.all(Array.from({ length: count }, () => newShopper(world.config.publicUrl, world.config.sandboxUrl)));
    const carts = await Promise.all(
      shoppers.map(async (shopper) => {
        const ids: string[] = [];
        for (let round = 0; round < rounds; round += 1) ids.push(await race(world, shopper));
        return ids;
      }),
    );
    const until = performance.now() + settleMs;
    let races = await racesOf(world, carts.flat());
    while (races.some(({ isOpen }) => isOpen) && performance.now() < until) {
      await pause(100);
      races = await racesOf(world, carts.flat());
    }
    const books = await world.books();
    const wrong = races.flatMap((one) => faultsOf(one, books));
    const sold = races.filter(({ tickets }) => tickets > 0).length;
    if (races.length !== count * rounds) wrong.push(`${races.length} carts of ${count * rounds} races`);
    if (!short && (sold === 0 || sold === races.length)) wrong.push('only one of the two ends was seen');
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
    return `${races.length} payments within ${aroundMs / 1000} s of the end of the cart: ${sold} sold and charged, ${races.length - sold} free and not charged, 0 both, 0 neither`;
  } finally {
    await world.close();
  }
});
