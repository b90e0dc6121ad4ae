import { bookingView, type BookingView } from '../../../machines/booking/index.ts';
import { replaces } from '../../../src/app/boot/AddressBar.tsx';
import type { BookingActor } from '../../../src/app/boot/bookingActor.ts';
import { BASE, locationOf, pathOf } from '../../../src/app/steps/addresses.ts';
import type { Effect } from './follow.ts';
import { onScreenOf } from './shown.ts';

/** Writes the address of the wizard to the history; Back and Forward become its events. `AddressBar.tsx` does the same with React. */
export function addressBar(booking: BookingActor): Effect {
  let last: BookingView['screen'] | undefined;
  addEventListener('popstate', () => {
    const { pathname, search } = location;
    booking.send({ type: 'location.visited', location: locationOf(pathname.slice(BASE.length), search) });
  });
  return (snapshot) => {
    const view = bookingView(snapshot, onScreenOf(snapshot));
    if (view.screen === 'elsewhere') return;
    const before = last ?? view.screen;
    last = view.screen;
    const address = `${BASE}${pathOf(view.location)}`;
    if (address === `${location.pathname}${location.search}`) return;
    if (replaces(view.screen, before, view.header.account !== null)) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
  };
}
