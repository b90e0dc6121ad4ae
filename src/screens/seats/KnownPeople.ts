import type { Favourite } from '../../../machines/domain/favourite.ts';

/** The people whom an account knows: itself, and its favourite passengers. */
export type KnownPeople = { self: { firstName: string; lastName: string }; favourites: readonly Favourite[] };
