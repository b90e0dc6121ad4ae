import type { Again } from '../../../machines/domain/again.ts';
import type { Missing, SeatsView, TravellerView } from '../../../machines/seats/seats.types.ts';

type MapView = Extract<SeatsView, { screen: 'map' }>;

/** What the notice above the map is about. */
export type MapNoticeView =
  | { kind: 'pet' }
  | { kind: 'full'; banner: NonNullable<MapView['banner']> }
  | { kind: 'change'; travellers: readonly TravellerView[] }
  | { kind: 'fewer'; hint: Missing }
  | { kind: 'again'; again: Again };

/** Null without a notice. Its file comes later, and an empty place for it would close then and move the seats under a finger (SEAT-061). */
export function noticeOf({ placingPet, banner, travellers, hint, direction, again, passengers }: MapView): MapNoticeView | null {
  if (placingPet) return { kind: 'pet' };
  if (banner !== null) return { kind: 'full', banner };
  if (travellers !== null) return { kind: 'change', travellers };
  if (hint?.kind === 'fewer' && hint.direction === direction) return { kind: 'fewer', hint };
  // A repeated trip that seated nobody is told until somebody is chosen; one that seated travellers, while they are there.
  return again !== null && (typeof again === 'string') === (passengers.length === 0) ? { kind: 'again', again } : null;
}
