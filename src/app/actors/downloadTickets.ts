import { fromPromise } from 'xstate';
import { ask, payment } from '../http/http.ts';
import { saveFile } from '../storage/saveFile.ts';

/** Fetches the file with the session of the order and passes it to the browser. A link would show a refusal as plain text. */
export const downloadTickets = fromPromise<void, { orderId: string; operation: string }>(async ({ input, signal }) => {
  const params = { path: { orderId: input.orderId } };
  const file = await ask((init) => payment.GET('/payment/tickets/{orderId}', { signal: init.signal, params, parseAs: 'blob' }), {
    retries: 1,
    signal,
  });
  saveFile(file, `boletos-${input.operation}.pdf`);
});
