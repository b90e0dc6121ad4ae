import { tidyText } from '../../shared/names.ts';

/** The word in a full name that marks a profile as incomplete. (AUTH-037) */
const guestWord = 'invitado';

/** Full name of a guest without a name. */
export const guestFullName = `Usuario ${guestWord}`;

/** Whether a name is neither blank nor the guest word, which would keep the profile incomplete. (AUTH-037) */
export const isGivenName = (name: string): boolean => name.trim() !== '' && !name.toLowerCase().includes(guestWord);

/** The names of an account. */
export interface AccountNames {
  readonly nombre: string;
  readonly paterno: string;
  /** The second surname; empty for a person with one surname. */
  readonly materno: string;
}

/** Names with one form of each letter and no needless space, and all in one line. */
export function namesToStore(names: AccountNames): AccountNames & { readonly fullName: string } {
  const [nombre, paterno, materno] = [tidyText(names.nombre), tidyText(names.paterno), tidyText(names.materno)];
  return { nombre, paterno, materno, fullName: tidyText(`${nombre} ${paterno} ${materno}`) };
}
