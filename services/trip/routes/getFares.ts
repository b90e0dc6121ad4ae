import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import { passengerFares } from '../feed/fares.ts';

/** Fares, including those out of use (API-022, SEAT-052). */
export function getFares(): Handler<operations['getFares']> {
  const fares = passengerFares.map(({ id, name, indexableName, description, disabled, deleted, fareClassId }) => ({
    id: String(id),
    name,
    indexableName,
    description,
    disabled,
    deleted,
    fareClassId,
  }));
  return async () => ({ status: 200, body: { fares } });
}
