import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { paymentTruthMachine, paymentTruthView, type PaymentTruthOutput } from '../../../machines/paymentTruth/index.ts';
import type { Location } from '../../../machines/booking/index.ts';
import type { PaymentLog } from '../../../machines/domain/paymentLog.ts';
import { oneWay } from '../../../machines/search/index.ts';
import { askPaymentLog } from '../actors/askPaymentLog.ts';
import { pause } from '../actors/pause.ts';
import { paymentLogQuery } from '../queries/paymentLog.ts';
import { queries } from '../queries/queryClient.ts';
import { tokens } from '../session/tokens.ts';
import { flowStep, type Wizard } from './manifest.ts';
import { UnknownPayment } from './UnknownPayment.tsx';

const ofAccount = async () => null;

/** A payment with an unknown result, on any device of its payer. */
export const paymentStep = ({ askSignIn }: Wizard) =>
  flowStep<'payment', typeof paymentTruthMachine>({
    chart: paymentTruthMachine.provide({ actors: { askPayment: askPaymentLog, pause }, actions: { askSignIn } }),
    begin: ({ location: { folio } }) => ({ key: '', paymentId: null, folio, isRefunded: false }),
    Screen: ({ location: { folio }, actor, send }) => {
      const { screen: truth } = useSelector(actor, paymentTruthView);
      const end = useSelector(actor, ({ output }) => output);
      useEffect(() => {
        if (end) send({ type: 'location.visited', location: after(end, logOf(folio)) });
      }, [end, folio, send]);
      return (
        <UnknownPayment view={{ truth, folio, reference: folio, total: null }} send={actor.send} linkToken={ofAccount} isBeside={false} />
      );
    },
  });

export const logOf = (folio: string): PaymentLog | null => queries.getQueryData(paymentLogQuery(folio, ofAccount).queryKey)?.log ?? null;

/** The tickets of a paid order, the cart that may be paid again, or a new search. */
export function after(end: PaymentTruthOutput, log: PaymentLog | null): Location {
  const home: Location = { name: 'home', asked: oneWay(null, null, null) };
  if (end.kind === 'refunded' || log === null) return home;
  // A reservation is among the trips of its account, whether it was paid or not.
  if (log.isReservation) return tokens.read()?.user.role === 'user' ? { name: 'trips' } : home;
  return end.kind === 'paid' ? { name: 'order', orderId: end.orderId } : { name: 'summary', cartId: log.cartId };
}
