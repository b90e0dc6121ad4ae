import type { Sql } from '../../shared/db.ts';
import { Problem } from '../../shared/problem.ts';
import type { Facts } from '../domain/payment.ts';
import type { PaymentState } from '../domain/saga.ts';
import type { PaymentParts } from '../context.ts';
import { type Act, actsOn, needsProof } from './rules.ts';
import { writeAct } from './store.ts';

/** Who does what to which payment, and why. */
export interface ActRequest {
  readonly paymentId: string;
  readonly act: Act;
  readonly operator: string;
  /** Why, in the operator's words; not empty. */
  readonly reason: string;
  /** The bank's own number of its answer; an act that marks a payment needs it. */
  readonly proof: string;
}

type Parts = Pick<PaymentParts, 'db' | 'clock' | 'payments' | 'saga'>;

type Mark = Exclude<Act, 'ask' | 'issue'>;
const isMark = (act: Act): act is Mark => needsProof(act);

/** The step that each mark makes, after what the bank said elsewhere. */
const marks: Readonly<Record<Mark, { readonly from: PaymentState; readonly to: PaymentState; readonly facts: Facts }>> = {
  'mark-charged': { from: 'unknown', to: 'voiding', facts: {} },
  'mark-not-charged': { from: 'unknown', to: 'refused', facts: { reason: 'bank-unavailable', release: 'keep' } },
  'mark-captured': { from: 'ticketed', to: 'paid', facts: {} },
  'mark-refunded': { from: 'voiding', to: 'refunded', facts: { release: 'drop' } },
};

const notAllowed = (): Problem => new Problem(409, 'act-not-allowed', 'El pago cambió y esta acción ya no se permite.');

/**
 * Writes an act into the history of its payment and carries it out. Throws Problem 404 for an unknown payment, 422 without a reason or proof,
 * and 409 when the payment has moved on meanwhile.
 */
export async function perform({ db, clock, payments, saga }: Parts, request: ActRequest): Promise<void> {
  const { paymentId, act, operator, reason, proof } = request;
  if (reason === '' || (needsProof(act) && proof === '')) {
    throw new Problem(422, 'reason-missing', needsProof(act) ? 'Faltan el motivo y el comprobante del banco.' : 'Falta el motivo.');
  }
  const payment = await payments.byId(paymentId);
  if (payment === undefined) throw new Problem(404, 'not-found', 'No existe ese pago.');
  const now = new Date(clock.machineNow());
  if (!actsOn({ ...payment, createdAt: payment.created_at, captureRefusedAt: payment.capture_refused_at }, now).includes(act))
    throw notAllowed();
  const write = (tx: Sql): Promise<void> => writeAct(tx, { payment, act, operator, reason, proof: proof === '' ? null : proof, at: now });
  if (!isMark(act)) await write(db);
  else {
    // Whoever asks the bank at this moment may hear another answer.
    const leased = await payments.lease(paymentId);
    if (leased === undefined) throw new Problem(409, 'payment-busy', 'El banco contesta en este momento. Intenta de nuevo.');
    try {
      await db.transaction(async (tx) => {
        const { from, to, facts } = marks[act];
        const moved = await payments.step(tx, paymentId, from, to, facts);
        if (moved === undefined) throw notAllowed();
        await write(tx);
      });
    } finally {
      await payments.unlease(paymentId, 0);
    }
  }
  await saga.advance(paymentId);
}
