import type { SeatsView } from '../../../machines/seats/seats.types.ts';

type MapView = Extract<SeatsView, { screen: 'map' }>;

/** Whether `MapNotice` has something to say. Its file comes later, and a place that is kept for nothing moves the seats under a finger. */
export function hasNotice({ placingPet, banner, travellers, hint, direction, again, passengers }: MapView): boolean {
  const isFewer = hint?.kind === 'fewer' && hint.direction === direction;
  const isAgain = again !== null && (typeof again === 'string') === (passengers.length === 0);
  return placingPet || banner !== null || travellers !== null || isFewer || isAgain;
}
