import type { Failure } from '../domain/failure.ts';
import type { PlainDate } from '../domain/instant.ts';
import type { Money } from '../domain/money.ts';
import type { Place } from '../domain/place.ts';
import type { DayRange, Promotion } from '../domain/promotion.ts';

/** The offer above the departures of the way out. `price` is that of an adult on the cheapest one. */
export type PromotionInput = {
  promotion: Promotion;
  origin: Place;
  destination: Place;
  date: PlainDate;
  price: Money;
  days: DayRange;
  today: PlainDate;
};

export type PromotionContext = PromotionInput & { returnDate: PlainDate; failure: Failure | null; isWanted: boolean };

export type PromotionEvent = { type: 'returnDate.chosen'; date: PlainDate } | { type: 'offer.accepted' } | { type: 'offer.declined' };

/** The day of the way back; null when the offer was declined (SEARCH-034). */
export type PromotionOutput = { returnDate: PlainDate | null };

export type PromotionView = Pick<PromotionContext, 'days' | 'today' | 'returnDate' | 'failure'> & {
  title: string;
  /** The ends of the way back. */
  origin: Place;
  destination: Place;
  isAsking: boolean;
};
