import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import { extraServices } from '../feed/extras.ts';

/** Extra services with their prices (API-015, SEAT-074 to SEAT-076). */
export function getSeatServices(): Handler<operations['getSeatServices']> {
  const services = extraServices.map(({ _id, name, description, amount, valueType, display_value, selected, blocked }) => ({
    _id: String(_id),
    name,
    description,
    amount,
    valueType,
    display_value: valueType === '%' ? display_value : amount,
    selected,
    blocked,
  }));
  return async () => ({ status: 200, body: { services } });
}
