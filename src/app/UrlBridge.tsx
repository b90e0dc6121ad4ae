import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import type { BookingView } from '../../machines/booking/index.ts';
import { visit } from './bookingActor.ts';
import { today } from './serverClock.ts';
import { BASE, locationOf, pathOf } from './url.ts';

export type UrlBridgeProps = { view: BookingView };

/** The address bar is a projection of the wizard; what the traveller does to it is an event like another. */
export function UrlBridge({ view }: UrlBridgeProps) {
  const { key, pathname, search } = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const seen = useRef({ key, address: `${pathname}${search}` });
  const shown = useRef<BookingView['screen']>(view.screen);
  const path = pathOf(view.location);
  /** The entry of the history that the wizard has heard of: before that, its view is not the answer to it. */
  const [heard, setHeard] = useState(key);

  useEffect(() => {
    const last = seen.current;
    const address = `${pathname}${search}`;
    if (key === last.key) return;
    seen.current = { key, address };
    // A link to a section of the page changes the hash alone.
    const isVisited = type === NavigationType.Pop && address !== last.address;
    void (isVisited ? visit(locationOf(pathname, search, today())) : Promise.resolve()).then(() => setHeard(key));
  }, [key, type, pathname, search]);

  useEffect(() => {
    const stop = new AbortController();
    const follow = (event: MouseEvent) => {
      const target = inside(event);
      if (!target) return;
      event.preventDefault();
      void visit(locationOf(target.pathname.slice(BASE.length), target.search, today()));
    };
    document.addEventListener('click', follow, stop);
    return () => stop.abort();
  }, []);

  useEffect(() => {
    if (type === NavigationType.Pop && heard !== key) return;
    if (view.screen === 'elsewhere' || path === `${pathname}${search}`) return;
    // Once it is paid, Back must not lead into the payment again; the bare form and its results are one step.
    const replaces = view.screen === 'order' || (view.screen === 'home' && shown.current !== 'home');
    shown.current = view.screen;
    void navigate(path, { replace: replaces });
  }, [heard, key, navigate, path, pathname, search, type, view.screen]);

  return null;
}

/** The link that a plain click follows to another place of the shop; null when the browser follows it better itself. */
function inside(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isPlain = event.button === 0 && !event.defaultPrevented && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!link || !isPlain || link.target !== '' || link.hasAttribute('download')) return null;
  const isShop = link.origin === location.origin && link.pathname.startsWith(`${BASE}/`);
  const isSection = link.hash !== '' && link.pathname === location.pathname;
  return isShop && !isSection ? link : null;
}
