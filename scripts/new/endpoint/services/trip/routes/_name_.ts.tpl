import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';

export function _name_(): Handler<operations['_name_']> {
  return async () => ({ status: 200, body: { names: [] } });
}
