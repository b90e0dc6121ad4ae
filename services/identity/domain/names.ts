import { tidyText } from '../../shared/names.ts';

/** The word in a full name that marks a profile as incomplete. (AUTH-037) */
const guestWord = 'invitado';

/** Full name of a guest without a name. */
export const guestFullName = `Usuario ${guestWord}`;

/**
 * Whether a name, as it is stored, begins with a letter and lacks the guest word, which would keep the profile incomplete. A name of
 * invisible letters is stored as nothing. (AUTH-037)
 */
export function isGivenName(name: string): boolean {
  const stored = tidyText(name);
  return /^\p{L}/u.test(stored) && !stored.toLowerCase().includes(guestWord);
}

/** The names of an account. */
export interface AccountNames {
  readonly nombre: string;
  readonly paterno: string;
  /** The second surname; empty for a person with one surname. */
  readonly materno: string;
}

/** Whether the names are those of an account; the second surname may be empty. */
export const areGivenNames = ({ nombre, paterno, materno }: AccountNames): boolean =>
  [nombre, paterno].every(isGivenName) && (tidyText(materno) === '' || isGivenName(materno));

/** Names with one form of each letter and no needless space, and all in one line. */
export function namesToStore(names: AccountNames): AccountNames & { readonly fullName: string } {
  const [nombre, paterno, materno] = [tidyText(names.nombre), tidyText(names.paterno), tidyText(names.materno)];
  return { nombre, paterno, materno, fullName: tidyText(`${nombre} ${paterno} ${materno}`) };
}
