import type { Instant } from '../domain/instant.ts';
import type { Challenge, RefusalReason } from '../domain/order.ts';

/** `until` is the end of the 900 s in which the bank may answer (PAY-013). */
export type ChallengeInput = { paymentId: string; challenge: Challenge | null; until: Instant };
export type ChallengeContext = ChallengeInput & { loads: number; result: ChallengeOutput };

export type ChallengeEvent =
  /** A page renders the frame for the first time, or again after a reload. */
  | { type: 'frame.shown' }
  | { type: 'frame.loaded' }
  /** The bank's message, with origin, frame and shape checked. */
  | { type: 'frame.returned' };

/** The server's status decides, never the frame. */
export type ChallengeOutput =
  | { kind: 'authorised'; orderId: string }
  | { kind: 'refused'; reason: RefusalReason; message?: string }
  | { kind: 'refunded' }
  | { kind: 'unknown' };

export type ChallengeView = { screen: 'open'; url: string } | { screen: 'confirming' };
