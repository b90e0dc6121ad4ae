import type { Failure } from '../domain/failure.ts';
import type { Order } from '../domain/order.ts';

export type ConfirmationInput = { orderId: string };
export type ConfirmationContext = ConfirmationInput & {
  order: Order | null;
  failure: Failure | null;
  emails: string;
  shareError: ShareError | null;
};

export type ShareError = 'missing' | 'invalid';

export type ConfirmationEvent =
  | { type: 'order.retried' }
  | { type: 'signIn.chosen' }
  /** Somebody signed in, here or in another tab. */
  | { type: 'session.opened' }
  | { type: 'emails.typed'; text: string }
  | { type: 'share.submitted' }
  | { type: 'home.chosen' };

export type ConfirmationOutput = { kind: 'home' };

export type ConfirmationView =
  | { screen: 'loading' }
  | { screen: 'failed'; failure: Failure }
  | { screen: 'notFound' }
  | { screen: 'signedOut' }
  | {
      screen: 'order';
      order: Order;
      share: { emails: string; error: ShareError | null; status: 'idle' | 'sending' | 'sent' | 'failed'; failure: Failure | null };
    };
