import type { Migrations } from '../../shared/db.ts';
import * as claims from './001-claims.ts';
import * as carts from './002-carts.ts';
import * as network from './003-network.ts';
import * as together from './004-claims-together.ts';
import * as recentEvents from './005-recent-events.ts';
import * as networkQuotas from './006-network-quotas.ts';
import * as changes from './007-changes.ts';

/** All steps of the schema `trip`, in order of their names. */
export const tripMigrations: Migrations = {
  '001-claims': claims,
  '002-carts': carts,
  '003-network': network,
  '004-claims-together': together,
  '005-recent-events': recentEvents,
  '006-network-quotas': networkQuotas,
  '007-changes': changes,
};
