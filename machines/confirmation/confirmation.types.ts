import type { Failure } from '../domain/failure.ts';
import type { PlainDate } from '../domain/instant.ts';
import type { Money } from '../domain/money.ts';
import type { Order, TicketEnd } from '../domain/order.ts';
import type { Direction } from '../domain/trip.ts';
import type { RideCouponView } from '../rideCoupon/rideCoupon.types.ts';
import type { Begun, EditView } from '../edit/edit.types.ts';

export type ConfirmationInput = { orderId: string };
export type ConfirmationContext = ConfirmationInput & {
  order: Order | null;
  failure: Failure | null;
  /** Why the PDF failed to load. */
  pdfFailure: Failure | null;
  /** The way whose tickets are being edited, and the first day of new departures. */
  editing: { direction: Direction; today: PlainDate } | null;
  /** The result of the edit dialog. */
  begun: Begun | null;
  emails: string;
  /** The addresses of the last sending. */
  sent: string[];
  shareError: ShareError | null;
};

export type OrderEnd = TicketEnd | 'both';
export type ShareError = 'missing' | 'invalid';

export type ConfirmationEvent =
  | { type: 'order.retried' }
  | { type: 'signIn.chosen' }
  /** A user signed in, here or in another tab. */
  | { type: 'session.opened' }
  | { type: 'emails.typed'; text: string }
  | { type: 'share.submitted' }
  | { type: 'pdf.requested' }
  | { type: 'edit.chosen'; direction: Direction; today: PlainDate }
  | { type: 'ride.chosen' }
  | { type: 'home.chosen' };

/** The chart ends by leaving the order, with an edit of some tickets, or at once for an order that is paid at a till. */
export type ConfirmationOutput = { kind: 'home' } | { kind: 'reserved'; orderId: string } | ({ kind: 'edit' } & Begun);

/** What the new tickets cost, and the part of it that the earlier ones had paid. */
export type OrderChange = { price: Money; earlier: Money };

export type ConfirmationView =
  | { screen: 'loading' }
  | { screen: 'failed'; failure: Failure }
  | { screen: 'notFound' }
  | { screen: 'signedOut' }
  | {
      screen: 'order';
      order: Order;
      /** Why no ticket may board any more; null while one may. */
      ended: OrderEnd | null;
      change: OrderChange | null;
      edit: EditView | null;
      /** A terminal of the trip has a discount for rides (CONF-014). */
      hasRide: boolean;
      ride: RideCouponView | null;
      pdf: { isDownloading: boolean; failure: Failure | null };
      share: { emails: string; error: ShareError | null; status: 'idle' | 'sending' | 'sent' | 'failed'; failure: Failure | null };
    };
