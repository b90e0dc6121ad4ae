import { fromPromise } from 'xstate';
import type { ActAnswer, ActFields, OfficeAct } from '../../machines/officeAct/index.ts';
import { refundedBy } from '../../machines/officeAct/officeAct.rules.ts';
import { ask, identity, payment, trip } from './http.ts';

type CarryOutInput = { act: OfficeAct; key: string; fields: ActFields };
type Call = Parameters<typeof ask>[0];

const nothing: ActAnswer = { secret: null };

/** Carries an act out under its key: an act that is sent again is done once. */
export const carryOut = fromPromise<ActAnswer, CarryOutInput>(async ({ input, signal }) => {
  if (input.act.kind === 'addDevice') return { secret: await addDevice(input, signal) };
  await ask(callOf(input), { signal, key: input.key, retries: 1 });
  return nothing;
});

async function addDevice({ key, fields }: CarryOutInput, signal: AbortSignal): Promise<string> {
  const body = { name: fields.deviceName.trim() };
  const device = await ask(
    (init) => trip.POST('/v1/office/door/devices', { signal: init.signal, params: { header: { 'idempotency-key': init.key } }, body }),
    { signal, key, retries: 1 },
  );
  return device.key;
}

function callOf({ act, key: actKey, fields }: CarryOutInput): Call {
  const reason = fields.reason.trim();
  switch (act.kind) {
    case 'resend':
      return ({ signal, key }) =>
        payment.POST('/v1/office/payments/{folio}/resend', {
          signal,
          params: { path: { folio: act.folio }, header: { 'idempotency-key': key } },
        });
    case 'correctEmail':
      return ({ signal, key }) =>
        payment.PUT('/v1/office/payments/{folio}/email', {
          signal,
          params: { path: { folio: act.folio }, header: { 'idempotency-key': key } },
          body: { email: fields.email, reason },
        });
    case 'refund':
      return ({ signal, key }) =>
        payment.POST('/v1/office/payments/{folio}/refunds', {
          signal,
          params: { path: { folio: act.folio }, header: { 'idempotency-key': key } },
          // The amount that the person saw, not what is left when the request arrives.
          body: { id: actKey, ticketId: act.ticket?.id ?? null, way: fields.way, amount: refundedBy(act, fields), reason },
        });
    case 'settle':
      return ({ signal, key }) =>
        payment.POST('/v1/office/payments/{folio}/acts', {
          signal,
          params: { path: { folio: act.folio }, header: { 'idempotency-key': key } },
          body: { act: act.settlement, reason, proof: fields.proof.trim() === '' ? null : fields.proof.trim() },
        });
    case 'note':
      return ({ signal, key }) =>
        payment.POST('/v1/office/payments/{folio}/notes', {
          signal,
          params: { path: { folio: act.folio }, header: { 'idempotency-key': key } },
          body: { reason },
        });
    case 'askAll':
      return ({ signal, key }) => payment.POST('/v1/office/open-payments/ask', { signal, params: { header: { 'idempotency-key': key } } });
    case 'resendMessages':
      return ({ signal, key }) => payment.POST('/v1/office/messages/resend', { signal, params: { header: { 'idempotency-key': key } } });
    case 'correctName': {
      const lastName = [fields.paternal, fields.maternal]
        .map((part) => part.trim())
        .filter((part) => part !== '')
        .join(' ');
      const body = { firstName: fields.firstName.trim(), lastName, reason };
      return ({ signal, key }) =>
        trip.PUT('/v1/office/tickets/{ticketId}/name', {
          signal,
          params: { path: { ticketId: act.ticketId }, header: { 'idempotency-key': key } },
          body,
        });
    }
    case 'cancel':
      return ({ signal, key }) =>
        trip.POST('/v1/office/orders/{orderId}/cancellation', {
          signal,
          params: { path: { orderId: act.orderId }, header: { 'idempotency-key': key } },
          body: { ticketIds: [...fields.tickets], reason },
        });
    case 'freeSeat':
      return ({ signal, key }) =>
        trip.POST('/v1/office/seats/free', {
          signal,
          params: { header: { 'idempotency-key': key } },
          body: { runId: act.runId, seat: Number(fields.seat), reason },
        });
    case 'invite':
      return ({ signal, key }) =>
        identity.POST('/v1/staff/invitations', {
          signal,
          params: { header: { 'idempotency-key': key } },
          body: { email: fields.email, roles: [...fields.roles] },
        });
    case 'withdraw':
      return ({ signal, key }) =>
        identity.DELETE('/v1/staff/invitations/{id}', { signal, params: { path: { id: act.id }, header: { 'idempotency-key': key } } });
    case 'changeRoles':
      return ({ signal, key }) =>
        identity.PUT('/v1/staff/{id}/roles', {
          signal,
          params: { path: { id: act.id }, header: { 'idempotency-key': key } },
          body: { roles: [...fields.roles], reason },
        });
    case 'endPerson':
      return ({ signal, key }) =>
        identity.POST('/v1/staff/{id}/end', {
          signal,
          params: { path: { id: act.id }, header: { 'idempotency-key': key } },
          body: { reason },
        });
    case 'endDevice':
      return ({ signal, key }) =>
        trip.DELETE('/v1/office/door/devices/{id}', { signal, params: { path: { id: act.id }, header: { 'idempotency-key': key } } });
    case 'addDevice':
      throw new Error('the key of a device is an answer of its own');
    default:
      return act satisfies never;
  }
}
