import { expect, it } from 'vitest';
import { MTY, SLP, TODAY } from '../../../machines/testing/fixtures.ts';
import { rememberOffer, wasOffered } from './offers.ts';

it('[SEARCH-035] the promotion is offered once for each search', () => {
  const query = { origin: MTY, destination: SLP, date: TODAY, returnDate: null };
  expect(wasOffered(query)).toBe(false);
  rememberOffer(query);
  expect(wasOffered(query)).toBe(true);
  expect(wasOffered({ ...query, origin: SLP, destination: MTY })).toBe(false);
  expect(wasOffered({ ...query, date: '2026-04-18' })).toBe(false);
});
