import { useEffect, useReducer, useRef } from 'react';
import type { BookingView } from '../../machines/booking/index.ts';
import type { BookingActor } from './bookingActor.ts';
import { today } from './serverClock.ts';
import { BASE, locationOf, pathOf } from './url.ts';

/** The address bar is a projection of the wizard; what the traveller does to it is an event like another. */
export function UrlBridge({ booking, view }: { booking: BookingActor; view: BookingView }) {
  const seen = useRef(address());
  const shown = useRef<BookingView['screen']>(view.screen);
  const [visits, countVisit] = useReducer((count: number) => count + 1, 0);
  const path = pathOf(view.location);

  useEffect(() => {
    const stop = new AbortController();
    const visit = () => {
      // A link to a section of the page changes the hash alone.
      if (address() === seen.current) return;
      seen.current = address();
      booking.send({ type: 'location.visited', location: locationOf(pathname(), location.search, today()) });
      // The wizard may have stayed where it was: the bar then has to be set right.
      countVisit();
    };
    addEventListener('popstate', visit, stop);
    return () => stop.abort();
  }, [booking]);

  useEffect(() => {
    const stop = new AbortController();
    const follow = (event: MouseEvent) => {
      const target = inside(event);
      if (!target) return;
      event.preventDefault();
      booking.send({ type: 'location.visited', location: locationOf(target.pathname.slice(BASE.length), target.search, today()) });
    };
    document.addEventListener('click', follow, stop);
    return () => stop.abort();
  }, [booking]);

  useEffect(() => {
    if (view.screen === 'elsewhere' || path === address()) return;
    // Once it is paid, Back must not lead into the payment again; the bare form and its results are one step.
    const replaces = view.screen === 'order' || (view.screen === 'home' && shown.current !== 'home');
    shown.current = view.screen;
    seen.current = path;
    history[replaces ? 'replaceState' : 'pushState'](null, '', `${BASE}${path}`);
  }, [path, view.screen, visits]);

  return null;
}

/** What the bar shows below the shop. */
const pathname = () => location.pathname.slice(BASE.length) || '/';
const address = () => `${pathname()}${location.search}`;

/** The link that a plain click follows to another place of the shop; null when the browser follows it better itself. */
function inside(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isPlain = event.button === 0 && !event.defaultPrevented && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!link || !isPlain || link.target !== '' || link.hasAttribute('download')) return null;
  const isShop = link.origin === location.origin && link.pathname.startsWith(`${BASE}/`);
  const isSection = link.hash !== '' && link.pathname === location.pathname;
  return isShop && !isSection ? link : null;
}
