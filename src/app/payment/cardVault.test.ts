import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import { afterEach, expect, test, vi } from 'vitest';
import type { CardFacts } from '../../../machines/domain/card.ts';
import { createCardVault } from './cardVault.ts';
import { encryptCard } from '../http/encryptCard.ts';
import { paymentRequestOf } from '../wire/payRequest.ts';

const NUMBER = '4242424242424242';

function filled() {
  const vault = createCardVault(() => '2026-11-21');
  vault.change('firstName', 'Begoña');
  vault.change('lastName', 'Treviño');
  vault.change('number', NUMBER);
  vault.change('expiry', '1229');
  vault.change('cvv', '737');
  return vault;
}

afterEach(() => vi.unstubAllGlobals());

test('the typed number is shown in groups, and the facts contain none of its digits', () => {
  const vault = filled();
  expect(vault.values()).toEqual({ firstName: 'Begoña', lastName: 'Treviño', number: '4242 4242 4242 4242', expiry: '12/29', cvv: '737' });
  expect(vault.facts()).toEqual({ digits: 16, revision: 1, errors: {} });
});

test('[PAY-006] the revision grows when the number changes and only then', () => {
  const vault = filled();
  vault.change('cvv', '738');
  vault.change('number', `${NUMBER} `);
  expect(vault.facts().revision).toBe(1);
  vault.change('number', '4242424242424241');
  expect(vault.facts().revision).toBe(2);
});

test('device data belongs to the number of its request', () => {
  const vault = filled();
  const data = { sessionId: 's', ddc: 'd', ddcSecret: 'x' };
  expect(vault.device()).toBeNull();
  vault.assignDevice(vault.facts().revision, data);
  expect(vault.device()).toEqual(data);
  vault.change('number', '5555555555554444');
  expect(vault.device()).toBeNull();
});

test('[PAY-033] clearing empties every field', () => {
  const vault = filled();
  vault.clear();
  expect(Object.values(vault.values()).join('')).toBe('');
  expect(vault.facts().digits).toBe(0);
});

test('the name of a suggested holder stands until it is changed, and again after clearing', () => {
  const vault = createCardVault(() => '2026-11-21');
  const names = () => `${vault.values().firstName} ${vault.values().lastName}`;
  vault.suggestHolder({ firstName: 'Begoña', lastName: 'Treviño' });
  expect(names()).toBe('Begoña Treviño');
  vault.suggestHolder({ firstName: 'Íñigo', lastName: 'Peña' });
  expect(names()).toBe('Íñigo Peña');
  vault.change('firstName', 'Ximena');
  vault.suggestHolder({ firstName: 'Begoña', lastName: 'Treviño' });
  expect(names()).toBe('Ximena Peña');
  vault.clear();
  expect(names()).toBe('Begoña Treviño');
});

test('listeners receive each change until they stop', () => {
  const vault = createCardVault(() => '2026-11-21');
  const facts: CardFacts[] = [];
  const stop = vault.onFacts((fact) => facts.push(fact));
  vault.change('number', '4');
  vault.change('number', '42');
  stop();
  vault.change('number', '424');
  expect(facts.map(({ digits }) => digits)).toEqual([1, 2]);
});

test('a card leaves nothing in JSON or in the storage of the browser', () => {
  const setItem = vi.fn();
  const storage = { getItem: () => null, setItem, removeItem: vi.fn() };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  const vault = filled();
  expect(JSON.stringify(vault)).toBe('{}');
  expect(JSON.stringify(vault.facts())).not.toMatch(/4242|737|Begoña/);
  expect(setItem).not.toHaveBeenCalled();
});

test('[PAY-026] the number without its spaces and the code are encrypted for the bank', async () => {
  const { publicKey, privateKey } = await generateKeyPair('RSA-OAEP-256', { extractable: true });
  const { n = '', e = '' } = await exportJWK(publicKey);
  const provider = { publicKey: { kty: 'RSA', kid: 'bank-1', alg: 'RSA-OAEP-256', use: 'enc', n, e }, encryption: 'A256GCM' } as const;
  const card = await encryptCard(filled().values(), provider);
  const read = async (jwe: string) => {
    const { plaintext, protectedHeader } = await compactDecrypt(jwe, privateKey);
    return { text: new TextDecoder().decode(plaintext), kid: protectedHeader.kid };
  };
  await expect(read(card.number)).resolves.toEqual({ text: NUMBER, kid: 'bank-1' });
  await expect(read(card.cvv ?? '')).resolves.toEqual({ text: '737', kid: 'bank-1' });
  const body = paymentRequestOf({
    cartId: 'c1',
    total: 1,
    discount: null,
    email: 'a@b.mx',
    shopperIp: '::1',
    device: null,
    deviceId: 'web-1',
    card,
  });
  expect(JSON.stringify(body)).not.toMatch(/4242|737"/);
});
