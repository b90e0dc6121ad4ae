import { fromPromise } from 'xstate';
import type { Provider } from '../../../machines/cardPayment/index.ts';
import { providerQuery } from '../queries/provider.ts';

export const getPaymentProviders = fromPromise<Provider, undefined>(async () => {
  const { deviceDataUrl, origin } = await providerQuery();
  // A bank with fields of its own collects the device data in them.
  return { deviceDataUrl: deviceDataUrl ?? '', origin };
});
