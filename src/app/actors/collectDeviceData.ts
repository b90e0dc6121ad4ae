import { fromPromise } from 'xstate';
import type { DeviceData } from '../../../machines/domain/order.ts';
import { common } from '../../messages/es-MX.ts';
import { deviceDataOf, isFrom } from '../bankMessages.ts';
import { cardVault } from '../cardVault.ts';

/** The bank is told the part of the number that names the issuer, never more. */
const BIN_DIGITS = 6;

export const collectDeviceData = fromPromise<DeviceData, { url: string; origin: string }>(({ input, signal }) => {
  const frame = document.createElement('iframe');
  const heard = new Promise<DeviceData>((resolve, reject) => {
    const hear = (event: MessageEvent<unknown>) => {
      const data = isFrom(event, input.origin, frame.contentWindow) ? deviceDataOf(event.data) : null;
      if (data) resolve(data);
    };
    addEventListener('message', hear, { signal });
    signal.addEventListener('abort', () => reject(signal.reason));
  });

  const url = new URL(input.url);
  url.searchParams.set('bin', cardVault.values().number.replace(/\D/g, '').slice(0, BIN_DIGITS));
  url.searchParams.set('origin', location.origin);
  frame.title = common.bankPage;
  // The page is of another origin: it keeps that origin, and ours stays out of its reach.
  frame.sandbox.add('allow-scripts', 'allow-same-origin');
  frame.hidden = true;
  frame.tabIndex = -1;
  frame.src = url.href;
  document.body.append(frame);
  return heard.finally(() => frame.remove());
});
