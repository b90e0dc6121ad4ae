import { afterEach, expect, test, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { payment } from '../http/http.ts';
import { createRideCoupons, hasRideCoupon } from './rideCoupons.ts';

const asked = (key: string) => toPromise(createActor(createRideCoupons, { input: { orderId: 'o_1', key, coupons: [] } }).start());
const has = (key: string) => toPromise(createActor(hasRideCoupon, { input: { key } }).start());

function answers(...statuses: string[]) {
  const data = { data: { data: statuses.map((status) => ({ status })) } };
  vi.spyOn(payment, 'POST').mockResolvedValue({ data, response: new Response() });
}

afterEach(() => {
  vi.restoreAllMocks();
});

test('[RIDE-012] any success stores the key of the first passenger, none stores nothing', async () => {
  answers('error', 'error');
  expect(await asked('AN-2W8K-1')).toBe(0);
  expect(await has('AN-2W8K-1')).toBe(false);
  answers('error', 'success');
  expect(await asked('AN-2W8K-1')).toBe(1);
  expect(await has('AN-2W8K-1')).toBe(true);
  expect(await has('AN-2W8K-2')).toBe(false);
});
