import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, NavigationType } from 'react-router';
import type { BookingView } from '../../machines/booking/index.ts';
import { visit } from './bookingActor.ts';
import { today } from './serverClock.ts';
import { BASE, locationOf, pathOf } from './url.ts';

export type AddressBarProps = { view: BookingView };

const history = createBrowserHistory({ v5Compat: true });

/**
 * The address bar is a projection of the wizard; what the traveller does to it is an event like another. Only the history of the router is needed:
 * its hooks and components would bring matching, links, forms and loaders along.
 */
export function AddressBar({ view }: AddressBarProps) {
  const [{ action, location }, setEntry] = useState({ action: history.action, location: history.location });
  useLayoutEffect(() => history.listen(setEntry), []);
  const { key, search } = location;
  const pathname = location.pathname.slice(BASE.length) || '/';
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
    const isVisited = action === NavigationType.Pop && address !== last.address;
    void (isVisited ? visit(locationOf(pathname, search, today())) : Promise.resolve()).then(() => setHeard(key));
  }, [action, key, pathname, search]);

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
    if (action === NavigationType.Pop && heard !== key) return;
    if (view.screen === 'elsewhere' || path === `${pathname}${search}`) return;
    // Once it is paid, Back must not lead into the payment again; the bare form and its results are one step.
    const replaces = view.screen === 'order' || (view.screen === 'home' && shown.current !== 'home');
    shown.current = view.screen;
    // The start of the shop has no slash at its end.
    const address = `${BASE}${path.replace(/^\/(?=\?|$)/, '')}`;
    if (replaces) history.replace(address);
    else history.push(address);
  }, [action, heard, key, path, pathname, search, view.screen]);

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
