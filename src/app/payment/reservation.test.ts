import { afterEach, expect, test, vi } from 'vitest';
import { payment } from '../http/http.ts';
import { findPayment } from './reservation.ts';
import { openLink } from './reservationPass.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('[LINK-001] the lost payment of a reservation is asked for by its key, which that closes for the link (decision 0062)', async () => {
  const opened = { token: 'rt_1', reservation: { numoperacion: '770045' } };
  const get = vi.spyOn(payment, 'GET').mockResolvedValue({ data: opened, response: new Response() });
  await openLink({ by: 'token', token: 'rl_1' });
  const error = { code: 'payment-not-found', status: 404, detail: 'x', retryable: false };
  get.mockReset().mockResolvedValue({ error, response: new Response(null, { status: 404 }) });
  const found = findPayment('k1', new AbortController().signal);
  await expect(found).rejects.toMatchObject({ code: 'payment-not-found', retryable: false });
  const params = { path: { key: 'k1' }, query: { linkToken: 'rt_1' } };
  expect(get).toHaveBeenCalledExactlyOnceWith('/payment/by-key/{key}', { signal: expect.anything(), params });
});
