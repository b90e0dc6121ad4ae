import { useMutation, useQuery } from '@tanstack/react-query';
import { RETRY_MS } from '../../../machines/domain/payment.ts';
import { unknownPayment as words } from '../../messages/es-MX.ts';
import { UnknownPage, type SendTruth, type UnknownView } from '../../screens/parts/UnknownPage.tsx';
import { askPaymentNotice, paymentLogQuery, type LinkToken } from '../queries/paymentLog.ts';
import { queries } from '../queries/queryClient.ts';
import { copyText } from '../storage/copyText.ts';
import { shareOut } from '../storage/shareOut.ts';

type UnknownPaymentProps = {
  view: UnknownView;
  send: SendTruth;
  linkToken: LinkToken;
  /** The chart asks by other operations, so the log is asked beside it. Otherwise the chart's own answer has it. */
  isBeside: boolean;
};

/** The page of a payment with an unknown result, with its log as soon as the folio is known. */
export function UnknownPayment({ view, send, linkToken, isBeside }: UnknownPaymentProps) {
  const { folio, truth } = view;
  const isOpen = truth === 'asking' || truth === 'unreached';
  const query = useQuery(
    {
      ...paymentLogQuery(folio ?? '', linkToken),
      enabled: folio !== null && isBeside,
      refetchInterval: isOpen && RETRY_MS,
    },
    queries,
  );
  const asking = useMutation({ mutationFn: () => askPaymentNotice(folio ?? '', linkToken), onSuccess: () => query.refetch() }, queries);
  return (
    <UnknownPage
      view={view}
      log={query.data?.log ?? null}
      notice={asking.isPending ? 'sending' : asking.isError ? 'failed' : 'idle'}
      send={send}
      onNotice={() => asking.mutate()}
      onCopy={() => copyText(folio ?? '')}
      onShare={() => shareOut({ text: words.shareText(folio ?? ''), url: location.href })}
    />
  );
}
