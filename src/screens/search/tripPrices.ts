import { createContext, type ReactNode } from 'react';
import type { DayPrices, PlainMonth } from '../../../machines/domain/calendar.ts';
import type { Money } from '../../../machines/domain/money.ts';
import type { Promotion } from '../../../machines/domain/promotion.ts';
import type { Direction } from '../../../machines/domain/trip.ts';
import type { SearchFormView } from '../../../machines/search/search.types.ts';

export type TripPrices = {
  /** The prices of the six weeks of each month, when they have loaded. */
  months: ReadonlyMap<PlainMonth, DayPrices>;
  /** The lowest price of the other way on its chosen day. */
  otherWay: Money | null;
  /** That of the way back; null while it is unknown, and without one. */
  promotion: Promotion | null;
};

export type TripPricesProps = {
  form: SearchFormView;
  direction: Direction;
  /** The shown months, two at most. */
  months: readonly PlainMonth[];
  children: (prices: TripPrices) => ReactNode;
};

const NO_PRICES: TripPrices = { months: new Map(), otherWay: null, promotion: null };

/** Draws `children` with the prices of the days of a calendar. Without a provider there are none. */
export const DrawWithPrices = createContext<(props: TripPricesProps) => ReactNode>(({ children }) => children(NO_PRICES));
