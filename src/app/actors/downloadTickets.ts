import { fromPromise } from 'xstate';
import { config } from '../ground/config.ts';
import { ask, payment } from '../http/http.ts';
import { saveFile } from '../storage/saveFile.ts';

/**
 * Opens the PDF of an operation in a new tab (CONF-028), by a new signed link, because that of the loaded order ends after an hour. The
 * file is fetched first, so that the page says a failure and the tab does not. A browser that opens no tab saves the file.
 */
export const downloadTickets = fromPromise<void, { orderId: string; operation: string }>(async ({ input, signal }) => {
  // A browser allows a tab at the press only, not after an answer.
  const tab = window.open('', '_blank');
  const { orderId, operation } = input;
  const options = { retries: 1, signal };
  try {
    const [file, { ticketsUrl }] = await Promise.all([
      ask(
        (init) => payment.GET('/payment/tickets/{orderId}', { signal: init.signal, params: { path: { orderId } }, parseAs: 'blob' }),
        options,
      ),
      ask((init) => payment.GET('/payment/detail/cart/{cartId}', { signal: init.signal, params: { path: { cartId: orderId } } }), options),
    ]);
    if (tab) tab.location.replace(new URL(ticketsUrl, new URL(config.paymentUrl, location.href)));
    else saveFile(file, `boletos-${operation}.pdf`);
  } catch (failure) {
    tab?.close();
    throw failure;
  }
});
