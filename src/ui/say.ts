import { useEffect } from 'react';

type Urgency = 'polite' | 'assertive';

/** A screen reader has queued the words by then. Without a limit, it would find them on a later page, where they are not true. */
const LIFETIME_MS = 5000;
/** A screen reader observes a new region after a short delay. */
const ARRIVAL_MS = 100;

type Region = { element: HTMLElement; timer: number | undefined };

const regions = new Map<Urgency, Region>();

/** Announces a text, for example a change of the focused button, and empties the live region later; an empty text empties it now. A dialog does not hide the region. */
export function say(words: string, urgency: Urgency = 'assertive'): void {
  const isNew = !regions.has(urgency);
  const region = regions.get(urgency) ?? addRegion(urgency);
  const { element } = region;
  clearTimeout(region.timer);
  if (words === '') {
    element.replaceChildren();
    return;
  }
  const write = () => {
    element.textContent = words;
    region.timer = window.setTimeout(() => element.replaceChildren(), LIFETIME_MS);
  };
  if (isNew) region.timer = window.setTimeout(write, ARRIVAL_MS);
  else write();
}

function addRegion(urgency: Urgency): Region {
  const announcer = document.body.appendChild(document.createElement('div'));
  announcer.className = 'sr-only';
  // A dialog of react-aria hides the page around it, except elements with this attribute.
  announcer.dataset['liveAnnouncer'] = '';
  const element = announcer.appendChild(document.createElement('div'));
  element.ariaLive = urgency;
  const region: Region = { element, timer: undefined };
  regions.set(urgency, region);
  return region;
}

/** Announces a text when it changes. */
export function useSay(words: string, urgency: Urgency = 'polite'): void {
  useEffect(() => {
    if (words !== '') say(words, urgency);
  }, [words, urgency]);
}
