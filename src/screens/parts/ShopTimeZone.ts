import { createContext, useContext } from 'react';
import type { TimeZone } from '../../../machines/domain/instant.ts';

/** The shop's own zone. Its time is shown beside a terminal's where the two differ (decision 7). The app provides it. */
export const ShopTimeZone = createContext<TimeZone>('UTC');

export function useShopTimeZone(): TimeZone {
  return useContext(ShopTimeZone);
}
