import type { components } from '../../openapi/types/payment.ts';
import { createClock } from '../../services/shared/clock.ts';
import { staffTokens } from '../../tests/support/staff.ts';
import { uuidFrom } from '../world/chance.ts';
import type { Witness } from '../world/network.ts';
import type { World } from '../world/world.ts';
import { postToSandbox, sandboxUrl } from './paying.ts';
import { pause, type Person } from './person.ts';

type OpenPayment = components['schemas']['OpenPayment'];

const office = 'http://localhost:80/payment-api/v1/office';
const rounds = 16;
/** The state of a payment at the bank, which a person would ask by telephone. */
const bankStatus = 'select status from sandbox.bank_payment where payment_id = $1';
const charged = ['authorised', 'captured'];

/** Looks after the open payments of the office, and marks an unknown one by what the bank did. */
export async function operate(world: World, person: Person, witness: Witness): Promise<void> {
  const { chance } = person;
  const send = world.network.fetchOf(person, witness);
  /** Each call has a session of its own, so that none ends while the person works. */
  const call = async (method: 'GET' | 'POST', path: string, body?: object): Promise<Response | undefined> => {
    const [token = ''] = await staffTokens({ db: world.sql, clock: createClock() }, ['money'], 1);
    const headers = {
      authorization: `Bearer ${token}`,
      ...(method === 'GET' ? {} : { 'idempotency-key': uuidFrom(chance) }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const request = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    return send(`${office}${path}`, request).catch(() => undefined);
  };
  const open = async (): Promise<readonly OpenPayment[]> => {
    const answer = await call('GET', '/open-payments');
    const body: { payments: readonly OpenPayment[] } = answer?.ok === true ? await answer.json() : { payments: [] };
    return body.payments;
  };
  const act = (folio: string, fields: { act: string; reason: string; proof?: string }): Promise<Response | undefined> =>
    call('POST', `/payments/${folio}/acts`, { proof: null, ...fields });
  const mark = async ({ id, folio }: OpenPayment): Promise<void> => {
    const ask = async (): Promise<string | undefined> => (await world.sql.query<{ status: string }>(bankStatus, [id]))[0]?.status;
    const to = chance.pick(['authorised', 'refused']);
    if ((await ask()) === 'processing' && chance.isIn(0.7)) {
      await postToSandbox({ world, person, witness }, `${sandboxUrl}/switchboard/settle`, { paymentId: id, to });
    }
    const status = await ask();
    const decision = charged.includes(status ?? '') ? 'mark-charged' : 'mark-not-charged';
    await act(folio, { act: decision, reason: 'El banco lo dijo por teléfono', proof: `B-${chance.between(1_000, 9_999)}` });
  };
  for (let round = 0; round < rounds; round += 1) {
    await pause(chance.between(60_000, 240_000));
    const offers = await open();
    if (chance.isIn(0.2)) await call('POST', '/open-payments/ask');
    for (const payment of offers.filter(({ acts }) => acts.length > 0)) {
      if (!chance.isIn(0.6)) continue;
      if (payment.acts.some((one) => one.startsWith('mark-'))) await mark(payment);
      else await act(payment.folio, { act: payment.acts[0] ?? 'ask', reason: 'Tarda' });
    }
  }
}
