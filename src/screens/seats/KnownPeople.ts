import type { Favourite } from '../../../machines/domain/favourite.ts';
import type { KnownPerson } from '../../../machines/passengerForm/passengerForm.types.ts';

/** The people whom an account knows: itself, and its favourite passengers. A guest's device knows people of earlier tickets instead. */
export type KnownPeople = {
  self: { firstName: string; lastName: string } | null;
  favourites: readonly Favourite[];
  earlier: readonly KnownPerson[];
};
