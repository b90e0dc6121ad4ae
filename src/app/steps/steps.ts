// Generated from the files of the folder by `npm run generate`. Do not edit.
import type { LateStep } from '../../../machines/booking/index.ts';
import { calendar } from './calendar.ts';
import { help } from './help.ts';
import { home } from './home.ts';
import { order } from './order.ts';
import { ownOrder } from './ownOrder.ts';
import { payment } from './payment.ts';
import { privacy } from './privacy.ts';
import { profile } from './profile.ts';
import { recovery } from './recovery.ts';
import { registration } from './registration.ts';
import { reservation } from './reservation.ts';
import { seats } from './seats.ts';
import { summary } from './summary.ts';
import { terms } from './terms.ts';
import { trips } from './trips.ts';
import { voucher } from './voucher.ts';
import type { Manifest } from './manifest.ts';

/** Every step of the shop. Addresses, titles, files, preloading and the build's chunks derive from this list. */
export const steps: { [Name in LateStep | 'home']: Manifest<Name> } = {
  calendar,
  help,
  home,
  order,
  ownOrder,
  payment,
  privacy,
  profile,
  recovery,
  registration,
  reservation,
  seats,
  summary,
  terms,
  trips,
  voucher,
};
