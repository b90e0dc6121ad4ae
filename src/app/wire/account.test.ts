import { describe, expect, test } from 'vitest';
import type { components as Identity } from '../../../openapi/types/identity.ts';
import type { components as Payment } from '../../../openapi/types/payment.ts';
import type { components as Trip } from '../../../openapi/types/trip.ts';
import { draftOf } from '../../../machines/domain/profile.ts';
import {
  accountTripOf,
  cardBodyOf,
  favouriteBodyOf,
  favouriteOf,
  preferredServicesOf,
  profileBodyOf,
  profileOf,
  savedCardOf,
} from './account.ts';
import { answerExample, contract } from './contract.examples.ts';

/** The example of a request body. */
const requestOf = (file: string, path: string, method: string): unknown => {
  const paths = contract(file)['paths'] as Record<
    string,
    Record<string, { requestBody: { content: Record<string, { example: unknown }> } }>
  >;
  return paths[path]?.[method]?.requestBody.content['application/json']?.example;
};

describe('the account', () => {
  test('[API-088] [PROFILE-030] [PROFILE-031] a saved profile has the fields of the specification, exactly', () => {
    const profile = profileOf(answerExample('identity', '/user', 'get', '200') as Identity['schemas']['Profile']);
    const body = profileBodyOf({ ...draftOf(profile), emergencyName: 'Aurelio', emergencyPhone: '8112345678' });
    expect(body).toEqual(requestOf('identity.yaml', '/user', 'put'));
    expect(profileBodyOf({ ...draftOf(profile), sex: null, day: '', phone: '' })).toMatchObject({
      sexo: null,
      birthday: null,
      cellphone: null,
    });
  });

  test('[PROFILE-032] a trip of the profile has the fields of the specification', () => {
    const { trips } = answerExample('trip', '/trips', 'get', '200') as { trips: Trip['schemas']['ProfileTrip'][] };
    const [first] = trips;
    if (!first) throw new Error('the example has no trip');
    const reserved = { ...first, status: 'RESERVATION' as const, ikey: '', fecliberacionreservacion: '2026-11-26T15:12:00Z' };
    const ends = {
      departs: first.fechorsalida,
      arrives: first.fechorllegada,
      origin: { code: first.cveorigen, name: first.descorigen },
      destination: { code: first.cvedestino, name: first.descdestino },
    };
    const paid = { ...first, status: 'CONFIRMED' as const, ikey: 'k1', fecliberacionreservacion: null };
    expect(accountTripOf(paid, 0)).toEqual({ ...ends, id: 'k1', status: 'confirmed', releasesAt: null });
    expect(accountTripOf(reserved, 0)).toMatchObject({ ...ends, status: 'reserved', releasesAt: '2026-11-26T09:12:00-06:00' });
  });

  test('[API-051] the preferred services are none while the preference is off', () => {
    const answer = (enabled: boolean) => ({ data: { data: { id: 'pr_1', preferences: { services: ['64', '65'] }, enabled } } });
    expect([preferredServicesOf(answer(true)), preferredServicesOf(answer(false))]).toEqual([['64', '65'], []]);
  });

  test('[FAV-009] a favourite passenger has the fields of the specification, exactly', () => {
    const { passengers } = answerExample('identity', '/user/passengers', 'get', '200') as {
      passengers: Identity['schemas']['SavedPassenger'][];
    };
    const [luis] = passengers.map(favouriteOf);
    if (!luis) throw new Error('the example has no passenger');
    expect(luis).toMatchObject({ id: '7', categoryId: '1', enrolled: false });
    expect(favouriteBodyOf(luis)).toEqual(requestOf('identity.yaml', '/user/passengers', 'post'));
  });

  test('[CARDS-014] a saved card shows its last digits', () => {
    const { cards } = answerExample('payment', '/payment/cards', 'get', '200') as { cards: Payment['schemas']['SavedCard'][] };
    const shown = {
      id: 'card_1',
      token: cards[0]?.tokens[0]?.token,
      brand: 'VISA',
      lastDigits: '1111',
      holder: 'Ana Peña',
      expiry: '12/29',
      isPreferred: true,
    };
    expect(cards.map(savedCardOf)).toEqual([shown]);
  });

  test('[CARDS-015] [CARDS-016] a new card has the fields of the specification, exactly', () => {
    const wanted = requestOf('payment.yaml', '/user/card/save', 'post') as { cc_number: string; cc_cvv: string };
    const sealed = { number: wanted.cc_number, cvv: wanted.cc_cvv, expiry: '12/29', firstName: ' Ana', lastName: 'Peña ' };
    expect(cardBodyOf(sealed)).toEqual(wanted);
  });
});
