import { fromPromise } from 'xstate';
import type { RideWanted } from '../../../machines/rideCoupon/index.ts';
import { ask, payment } from '../http/http.ts';
import { localStore } from '../storage/browserStorage.ts';

const KEY = 'anden.rideCoupon';

export const hasRideCoupon = fromPromise<boolean, { key: string }>(async ({ input }) => localStore.getItem(KEY) === input.key);

type Input = { orderId: string; key: string; coupons: RideWanted[] };

export const createRideCoupons = fromPromise<number, Input>(async ({ input: { orderId, key, coupons }, signal }) => {
  const body = {
    numOperation: orderId,
    coupons: coupons.map(({ name, email, phone, ...window }) => ({
      ...window,
      name: name.trim(),
      email: email.trim(),
      phone: `+52${phone}`,
    })),
  };
  const { data } = await ask(
    (init) => payment.POST('/uber/counpon', { signal: init.signal, params: { header: { 'idempotency-key': init.key } }, body }),
    { retries: 1, signal },
  );
  const given = data.data.filter(({ status }) => status === 'success').length;
  if (given > 0) localStore.setItem(KEY, key);
  return given;
});
