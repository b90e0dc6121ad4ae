import { fromPromise } from 'xstate';
import type { Provider } from '../../../machines/checkout/index.ts';
import { providerQuery } from '../catalogue.ts';

export const getPaymentProviders = fromPromise<Provider, undefined>(async () => {
  const { deviceDataUrl, origin } = await providerQuery();
  return { deviceDataUrl, origin };
});
