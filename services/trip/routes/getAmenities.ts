import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import { amenities } from '../feed/amenities.ts';

/** What a bus may offer; the same for every network. (API-004) */
export function getAmenities(): Handler<operations['getAmenities']> {
  return async () => ({ status: 200, body: { amenities: amenities.map((amenity) => ({ ...amenity })) } });
}
