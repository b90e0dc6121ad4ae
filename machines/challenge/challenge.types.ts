import type { Instant } from '../domain/instant.ts';
import type { Challenge } from '../domain/order.ts';

export type ChallengeInput = { paymentId: string; challenge: Challenge | null };
export type ChallengeContext = ChallengeInput & { loads: number; orderId: string | null; reason: RefusalReason | null };
export type RefusalReason = 'card-refused' | 'insufficient-funds' | 'duplicate-reference';

export type ChallengeEvent =
  | { type: 'frame.loaded' }
  /** The bank's own message, checked for origin, frame and shape. */
  | { type: 'frame.returned' }
  | { type: 'deadline.passed'; at: Instant };

/** The server's status decides; the frame never does. */
export type ChallengeOutput =
  | { kind: 'authorised'; orderId: string }
  | { kind: 'refused'; reason: RefusalReason }
  | { kind: 'refunded' }
  | { kind: 'unknown' };

export type ChallengeView = { screen: 'open'; url: string } | { screen: 'confirming' };
