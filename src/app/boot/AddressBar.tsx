import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import type { BookingEvent, BookingView, Location } from '../../../machines/booking/index.ts';
import { showSection } from '../../ui/showSection.ts';
import { BASE, locationOf, pathOf } from '../steps/addresses.ts';

type AddressBarProps = { view: BookingView; send: (event: BookingEvent) => void };

/**
 * Writes the wizard's address to the browser. Back, Forward and links become events of the wizard. The history contains each page once, in its
 * order, and no entry that shows another page than its address (0001).
 */
export function AddressBar({ view, send }: AddressBarProps) {
  const { key, pathname, search, state } = useLocation();
  const action = useNavigationType();
  const navigate = useNavigate();
  const address = `${pathname}${search}`;
  const seen = useRef({ key, address, place: placeInHistory() });
  /** The entry that this bar itself goes to. */
  const goal = useRef<number | null>(null);
  /** The entry that Back or Forward left; null once the wizard has answered. */
  const left = useRef<typeof seen.current | null>(null);
  const shown = useRef<BookingView['screen']>(view.screen);
  /** The section of the page that a link leads to. */
  const section = useRef('');
  const path = pathOf(view.location);
  const isSignedIn = view.header.account !== null;
  /** The history entry that the wizard received. Until then its view does not answer that entry. */
  const [sentKey, setSentKey] = useState(key);

  useEffect(() => {
    const last = seen.current;
    if (key === last.key) return;
    const place = placeInHistory();
    seen.current = { key, address, place };
    const isOwn = place === goal.current;
    goal.current = null;
    // A link to a section of the page changes the hash only.
    if (action === NavigationType.Pop && !isOwn && address !== last.address) {
      left.current = last;
      send({ type: 'location.visited', location: locationOf(pathname, search) });
    }
    setSentKey(key);
  }, [action, address, key, pathname, search, send]);

  useEffect(() => {
    const stop = new AbortController();
    const follow = (event: MouseEvent) => {
      const target = inside(event);
      if (!target) return;
      event.preventDefault();
      if (target.hash && target.pathname === location.pathname && showSection(target.hash)) return;
      const place = locationOf(target.pathname.slice(BASE.length), target.search);
      if (isBeside(place, view.screen)) {
        window.open(target.href, '_blank', 'noopener');
        return;
      }
      section.current = target.hash;
      // The page stays, so nothing else leads back from its section.
      if (!target.hash && target.pathname === location.pathname) {
        void navigate({ search }, { replace: true, state });
        scrollTo({ top: 0 });
      }
      send({ type: 'location.visited', location: place });
    };
    document.addEventListener('click', follow, stop);
    return () => stop.abort();
  }, [navigate, search, send, state, view.screen]);

  useEffect(() => {
    if (action === NavigationType.Pop && sentKey !== key) return;
    if (view.screen === 'elsewhere' || goal.current !== null) return;
    const last = shown.current;
    shown.current = view.screen;
    const visit = left.current;
    left.current = null;
    if (path === address) return;
    const stays = visit?.address === path;
    const isStepBack = !visit && state?.before === path && (last === 'seats' || last === 'summary');
    // The wizard stays, perhaps to ask or to release first; or the entry before shows the page already.
    const entries = stays ? visit.place - seen.current.place : isStepBack && -1;
    if (entries) {
      goal.current = seen.current.place + entries;
      history.go(entries);
      return;
    }
    const replace = visit ? !stays : replaces(view.screen, last, isSignedIn);
    void navigate(path + section.current, { replace, state: replace ? state : { before: address } });
    section.current = '';
  }, [action, address, isSignedIn, key, navigate, path, sentKey, state, view.screen]);

  return null;
}

/** The place of the entry in the history of the tab, which the router counts; NaN for an entry that a link to a section made. */
const placeInHistory = (): number => history.state?.idx ?? NaN;

/**
 * True when Back must not return to the last page: a payment, also one whose folio became known, or a page that Home replaces. A page of
 * the open account stays, and so does that of a guest's link, because it has no other way back.
 */
export function replaces(screen: BookingView['screen'], last: BookingView['screen'], isSignedIn: boolean): boolean {
  if (last === 'ownOrder') return false;
  if (isSignedIn && ['profile', 'trips'].includes(last)) return false;
  if (screen === last && ['summary', 'reservation'].includes(screen)) return true;
  return screen === 'order' || (screen === 'home' && last !== 'home');
}

/** True for a text that opens in another tab, so that a purchase keeps its seats and its form. */
function isBeside({ name }: Location, screen: BookingView['screen']): boolean {
  return ['help', 'terms', 'privacy'].includes(name) && ['seats', 'summary', 'reservation'].includes(screen);
}

/** The link of a plain click to another location of the shop; null when the browser should follow it. */
function inside(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isPlain = event.button === 0 && !event.defaultPrevented && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!link || !isPlain || link.target || link.hasAttribute('download')) return null;
  const isShop = link.origin === location.origin && link.pathname.startsWith(`${BASE}/`);
  const isSection = link.hash && link.pathname + link.search === location.pathname + location.search;
  return isShop && !isSection ? link : null;
}
