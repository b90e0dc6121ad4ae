import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import type { BookingView } from '../../machines/booking/index.ts';
import type { BookingActor } from './bookingActor.ts';
import { today } from './serverClock.ts';
import { locationOf, pathOf } from './url.ts';

/** The address bar is a projection of the wizard; what the traveller does to it is an event like another. */
export function UrlBridge({ booking, view }: { booking: BookingActor; view: BookingView }) {
  const { key, pathname, search } = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const seen = useRef(key);
  const shown = useRef<BookingView['screen']>(view.screen);
  const path = pathOf(view.location);

  useEffect(() => {
    if (key === seen.current) return;
    seen.current = key;
    if (type === NavigationType.Pop) booking.send({ type: 'location.visited', location: locationOf(pathname, search, today()) });
  }, [booking, key, type, pathname, search]);

  useEffect(() => {
    if (view.screen === 'elsewhere' || path === `${pathname}${search}`) return;
    // Once it is paid, Back must not lead into the payment again; the bare form and its results are one step.
    const replaces = view.screen === 'order' || (view.screen === 'home' && shown.current !== 'home');
    shown.current = view.screen;
    void navigate(path, { replace: replaces });
  }, [navigate, path, pathname, search, view.screen]);

  return null;
}
