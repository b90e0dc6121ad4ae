import { createHmac } from 'node:crypto';
import { type Identity, sameSecret, type SecurityCheck } from './auth.ts';
import type { Clock } from './clock.ts';
import { unauthorized } from './problem.ts';

/** The header of a pass, in which a page sends what the link of a mail contains. */
export const orderPassHeader = 'order-pass';

/** The order that a pass opens, and the account that bought it. `until` in milliseconds. */
export interface OrderPass {
  readonly orderId: string;
  readonly accountId: string;
  readonly until: number;
}

const signatureOf = (secret: string, body: string): string => createHmac('sha256', secret).update(`order pass:${body}`).digest('base64url');

/** A signed text for the link of a mail. Whoever has it may act on this order, and on nothing else of the account. */
export function newOrderPass(secret: string, { orderId, accountId, until }: OrderPass): string {
  const body = Buffer.from([orderId, accountId, String(Math.floor(until / 1000))].join('\n')).toString('base64url');
  return `${body}.${signatureOf(secret, body)}`;
}

/** Days after the last arrival until which the link of an order works. */
const lifeDays = 7;

/** The pass for the link of an order with tickets that arrive at these instants. */
export function passOfOrder(secret: string, order: Omit<OrderPass, 'until'> & { readonly arrivals: readonly string[] }): string {
  return newOrderPass(secret, {
    ...order,
    until: Math.max(...order.arrivals.map((arrival) => Date.parse(arrival))) + lifeDays * 86_400_000,
  });
}

/** The content of a pass, or undefined for one that nobody signed or that has ended. */
export function readOrderPass(secret: string, pass: string, now: number): OrderPass | undefined {
  const [, body, signature] = /^([\w-]{1,400})\.([\w-]{43})$/.exec(pass) ?? [];
  if (body === undefined || signature === undefined || !sameSecret(signature, signatureOf(secret, body))) return undefined;
  const [orderId, accountId, seconds] = Buffer.from(body, 'base64url').toString('utf8').split('\n');
  if (orderId === undefined || accountId === undefined || seconds === undefined) return undefined;
  const until = Number(seconds) * 1000;
  return until > now ? { orderId, accountId, until } : undefined;
}

/** Security check of the operations that the link of a mail may use. The identity names the only order that it may touch. */
export function orderPassCheck(secret: string, clock: Clock): SecurityCheck {
  return async (request): Promise<Identity> => {
    const given = request.headers[orderPassHeader];
    const pass = typeof given === 'string' ? readOrderPass(secret, given, clock.now()) : undefined;
    if (pass === undefined) throw unauthorized('unauthorized');
    return { subject: pass.accountId, role: 'guest', email: undefined, phone: undefined, phoneVerified: false, orderId: pass.orderId };
  };
}
