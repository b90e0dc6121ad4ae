import { assign, setup } from 'xstate';
import { failureOf } from '../domain/failure.ts';
import type { PlainDate } from '../domain/instant.ts';
import { error, event } from '../params.ts';
import { getTripPromo } from './promotion.ports.ts';
import type { PromotionContext, PromotionEvent, PromotionInput, PromotionOutput } from './promotion.types.ts';

/** The promotion of the way back: its day, and whether the traveller wants it (SEARCH-032 to SEARCH-037). */
export const promotionMachine = setup({
  types: { context: {} as PromotionContext, events: {} as PromotionEvent, input: {} as PromotionInput, output: {} as PromotionOutput },
  actors: { getTripPromo },
  guards: {
    isPromoted: ({ context: { days } }, { date }: { date: PlainDate }) => date >= days.first && date <= days.last,
  },
  actions: {
    assignReturnDate: assign((_, { date }: { date: PlainDate }) => ({ returnDate: date, failure: null })),
    assignFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    clearFailure: assign({ failure: null }),
    assignWanted: assign({ isWanted: true }),
  },
}).createMachine({
  id: 'promotion',
  context: ({ input }) => ({ ...input, returnDate: input.days.first, failure: null, isWanted: false }),
  output: ({ context: { isWanted, returnDate } }) => ({ returnDate: isWanted ? returnDate : null }),
  initial: 'offered',
  states: {
    offered: {
      on: {
        'returnDate.chosen': { guard: { type: 'isPromoted', params: event }, actions: { type: 'assignReturnDate', params: event } },
        'offer.accepted': { target: 'asking', actions: 'clearFailure' },
        'offer.declined': 'closed',
      },
    },
    asking: {
      invoke: {
        id: 'getTripPromo',
        src: 'getTripPromo',
        input: ({ context: { date, price, returnDate } }) => ({ date, price, returnDate }),
        onDone: { target: 'closed', actions: 'assignWanted' },
        onError: { target: 'offered', actions: { type: 'assignFailure', params: error } },
      },
      on: { 'offer.declined': 'closed' },
    },
    closed: { type: 'final' },
  },
});
