import type { Instant } from '../domain/instant.ts';
import type { Challenge } from '../domain/order.ts';

/** `until` is the end of the 900 s in which the bank may answer (PAY-013). */
export type ChallengeInput = { paymentId: string; challenge: Challenge | null; until: Instant };
export type ChallengeContext = ChallengeInput & { loads: number; result: ChallengeOutput };
export type RefusalReason = 'card-refused' | 'insufficient-funds' | 'duplicate-reference';

export type ChallengeEvent =
  /** A page shows the frame for the first time: also the page after a reload, where the frame loads anew. */
  | { type: 'frame.shown' }
  | { type: 'frame.loaded' }
  /** The bank's own message, checked for origin, frame and shape. */
  | { type: 'frame.returned' };

/** The server's status decides; the frame never does. */
export type ChallengeOutput =
  | { kind: 'authorised'; orderId: string }
  | { kind: 'refused'; reason: RefusalReason }
  | { kind: 'refunded' }
  | { kind: 'unknown' };

export type ChallengeView = { screen: 'open'; url: string } | { screen: 'confirming' };
