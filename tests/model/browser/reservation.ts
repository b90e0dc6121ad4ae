import { randomUUID } from 'node:crypto';
import type { components, operations } from '../../../openapi/types/payment.ts';
import { encryptCard } from '../../../src/app/http/encryptCard.ts';
import { reservationPaymentOf } from '../../../src/app/wire/reservation.ts';
import { makeReservation, type OlderReservation } from '../../support/older.ts';
import type { Stage } from '../chart.ts';
import type { Answer } from './gates.ts';

type Wire = components['schemas'];
type Validated = operations['validateReservationPayment']['responses']['200']['content']['application/json'];

/** A reservation of the traveller in the time of this browser. Its link was mailed. */
export function reserve(
  { switchboard, traveller }: Pick<Stage, 'switchboard' | 'traveller'>,
  asked: object = {},
): Promise<OlderReservation> {
  return makeReservation(switchboard.url, { email: traveller.email, ...asked }, { 'sandbox-session': switchboard.session });
}

/** Pays a reservation by its link without a page. */
export async function payLink(
  { buyer, switchboard }: Stage,
  { token, total, operations: [operation = ''] }: OlderReservation,
  number: string,
) {
  const ask = async <Body>(path: string, body?: object): Promise<Body> => {
    const answer = await fetch(`${buyer.origin}/payment-api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'sandbox-session': switchboard.session, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const { token: pass } = await ask<{ token: string }>(`/reservation/resolve?${new URLSearchParams({ token })}`);
  const { paymentProviders } = await ask<{ paymentProviders: Wire['PaymentProvider'][] }>('/payment/providers');
  const [provider] = paymentProviders;
  if (!provider) throw new Error('no provider');
  const card = await encryptCard({ number, cvv: '123', expiry: '12/30', firstName: 'Ana', lastName: 'Peña' }, provider);
  const parts = {
    pass,
    operation,
    total,
    email: 'ana@example.com',
    channel: 'email' as const,
    shopperIp: '203.0.113.7',
    deviceId: 'web-5f2c',
    card,
  };
  await ask('/payment-reservation', reservationPaymentOf({ ...parts, device: null, saved: null, saveCard: false }));
}

/** The service answers about a payment of a reservation, but with another result. */
export const validatedAs = (change: Partial<Validated['data']['data']>): Answer => ({
  kind: 'changed',
  change: (body) => ({
    status: 200,
    // The service's answer has the shape of the document.
    body: { data: { data: { ...(body as Validated).data.data, challenge: null, ConfirmSell: null, ...change } } },
  }),
});
