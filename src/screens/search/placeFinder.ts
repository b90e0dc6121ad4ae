import { createContext } from 'react';
import type { Place } from '../../../machines/domain/place.ts';

/** Asks the service for places that a text finds: origins, or destinations from a place. Rejects with a Failure. */
export type FindPlaces = (from: string | null, text: string) => Promise<Place[]>;

/** How the fields find the places of a large network beyond their list. */
export const PlaceFinder = createContext<FindPlaces | null>(null);
