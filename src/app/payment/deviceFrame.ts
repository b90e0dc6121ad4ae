import type { DeviceDataInput } from '../../../machines/deviceData/index.ts';
import type { DeviceData } from '../../../machines/domain/order.ts';
import { common } from '../../messages/es-MX.ts';
import { deviceDataOf, isFrom } from './bankMessages.ts';
import { cardVault } from './cardVault.ts';

/** The bank receives the digits that identify the issuer, never more. */
const BIN_DIGITS = 6;

/** Opens the bank's hidden frame for the typed number and keeps its answer. This file loads when the number is typed. (PAY-006, PAY-008) */
export function askDeviceFrame(input: DeviceDataInput, signal: AbortSignal): Promise<void> {
  const frame = document.createElement('iframe');
  const answered = new Promise<DeviceData>((resolve, reject) => {
    const onMessage = (event: MessageEvent<unknown>) => {
      const data = isFrom(event, input.origin, frame.contentWindow) ? deviceDataOf(event.data) : null;
      if (data) resolve(data);
    };
    addEventListener('message', onMessage, { signal });
    signal.addEventListener('abort', () => reject(signal.reason));
  });

  const url = new URL(input.url);
  url.searchParams.set('bin', cardVault.values().number.replace(/\D/g, '').slice(0, BIN_DIGITS));
  url.searchParams.set('origin', location.origin);
  frame.title = common.bankPage;
  // The frame keeps its own origin and cannot reach ours, because its page is of another origin.
  frame.sandbox.add('allow-scripts', 'allow-same-origin');
  frame.hidden = true;
  frame.tabIndex = -1;
  frame.src = url.href;
  document.body.append(frame);
  return answered.then((data) => cardVault.assignDevice(input.revision, data)).finally(() => frame.remove());
}
