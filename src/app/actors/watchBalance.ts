import { fromCallback, type EventObject } from 'xstate';
import { queries } from '../queries/queryClient.ts';
import { freeFiles } from '../late/lateMethods.ts';
import { tokens } from '../session/tokens.ts';

export const watchBalance = fromCallback<EventObject, undefined>(({ sendBack }) => {
  let isLeft = false;
  const sendBalance = async () => {
    // The queries of accounts are a late file, because a guest needs none of them.
    const { pointsQuery } = await import('../queries/account.ts');
    const [balance] = await Promise.all([queries.fetchQuery({ ...pointsQuery(), staleTime: 0 }), freeFiles.open()]);
    if (!isLeft) sendBack({ type: 'balance.came', balance });
  };
  // Without the balance no points are offered.
  const user = tokens.read()?.user;
  if (user && user.sub !== '' && user.role !== 'guest') void sendBalance().catch(() => {});
  return () => {
    isLeft = true;
  };
});
