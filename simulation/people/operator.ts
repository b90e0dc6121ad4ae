import type { Witness } from '../world/network.ts';
import { config } from '../world/services.ts';
import type { World } from '../world/world.ts';
import { postToSandbox, sandboxUrl } from './paying.ts';
import { pause, type Person } from './person.ts';

/** An act that the page offers for a payment. */
interface Offer {
  readonly payment: string;
  readonly act: string;
}

const forms = /name="payment" value="([^"]+)"[\s\S]*?name="act" value="([^"]+)"/g;
const rounds = 16;
/** The state of a payment at the bank, which a person would ask by telephone. */
const bankStatus = 'select status from sandbox.bank_payment where payment_id = $1';
const charged = ['authorised', 'captured'];

/** Looks after the open payments on the page of the operation, and marks an unknown one by what the bank did. */
export async function operate(world: World, person: Person, witness: Witness): Promise<void> {
  const { chance, name } = person;
  const send = world.network.fetchOf(person, witness);
  const authorization = `Basic ${Buffer.from(`${name}:${config.operatorToken}`).toString('base64')}`;
  const page = async (): Promise<readonly Offer[]> => {
    const answer = await send('http://localhost:80/operacion', { headers: { authorization } }).catch(() => undefined);
    const text = answer?.ok === true ? await answer.text() : '';
    return [...text.matchAll(forms)].map(([, payment = '', act = '']) => ({ payment, act }));
  };
  const act = async (fields: Readonly<Record<string, string>>): Promise<void> => {
    const headers = { authorization, origin: 'http://localhost:80', 'content-type': 'application/x-www-form-urlencoded' };
    const body = String(new URLSearchParams(fields));
    await send('http://localhost:80/operacion', { method: 'POST', headers, body }).catch(() => undefined);
  };
  const mark = async (payment: string): Promise<void> => {
    const ask = async (): Promise<string | undefined> => (await world.sql.query<{ status: string }>(bankStatus, [payment]))[0]?.status;
    const to = chance.pick(['authorised', 'refused']);
    if ((await ask()) === 'processing' && chance.isIn(0.7)) {
      await postToSandbox({ world, person, witness }, `${sandboxUrl}/switchboard/settle`, { paymentId: payment, to });
    }
    const status = await ask();
    const decision = charged.includes(status ?? '') ? 'mark-charged' : 'mark-not-charged';
    await act({ payment, act: decision, reason: 'El banco lo dijo por teléfono', proof: `B-${chance.between(1_000, 9_999)}` });
  };
  for (let round = 0; round < rounds; round += 1) {
    await pause(chance.between(60_000, 240_000));
    const offers = await page();
    if (chance.isIn(0.2)) await act({ act: 'ask-all' });
    for (const [payment, ofPayment] of Map.groupBy(offers, (offer) => offer.payment)) {
      if (!chance.isIn(0.6)) continue;
      if (ofPayment.some((offer) => offer.act.startsWith('mark-'))) await mark(payment);
      else await act({ payment, act: ofPayment[0]?.act ?? 'ask', reason: 'Tarda' });
    }
  }
}
