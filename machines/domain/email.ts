const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** An address with a local part, one @ and a domain with a dot. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text);
}
