import type { operations } from '../../../openapi/types/trip.ts';
import { anyone, type Policy } from '../../shared/policy.ts';

/** Anyone may look at what is sold: places, trips, prices, buses and where they are. */
export const networkPolicies = {
  getOrigins: anyone,
  getDestinations: anyone,
  getPlaces: anyone,
  getConstant: anyone,
  searchTrips: anyone,
  searchMonthPrices: anyone,
  getFares: anyone,
  getPromotion: anyone,
  getTripPromo: anyone,
  getBusBrands: anyone,
  getAmenities: anyone,
  getBus: anyone,
  getStop: anyone,
  locateBus: anyone,
  getDelays: anyone,
} satisfies { readonly [Id in keyof operations]?: Policy };
