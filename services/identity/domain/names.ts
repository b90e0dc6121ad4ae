/** The word in a full name that marks a profile as incomplete. (AUTH-037) */
export const guestWord = 'invitado';

/** Full name of a guest who has not told any other yet. */
export const guestFullName = `Usuario ${guestWord}`;

/** Letters (with accents and ñ) and spaces, 2 to 30 characters. (AUTH-013, CONST-004) */
export function isNamePart(text: string): boolean {
  return /^[\p{L} ]{2,30}$/u.test(text) && text.trim().length >= 2;
}

/** First name and both surnames as one. */
export function fullName(nombre: string, paterno: string, materno: string): string {
  return [nombre, paterno, materno]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ');
}
