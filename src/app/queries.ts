import { QueryClient } from '@tanstack/react-query';

const MINUTE_MS = 60_000;

/** How long an answer counts as fresh. */
export const FRESH = { catalogue: 60 * MINUTE_MS, provider: 10 * MINUTE_MS, trips: MINUTE_MS, ip: 5 * MINUTE_MS } as const;

/** Answers that several ports share, kept while the page lives. Trying again is the business of `ask`. */
export const queries = new QueryClient({
  defaultOptions: { queries: { retry: false, networkMode: 'always', gcTime: 30 * MINUTE_MS } },
});
