import { ORDER } from '../testing/fixtures.ts';
import type { Model } from '../testing/paths.ts';
import { done, failed } from '../testing/situation.ts';
import { shown } from './confirmation.examples.ts';
import { confirmationMachine } from './confirmation.machine.ts';
import { shareError } from './confirmation.rules.ts';

const lost = { code: 'network', retryable: true };

/** What can happen to the page of an order. */
export const confirmationModel: Model = {
  machine: confirmationMachine,
  input: { orderId: ORDER.id, guest: true },
  events: [
    shown,
    failed('getCartDetail', lost),
    failed('getCartDetail', { code: 'not-found', retryable: false }),
    { type: 'order.retried' },
    { type: 'emails.typed', text: 'begona@example.com' },
    { type: 'emails.typed', text: 'begona' },
    { type: 'share.submitted' },
    done('resendTickets'),
    failed('resendTickets', lost),
    { type: 'share.closed' },
    { type: 'home.chosen' },
  ],
  facts: ({ context }) => [shareError(context.emails), context.shareError],
};
