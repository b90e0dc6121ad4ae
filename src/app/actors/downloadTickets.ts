import { fromPromise } from 'xstate';
import { ask, payment } from '../http/http.ts';

/** The address of the last saved file. A phone asks before it reads the file, so the address stays valid until the next one. */
let address: string | null = null;

/** Fetches the file with the session of the order and passes it to the browser. A link would show a refusal as plain text. */
export const downloadTickets = fromPromise<void, { orderId: string; operation: string }>(async ({ input, signal }) => {
  const params = { path: { orderId: input.orderId } };
  const file = await ask((init) => payment.GET('/payment/tickets/{orderId}', { signal: init.signal, params, parseAs: 'blob' }), {
    retries: 1,
    signal,
  });
  if (address !== null) URL.revokeObjectURL(address);
  address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = `boletos-${input.operation}.pdf`;
  link.click();
});
