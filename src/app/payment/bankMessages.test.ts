import { expect, test } from 'vitest';
import { deviceDataOf, isChallengeEnd, isFrom } from './bankMessages.ts';

const BANK = 'http://localhost:3001';
const frame = new MessageChannel().port1;
const other = new MessageChannel().port1;
const messageFrom = (origin: string, source: MessageEventSource | null) => ({ origin, source, data: null });

test('only the exact origin and that very frame are accepted', () => {
  expect(isFrom(messageFrom(BANK, frame), BANK, frame)).toBe(true);
  expect(isFrom(messageFrom(BANK, other), BANK, frame)).toBe(false);
  expect(isFrom(messageFrom(BANK, null), BANK, null)).toBe(false);
  expect(isFrom(messageFrom('', frame), '', frame)).toBe(false);
});

test.each(['http://localhost:30011', 'https://localhost:3001', 'http://evil.localhost:3001', 'http://localhost', 'null'])(
  'the origin %s is not the bank',
  (origin) => {
    expect(isFrom(messageFrom(origin, frame), BANK, frame)).toBe(false);
  },
);

test('[PAY-008] device data is accepted in the documented shape only, without other fields', () => {
  const message = { type: 'anden.bank.device-data', sessionId: 's', ddc: 'd', ddcSecret: 'x' };
  expect(deviceDataOf({ ...message, more: 1 })).toEqual({ sessionId: 's', ddc: 'd', ddcSecret: 'x' });
  for (const wrong of [
    null,
    'text',
    7,
    {},
    { ...message, type: 'other' },
    { ...message, ddc: 5 },
    { type: message.type, sessionId: 's', ddc: 'd' },
  ]) {
    expect(deviceDataOf(wrong)).toBeNull();
  }
});

test('the end of a challenge must name this payment', () => {
  const message = { type: 'anden.bank.challenge-complete', paymentId: 'p1' };
  expect(isChallengeEnd(message, 'p1')).toBe(true);
  expect(isChallengeEnd(message, 'p2')).toBe(false);
  expect(isChallengeEnd({ ...message, type: 'x' }, 'p1')).toBe(false);
  expect(isChallengeEnd('anden.bank.challenge-complete', 'p1')).toBe(false);
});
