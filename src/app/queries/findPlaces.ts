import type { FindPlaces } from '../../screens/search/placeFinder.ts';

/** Loads what searches a large network, and asks it. */
export const findPlaces: FindPlaces = async (from, text) => (await import('./morePlaces.ts')).findPlaces(from, text);
