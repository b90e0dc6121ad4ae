import { describe, expect, it } from 'vitest';
import { BEGONA, EMAIL, INIGO } from '../testing/fixtures.ts';
import {
  again,
  block,
  blocked,
  blockFails,
  examples,
  HOLD,
  keyFails,
  keyMade,
  known,
  partyIs,
  signedIn,
  signInDismissed,
  unknown,
} from './block.examples.ts';

describe('block', () => {
  it('[HOLD-003] has a key before the first request, and reuses an earlier key', () => {
    expect(block(known).matches({ preparing: 'makingKey' })).toBe(true);
    expect(block(known, keyMade)).toMatchObject({ value: 'blocking', context: { key: 'key-1' } });
    expect(block(again)).toMatchObject({ value: 'blocking', context: { key: 'key-1' } });
  });

  it('ends with the cart of the passengers it began with', () => {
    expect(block(known, keyMade, blocked).output).toEqual({
      kind: 'held',
      hold: HOLD,
      email: EMAIL,
      key: 'key-1',
      passengers: [INIGO, BEGONA],
    });
  });

  it('[HOLD-002] asks to sign in, and continues under the same key', () => {
    expect(examples.identifying).toEqual({ identifying: true });
    expect(block(unknown, signedIn).matches({ preparing: 'makingKey' })).toBe(true);
    expect(block(unknown, signInDismissed).output).toMatchObject({ kind: 'givenUp', email: null });
    const refused = [keyMade, blockFails('session-expired')];
    expect(block(known, ...refused).matches({ preparing: 'identifying' })).toBe(true);
    expect(block(known, ...refused, signedIn)).toMatchObject({ value: 'blocking', context: { key: 'key-1' } });
  });

  it('[HOLD-009][HOLD-010] keeps the key of a lost answer, and drops that of a refusal', () => {
    expect(block(known, keyMade, blockFails('network', true)).output).toMatchObject({ kind: 'refused', key: 'key-1' });
    expect(block(known, keyMade, blockFails('seats-lost')).output).toMatchObject({ kind: 'refused', key: null });
    expect(block(known, keyFails).output).toMatchObject({ kind: 'refused', key: null });
  });

  it('ends when the passengers change before it is sent, and not afterwards', () => {
    expect(block(known, partyIs(INIGO)).output).toMatchObject({ kind: 'givenUp' });
    expect(block(known).can(partyIs(INIGO, BEGONA))).toBe(false);
    expect(block(known, keyMade).can(partyIs(INIGO))).toBe(false);
  });
});
