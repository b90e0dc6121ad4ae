import { expect, it } from 'vitest';
import { checkCard } from './cardRequest.ts';

const parts = { shop: 'Andén', cards: { own: async () => undefined } } as unknown as Parameters<typeof checkCard>[0];
const typed = {
  ccnumber: 'n',
  cvv: 'c',
  expiryMonth: '12',
  expiryYear: '2030',
  holderName: 'Ana Peña',
  ddc: null,
  ddc_secret: null,
  shopper_ip: '203.0.113.7',
  token: null,
  saveCard: true,
};

it('[PAY-029] the bank keeps the typed card of a user who wants it, and none of a guest, of a link or of a saved card', async () => {
  const keeps = async (user: string | undefined, more: Partial<typeof typed> | { token: string }) =>
    (await checkCard(parts, user, { ...typed, ...more })).saveCard;
  expect(await keeps('u1', {})).toBe(true);
  expect(await keeps('u1', { saveCard: false })).toBe(false);
  expect(await keeps('u1', { token: 't1' })).toBe(false);
  expect(await keeps(undefined, {})).toBe(false);
});
