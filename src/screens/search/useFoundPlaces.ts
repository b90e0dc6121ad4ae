import { useContext, useEffect, useMemo, useState } from 'react';
import { LISTED_PLACES, matchingPlaces, withPlace, type Place } from '../../../machines/domain/place.ts';
import type { PlaceFieldView } from '../../../machines/search/search.types.ts';
import { PlaceFinder } from './placeFinder.ts';

/** Milliseconds without a key before the service is asked. */
const PAUSE_MS = 150;

/** `places` is null after a failure. */
type Answer = { text: string; attempt: number; places: Place[] | null };

/**
 * The places that a text finds: those of the list at once, and those of a large network when the service has answered. `status` is that of
 * the list while it is empty.
 */
export function useFoundPlaces({ options, from, status }: PlaceFieldView, text: string) {
  const find = useContext(PlaceFinder);
  const isPart = options.length >= LISTED_PLACES;
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!find || !isPart || text === '') return undefined;
    let isWanted = true;
    const settle = (places: Answer['places']) => {
      if (isWanted) setAnswer({ text, attempt, places });
    };
    const timer = setTimeout(
      () =>
        void find(from, text).then(settle, () => {
          settle(null);
        }),
      PAUSE_MS,
    );
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [find, isPart, from, text, attempt]);
  const beyond = answer?.text === text && answer.attempt === attempt ? answer.places : undefined;
  const found = useMemo(() => {
    const known = beyond?.reduce<Place[]>(withPlace, options) ?? options;
    return matchingPlaces(known, text);
  }, [options, beyond, text]);
  const isOpenEnded = find !== null && isPart && text !== '' && status === 'ready' && found.length === 0;
  return {
    found,
    isPart,
    status: isOpenEnded && !beyond ? (beyond === null ? 'failed' : 'loading') : status,
    retry: () => setAttempt(attempt + 1),
  } as const;
}
