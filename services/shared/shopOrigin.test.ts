import { expect, it } from 'vitest';
import { shopOriginOf } from './shopOrigin.ts';

const real = { publicUrl: 'https://anden.example', sandbox: false };
const local = { publicUrl: 'http://localhost:3000', sandbox: true };

it('a page of the shop has the origin of PUBLIC_URL, and in a local sandbox any name of this machine', () => {
  expect(shopOriginOf('https://anden.example', real)).toBe('https://anden.example');
  expect(shopOriginOf('http://127.0.0.1:6006', local)).toBe('http://127.0.0.1:6006');
  for (const origin of [
    'http://anden.example',
    'https://anden.example.evil.example',
    'https://evil.example',
    'null',
    'http://localhost:3000',
    undefined,
  ])
    expect(shopOriginOf(origin, real), origin).toBeUndefined();
  for (const origin of ['http://evil.example:3000', 'http://localhost.evil.example', 'null'])
    expect(shopOriginOf(origin, local), origin).toBeUndefined();
  expect(shopOriginOf('http://localhost:3000', { ...local, sandbox: false })).toBe('http://localhost:3000');
  expect(shopOriginOf('http://127.0.0.1:3000', { ...local, sandbox: false })).toBeUndefined();
});
