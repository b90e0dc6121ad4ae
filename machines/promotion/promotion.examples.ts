import { MTY, PROMOTION, SLP, TODAY } from '../testing/fixtures.ts';
import { chartOf, done, failed } from 'xstate-paths';
import { promotionMachine } from './promotion.machine.ts';
import type { PromotionEvent, PromotionInput } from './promotion.types.ts';
import { promotionView } from './promotion.view.ts';

type Step = PromotionEvent | ReturnType<typeof done>;

export const offer: PromotionInput = {
  promotion: PROMOTION,
  origin: MTY,
  destination: SLP,
  date: TODAY,
  price: 61_200_000,
  days: { first: '2026-04-19', last: '2026-06-06' },
  today: TODAY,
};
const at = (...events: Step[]) => ({ input: offer, events });

export const accepted: PromotionEvent = { type: 'offer.accepted' };
export const declined: PromotionEvent = { type: 'offer.declined' };
export const laterChosen: PromotionEvent = { type: 'returnDate.chosen', date: '2026-04-26' };
export const applies = done('getTripPromo');
export const lost = failed('getTripPromo', { code: 'network', retryable: true });

/** Situations of the promotion, reached by events. */
export const situations = {
  offered: at(),
  dateChosen: at(laterChosen),
  asking: at(accepted),
  failed: at(accepted, lost),
  refused: at(accepted, failed('getTripPromo', { code: 'refused', retryable: false, message: 'La promoción terminó.' })),
} as const;

export const chart = chartOf(promotionMachine, situations, promotionView);
export const { examples } = chart;
