import { fromPromise } from 'xstate';
import type { Provider } from '../../../machines/cardPayment/index.ts';
import { providerQuery } from '../queries/provider.ts';

export const getPaymentProviders = fromPromise<Provider, undefined>(async () => {
  const { deviceDataUrl, origin } = await providerQuery();
  return { deviceDataUrl, origin };
});
