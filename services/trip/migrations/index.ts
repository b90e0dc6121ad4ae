import type { Migrations } from '../../shared/db.ts';
import * as claims from './001-claims.ts';
import * as carts from './002-carts.ts';
import * as network from './003-network.ts';
import * as recentEvents from './005-recent-events.ts';
import * as networkQuotas from './006-network-quotas.ts';
import * as changes from './007-changes.ts';
import * as holders from './008-holders.ts';
import * as discounts from './009-discounts.ts';
import * as older from './010-older.ts';
import * as ticketChanges from './011-ticket-changes.ts';
import * as taxis from './012-taxis.ts';
import * as olderChanges from './013-older-changes.ts';
import * as refundsAndReminders from './015-refunds-and-reminders.ts';
import * as networkParts from './016-network-parts.ts';
import * as cartCurrency from './017-cart-currency.ts';
import * as boarding from './018-boarding.ts';
import * as olderTaxis from './019-older-taxis.ts';
import * as persons from './020-persons.ts';
import * as retention from './021-retention.ts';

/** All migrations of the schema `trip`, by name. */
export const tripMigrations: Migrations = {
  '001-claims': claims,
  '002-carts': carts,
  '003-network': network,
  // This migration changed only functions, which are in ../sql now. Existing databases have its name in their history.
  '004-claims-together': { up: () => Promise.resolve() },
  '005-recent-events': recentEvents,
  '006-network-quotas': networkQuotas,
  '007-changes': changes,
  '008-holders': holders,
  '009-discounts': discounts,
  '010-older': older,
  '011-ticket-changes': ticketChanges,
  '012-taxis': taxis,
  '013-older-changes': olderChanges,
  '015-refunds-and-reminders': refundsAndReminders,
  '016-network-parts': networkParts,
  '017-cart-currency': cartCurrency,
  '018-boarding': boarding,
  '019-older-taxis': olderTaxis,
  '020-persons': persons,
  '021-retention': retention,
};

/** The functions of the schema `trip`, one file each. */
export const tripFunctions: URL = new URL('../sql/', import.meta.url);
