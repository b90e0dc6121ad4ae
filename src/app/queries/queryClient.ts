import { QueryClient } from '@tanstack/react-query';

const MINUTE_MS = 60_000;

/** Milliseconds for which an answer counts as fresh. */
export const FRESH = {
  catalogue: 60 * MINUTE_MS,
  provider: 10 * MINUTE_MS,
  trips: MINUTE_MS,
  account: MINUTE_MS,
  ip: 5 * MINUTE_MS,
} as const;

/** Answers that several ports share for the life of the page. `ask` does the retries. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: { retry: false, networkMode: 'always', gcTime: 30 * MINUTE_MS },
    mutations: { networkMode: 'always', gcTime: 0 },
  },
});
