import { writeAct } from '../../shared/acts.ts';
import type { Sql } from '../../shared/db.ts';
import { Problem } from '../../shared/problem.ts';
import type { StaffMember } from '../../shared/staffMember.ts';
import type { PaymentParts } from '../context.ts';
import { aboutPayment } from '../domain/officeAct.ts';
import { actsOn, needsProof, type PaymentAct } from '../domain/openPayment.ts';
import type { Facts, Payment } from '../domain/payment.ts';
import type { PaymentState } from '../domain/saga.ts';

/** Who does what, and why. */
export interface ActRequest {
  readonly member: StaffMember;
  readonly act: PaymentAct;
  readonly reason: string;
  /** The bank's own number of its answer; an act that marks a payment needs it. */
  readonly proof: string | null;
}

type Parts = Pick<PaymentParts, 'db' | 'clock' | 'payments' | 'saga'>;

type Mark = Exclude<PaymentAct, 'ask' | 'issue'>;
const isMark = (act: PaymentAct): act is Mark => needsProof(act);

/** The step that each mark makes, after what the bank said elsewhere. */
const marks: Readonly<Record<Mark, { readonly from: PaymentState; readonly to: PaymentState; readonly facts: Facts }>> = {
  'mark-charged': { from: 'unknown', to: 'voiding', facts: {} },
  'mark-not-charged': { from: 'unknown', to: 'refused', facts: { reason: 'bank-unavailable', release: 'keep' } },
  'mark-captured': { from: 'ticketed', to: 'paid', facts: {} },
  'mark-refunded': { from: 'voiding', to: 'refunded', facts: { release: 'drop' } },
};

const notAllowed = (): Problem => new Problem(409, 'act-not-allowed', 'El pago cambió y esta acción ya no se permite.');

/**
 * Writes an act and carries it out. Resolves with the state of the payment after it. Throws Problem 422 without a proof that it needs, and
 * 409 when the payment has moved on meanwhile.
 */
export async function actOnPayment({ db, clock, payments, saga }: Parts, payment: Payment, request: ActRequest): Promise<PaymentState> {
  const { member, act, reason, proof } = request;
  const now = new Date(clock.machineNow());
  if (needsProof(act) && proof === null) throw new Problem(422, 'proof-missing', 'Falta el comprobante del banco.');
  if (!actsOn(payment, now).includes(act)) throw notAllowed();
  const detail = { from: payment.state, ...(proof === null ? {} : { proof }) };
  const write = (tx: Sql): Promise<boolean> => writeAct(tx, clock, member, { act, ...aboutPayment(payment), reason, detail });
  if (!isMark(act)) await write(db);
  else {
    // Whoever asks the bank at this moment may hear another answer.
    const leased = await payments.lease(payment.id);
    if (leased === undefined) throw new Problem(409, 'payment-busy', 'El banco contesta en este momento. Intenta de nuevo.');
    try {
      await db.transaction(async (tx) => {
        const { from, to, facts } = marks[act];
        const moved = await payments.step(tx, payment.id, from, to, facts);
        if (moved === undefined) throw notAllowed();
        await write(tx);
      });
    } finally {
      await payments.unlease(payment.id, 0);
    }
  }
  const after = await saga.advance(payment.id);
  return after?.state ?? payment.state;
}
