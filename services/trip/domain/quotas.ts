import type { components } from '../../../openapi/types/trip.ts';
import type { FarePlaces } from '../feed/quotas.ts';

/** Number of seats of a fare in carts or sold, over one leg of a run. */
export interface FareUse {
  readonly fareId: string;
  readonly leg: number;
  readonly used: number;
}

type Schemas = components['schemas'];

interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Seats of a fare on the fullest leg of a stretch, because a traveller needs a place on every leg of it. */
function usedOver(uses: readonly FareUse[], fareId: string, { from, to }: Stretch): number {
  return Math.max(0, ...uses.filter((use) => use.fareId === fareId && use.leg >= from && use.leg < to).map(({ used }) => used));
}

/** Places left of each quota over a stretch, never below 0. */
export function quotasLeft(quotas: readonly FarePlaces[], uses: readonly FareUse[], stretch: Stretch): Schemas['FareQuota'][] {
  return quotas.map(({ fareId, places }) => ({ fareId, places, left: Math.max(0, places - usedOver(uses, fareId, stretch)) }));
}

/** The quotas that a party of `fareIds` exceeds over a stretch, with the places left. */
export function quotasExceeded(
  quotas: readonly FarePlaces[],
  uses: readonly FareUse[],
  stretch: Stretch,
  fareIds: readonly string[],
): Schemas['FareQuota'][] {
  return quotasLeft(quotas, uses, stretch).filter(({ fareId, left }) => {
    const wanted = fareIds.filter((one) => one === fareId).length;
    return wanted > 0 && wanted > left;
  });
}

/** Places left of each quota on each leg of a run, as published on the live channel. */
export function quotasByLeg(
  quotas: readonly FarePlaces[],
  uses: readonly FareUse[],
  legs: number,
): { fareId: string; places: number; left: number[] }[] {
  return quotas.map(({ fareId, places }) => ({
    fareId,
    places,
    left: Array.from({ length: legs }, (_, leg) => Math.max(0, places - usedOver(uses, fareId, { from: leg, to: leg + 1 }))),
  }));
}
