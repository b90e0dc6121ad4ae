import type { components } from '../../../openapi/types/trip.ts';

/** The body of a cancellation of the newer platform, with its other lists empty (API-095, API-096). */
export function cancelBodyOf(trxId: string, tickets: string[]): components['schemas']['CancelRequest'] {
  return {
    trxId,
    tickets,
    flexPasses: [],
    reservations: [],
    fees: [],
    parcels: [],
    redeemableItems: [],
    soldItems: [],
    giftCertificates: [],
    insurances: [],
  };
}
