import { useEffect } from 'react';
import type { BookingView } from '../../machines/booking/index.ts';
import { SearchScreen } from '../screens/search/SearchScreen.tsx';
import { Shell } from '../screens/shell/Shell.tsx';
import { Alert } from '../ui/Alert.tsx';
import { Calendar } from '../ui/Calendar.tsx';
import { ComboField } from '../ui/ComboField.tsx';
import { Drawer } from '../ui/Drawer.tsx';
import type { Preloadable } from '../ui/lazyPart.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { openPayment, openSeats } from './bookingActor.ts';
import { whenIdle } from './idle.ts';
import { ConfirmationStep, SignInStep } from './steps/later.ts';

/** The form of the search and its results are two steps here. */
export type Reading = BookingView['screen'] | 'results';

/** What may rise over every step: none of it may be missing when the connection is. */
const overlays = [Sheet, Alert, Drawer, Shell];

/** What may be needed next, the nearest first. */
const next: Record<Reading, readonly Preloadable[]> = {
  home: [ComboField, Calendar, ...overlays, SearchScreen, SignInStep],
  results: [...overlays, { preload: openSeats }, SignInStep, ComboField, Calendar],
  seats: [...overlays, SignInStep, { preload: openPayment }],
  summary: [...overlays, ConfirmationStep],
  order: overlays,
  elsewhere: [],
};

/** While a step is read, fetches what may follow it, one after the other. */
export function usePreload(reading: Reading): void {
  useEffect(() => whenIdle(() => void preloadAll(next[reading])), [reading]);
}

async function preloadAll(parts: readonly Preloadable[]): Promise<void> {
  for (const part of parts) await part.preload();
}
