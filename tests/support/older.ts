import type { components } from '../../openapi/types/payment.ts';
import type { cardSealer } from './card.ts';

/** A reservation that the sandbox made. */
export interface OlderReservation {
  readonly reservationId: string;
  readonly operations: readonly string[];
  readonly boletoIds: readonly string[];
  readonly total: number;
  readonly token: string;
  readonly link: string;
}

/** Lets the sandbox make a reservation of the older platform; `switchboard.md` names the fields. */
export async function makeReservation(
  sandboxUrl: string,
  asked: object = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<OlderReservation> {
  const answer = await fetch(`${sandboxUrl}/switchboard/reservation`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(asked),
  });
  if (!answer.ok) throw new Error(`reservation: ${answer.status} ${await answer.text()}`);
  return JSON.parse(await answer.text());
}

/** Body of POST /payment-reservation for a card. */
export async function reservationBody(
  seal: Awaited<ReturnType<typeof cardSealer>>,
  { operations, total }: OlderReservation,
  { number, cvv = '123', linkToken }: { number: string; cvv?: string; linkToken: string | null },
): Promise<components['schemas']['ReservationPayment']> {
  const [code = ''] = operations;
  return {
    sessionId: null,
    deviceId: null,
    firstName: 'Ana',
    lastName: 'Peña',
    token: null,
    total,
    email: 'ana@example.com',
    mixedPayment: false,
    pointsUsed: 0,
    transfer: false,
    payReserved: true,
    channel: linkToken === null ? 'web-reservation' : 'email',
    saveCard: false,
    code,
    linkToken,
    dataCard: {
      card: await seal(number),
      holderName: 'Ana Peña',
      cvv: await seal(cvv),
      month: '12',
      year: '2031',
      reference: `TUN${code}Web`,
      ddc_secret: null,
      ddc: null,
      shopper_ip: '203.0.113.7',
    },
  };
}
