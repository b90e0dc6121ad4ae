import { describe, expect, test } from 'vitest';
import type { components as Identity } from '../../../openapi/types/identity.ts';
import type { components as Payment } from '../../../openapi/types/payment.ts';
import { draftOf } from '../../../machines/domain/profile.ts';
import { cardBodyOf, favouriteBodyOf, favouriteOf, profileBodyOf, profileOf, savedCardOf } from './account.ts';
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
