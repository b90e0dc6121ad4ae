import { ORDER } from '../testing/fixtures.ts';
import { done, failed, situation } from '../testing/situation.ts';
import { confirmationMachine } from './confirmation.machine.ts';
import type { ConfirmationEvent } from './confirmation.types.ts';
import { confirmationView } from './confirmation.view.ts';

type Step = ConfirmationEvent | ReturnType<typeof done>;

export function confirmation(events: readonly Step[]) {
  return situation(confirmationMachine, { orderId: ORDER.id, guest: true }, events);
}

const view = (...events: Step[]) => confirmationView(confirmation(events));
export const shown = done('getCartDetail', ORDER);
const pending = done('getCartDetail', { ...ORDER, tickets: ORDER.tickets.map((ticket) => ({ ...ticket, folio: null, qr: null })) });
const typed = (text: string): ConfirmationEvent => ({ type: 'emails.typed', text });
const lost = { code: 'network', retryable: true };

/** Situations of the order, reached by events. */
export const examples = {
  loading: view(),
  failed: view(failed('getCartDetail', lost)),
  notFound: view(failed('getCartDetail', { code: 'not-found', retryable: false })),
  shown: view(shown),
  pendingTickets: view(pending),
  shareMissing: view(shown, { type: 'share.submitted' }),
  shareInvalid: view(shown, typed('begona@example.com, iñigo'), { type: 'share.submitted' }),
  sharing: view(shown, typed('begona@example.com'), { type: 'share.submitted' }),
  shared: view(shown, typed('begona@example.com'), { type: 'share.submitted' }, done('resendTickets')),
  shareFailed: view(shown, typed('begona@example.com'), { type: 'share.submitted' }, failed('resendTickets', lost)),
} as const;
