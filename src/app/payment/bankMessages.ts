import type { DeviceData } from '../../../machines/domain/order.ts';

/** The fields of a message event that are checked. */
export type MessageFields = Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>;

/** Accepts only the bank's exact origin, from that very frame (PAY-008). */
export function isFrom({ origin, source }: MessageFields, expected: string, frame: MessageEventSource | null): boolean {
  return expected !== '' && origin === expected && frame !== null && source === frame;
}

/** The device data in a message of the documented shape; null for anything else. */
export function deviceDataOf(data: unknown): DeviceData | null {
  if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== 'anden.bank.device-data') return null;
  if (!('sessionId' in data) || !('ddc' in data) || !('ddcSecret' in data)) return null;
  const { sessionId, ddc, ddcSecret } = data;
  if (typeof sessionId !== 'string' || typeof ddc !== 'string' || typeof ddcSecret !== 'string') return null;
  return { sessionId, ddc, ddcSecret };
}

/** True for the bank's message that the challenge of this payment is over. */
export function isChallengeEnd(data: unknown, paymentId: string): boolean {
  if (typeof data !== 'object' || data === null || !('type' in data) || !('paymentId' in data)) return false;
  return data.type === 'anden.bank.challenge-complete' && data.paymentId === paymentId;
}
