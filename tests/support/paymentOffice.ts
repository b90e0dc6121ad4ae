import { randomUUID } from 'node:crypto';
import type { components } from '../../openapi/types/payment.ts';
import type { Clock } from '../../services/shared/clock.ts';
import type { Database } from '../../services/shared/db.ts';
import type { StaffRole } from '../../services/shared/staffMember.ts';
import { staffTokens } from './staff.ts';

type Schemas = components['schemas'];

export interface OfficeAnswer<Body> {
  readonly status: number;
  readonly body: Body;
}

/** A refusal or an empty answer, as the tests look at it. */
type Loose = Partial<Record<string, unknown>>;

/** What a refund says unless a test says otherwise. */
interface Refunded {
  readonly id?: string;
  readonly ticketId?: string | null;
  readonly way?: Schemas['RefundWay'];
  readonly reason?: string;
}

/** Calls the operations of the back office on payments, each as a person with some roles. `url` is that of the shop. */
export function paymentOffice(parts: { readonly db: Database; readonly clock: Clock }, url: string) {
  const known = new Map<string, Promise<string>>();
  const tokenOf = (roles: readonly StaffRole[]): Promise<string> => {
    const name = roles.join(' ');
    const token = known.get(name) ?? staffTokens(parts, roles, 1).then(([one = '']) => one);
    known.set(name, token);
    return token;
  };
  const call = async <Body = Loose>(
    roles: readonly StaffRole[],
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: object,
    key: string | null = randomUUID(),
  ): Promise<OfficeAnswer<Body>> => {
    const answer = await fetch(`${url}/payment-api/v1/office${path}`, {
      method,
      headers: {
        authorization: `Bearer ${await tokenOf(roles)}`,
        ...(method === 'GET' || key === null ? {} : { 'idempotency-key': key }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: answer.status === 204 ? undefined : await answer.json() };
  };
  /** The code of a refusal, or the status. */
  const end = async (answer: Promise<OfficeAnswer<Loose>>): Promise<unknown> => {
    const { status, body } = await answer;
    return body?.['code'] ?? status;
  };
  return {
    call,
    end,
    open: async () => (await call<Schemas['OfficeOpenPayments']>(['money'], 'GET', '/open-payments')).body,
    payment: async (folio: string, ...roles: StaffRole[]) =>
      (await call<Schemas['OfficePayment']>(roles.length === 0 ? ['money'] : roles, 'GET', `/payments/${folio}`)).body,
    /** The status, or the code of the refusal. */
    act: (folio: string, act: Schemas['PaymentAct'], reason = 'El banco lo dijo', proof: string | null = null) =>
      end(call(['money'], 'POST', `/payments/${folio}/acts`, { act, reason, proof })),
    /** The status, or the code of the refusal. `amount` in 1/100000 of the unit; null for all that is left. */
    refund: (folio: string, amount: number | null, more: Refunded = {}) =>
      end(
        call(['money'], 'POST', `/payments/${folio}/refunds`, {
          id: randomUUID(),
          ticketId: null,
          way: 'bank',
          amount,
          reason: 'El autobús no salió',
          ...more,
        }),
      ),
    find: async (text: string) =>
      (await call<{ orders: Schemas['FoundOrder'][]; isMore: boolean }>(['support'], 'POST', '/find', { text }, null)).body,
  };
}
