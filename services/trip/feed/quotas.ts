import type { FareQuota, Network } from './types.ts';

/** Default places at a reduced fare on each bus: 8 students, 2 teachers, 2 with INAPAM (SENECTUD). */
const defaults: readonly FareQuota[] = [
  { fareId: '4', places: 8, classId: null },
  { fareId: '5', places: 2, classId: null },
  { fareId: '3', places: 2, classId: null },
];

/** Places of one bus at one reduced fare. */
export type FarePlaces = Pick<FareQuota, 'fareId' | 'places'>;

/** The quotas of a bus of a class: the feed's value for the class, else for every class, else the default. */
export function quotasOf({ quotas }: Pick<Network, 'quotas'>, classId: string): readonly FarePlaces[] {
  const places = new Map<string, number>();
  const given = (wanted: string | null): readonly FareQuota[] => quotas.filter((quota) => quota.classId === wanted);
  for (const quota of [...defaults, ...given(null), ...given(classId)]) places.set(quota.fareId, quota.places);
  return [...places].map(([fareId, count]) => ({ fareId, places: count }));
}
