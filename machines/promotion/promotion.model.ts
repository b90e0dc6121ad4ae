import type { Model } from 'xstate-paths';
import { accepted, applies, declined, laterChosen, lost, offer } from './promotion.examples.ts';
import { promotionMachine } from './promotion.machine.ts';

export const promotionModel = {
  machine: promotionMachine,
  input: offer,
  facts: ({ context }) => [context.returnDate, context.failure?.code, context.isWanted],
  invariants: {
    'the way back has the promotion': ({ context: { returnDate, days } }) => returnDate >= days.first && returnDate <= days.last,
  },
  events: {
    returnDateMoved: laterChosen,
    offerAccepted: accepted,
    offerDeclined: declined,
    promoApplies: applies,
    promoFails: lost,
  },
} satisfies Model;
