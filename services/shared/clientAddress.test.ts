import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { clientAddress } from './clientAddress.ts';

it.each([
  ['the socket', false, '198.51.100.7', '203.0.113.1'],
  ['the nearest proxy', 1, '192.0.2.9, 198.51.100.7', '198.51.100.7'],
  ['the proxy before a trusted network', ['203.0.113.0/24'], '192.0.2.9, 198.51.100.7', '198.51.100.7'],
  ['the socket, where the proxy names none', 1, undefined, '203.0.113.1'],
] as const)('the address of a request comes from %s', (_from, proxies, forwarded, address) => {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  // Only the headers and the address of the socket are read.
  const request = { headers, socket: { remoteAddress: '203.0.113.1' } } as unknown as IncomingMessage;
  expect(clientAddress(request, proxies)).toBe(address);
});
