/** The word in a full name that marks a profile as incomplete. (AUTH-037) */
const guestWord = 'invitado';

/** Full name of a guest without a name. */
export const guestFullName = `Usuario ${guestWord}`;

/** Whether a name is neither blank nor the guest word, which would keep the profile incomplete. (AUTH-037) */
export const isGivenName = (name: string): boolean => name.trim() !== '' && !name.toLowerCase().includes(guestWord);

/** Letters (with accents and ñ) and spaces, 2 to 30 characters. (CONST-004) */
export function isNamePart(text: string): boolean {
  return /^[\p{L} ]{2,30}$/u.test(text) && text.trim().length >= 2;
}

/** Joins the first name and both surnames. */
export function fullName(nombre: string, paterno: string, materno: string): string {
  return [nombre, paterno, materno]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ');
}
