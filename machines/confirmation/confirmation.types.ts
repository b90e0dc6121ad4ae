import type { Change } from '../domain/change.ts';
import type { Failure } from '../domain/failure.ts';
import type { Order } from '../domain/order.ts';
import type { Direction } from '../domain/trip.ts';
import type { EditView, Found } from '../edit/edit.types.ts';

export type ConfirmationInput = { orderId: string };
export type ConfirmationContext = ConfirmationInput & {
  order: Order | null;
  failure: Failure | null;
  /** The way whose tickets are being edited. */
  editing: Direction;
  /** What was chosen there. */
  begun: Begun | null;
  emails: string;
  shareError: ShareError | null;
};

/** Who gets another seat, and on which bus. */
type Begun = { change: Change } & Found;

export type ShareError = 'missing' | 'invalid';

export type ConfirmationEvent =
  | { type: 'order.retried' }
  | { type: 'signIn.chosen' }
  /** Somebody signed in, here or in another tab. */
  | { type: 'session.opened' }
  | { type: 'emails.typed'; text: string }
  | { type: 'share.submitted' }
  | { type: 'edit.chosen'; direction: Direction }
  | { type: 'home.chosen' };

/** The order ends by leaving it, or by choosing other seats for some of its tickets. */
export type ConfirmationOutput = { kind: 'home' } | ({ kind: 'edit' } & Begun);

export type ConfirmationView =
  | { screen: 'loading' }
  | { screen: 'failed'; failure: Failure }
  | { screen: 'notFound' }
  | { screen: 'signedOut' }
  | {
      screen: 'order';
      order: Order;
      /** One ticket at least is still good. */
      isLive: boolean;
      edit: EditView | null;
      share: { emails: string; error: ShareError | null; status: 'idle' | 'sending' | 'sent' | 'failed'; failure: Failure | null };
    };
