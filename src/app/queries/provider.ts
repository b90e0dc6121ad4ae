import { ask, payment } from '../http/http.ts';
import { FRESH, queries } from './queryClient.ts';

/** The bank: the address of its frames, and the key that encrypts cards (API-067). */
export function providerQuery() {
  return queries.fetchQuery({
    queryKey: ['paymentProviders'],
    staleTime: FRESH.provider,
    queryFn: async () => {
      const [provider] = (await ask((init) => payment.GET('/payment/providers', init), { retries: 1 })).paymentProviders;
      if (!provider) throw new Error('the payment service names no provider');
      return provider;
    },
  });
}

export function forgetProvider(): void {
  queries.removeQueries({ queryKey: ['paymentProviders'] });
}
