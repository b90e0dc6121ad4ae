import { isEmail } from '../domain/email.ts';
import { failureOf, type FailureCode } from '../domain/failure.ts';
import { PHONE_DIGITS, phoneInput } from '../domain/phone.ts';
import { fold } from '../domain/text.ts';
import type { User } from '../session/session.types.ts';
import type { GuestField, GuestFieldError, KnownGuest, SignInContext, SignInOutput } from './signIn.types.ts';

/** Normalises a field: e-mails in lower case without spaces, phones as their digits (AUTH-047). */
export function fieldInput(field: GuestField, text: string): string {
  return field === 'phone' ? phoneInput(text) : text.replace(/\s/g, '').toLowerCase();
}

type Form = Pick<SignInContext, 'email' | 'emailConfirm' | 'phone' | 'terms'>;

/** The errors of the guest's form (AUTH-046, AUTH-047, AUTH-048). */
export function formErrors({ email, emailConfirm, phone }: Form): Partial<Record<GuestField, GuestFieldError>> {
  const errors: Partial<Record<GuestField, GuestFieldError>> = {};
  if (!isEmail(email)) errors.email = email === '' ? 'missing' : 'invalid';
  if (emailConfirm === '') errors.emailConfirm = 'missing';
  else if (emailConfirm !== email) errors.emailConfirm = 'different';
  // CONST-033.
  if (phone.length !== PHONE_DIGITS) errors.phone = phone === '' ? 'missing' : 'short';
  return errors;
}

export function isValid(form: Form): boolean {
  return form.terms && Object.keys(formErrors(form)).length === 0;
}

export function hasCode(error: unknown, code: FailureCode): boolean {
  return failureOf(error).code === code;
}

/** True when the service reports a sent code, by its code or by its text (ERR-021). */
export function wasAlreadySent(error: unknown): boolean {
  const { code, message = '' } = failureOf(error);
  return code === 'code-already-sent' || fold(message).includes('codigo ya enviado');
}

/** The sending that a refusal names. */
export function pinOf(refusal: unknown): string | null {
  return typeof refusal === 'object' && refusal !== null && 'pin' in refusal && typeof refusal.pin === 'string' ? refusal.pin : null;
}

/** The word in a full name that marks a guest without a name (AUTH-037). */
const GUEST_WORD = 'invitado';

/**
 * True for a guest who came back and has no name yet. A new guest buys with an e-mail and a phone alone (AUTH-001, AUTH-036), and so does one
 * whom the device knows.
 */
export function mustGiveName(context: Pick<SignInContext, 'purpose' | 'known' | 'phone'>, { role, fullName }: User): boolean {
  return (
    context.purpose === 'signIn' &&
    context.known?.phone !== context.phone &&
    role === 'guest' &&
    fullName.toLowerCase().includes(GUEST_WORD)
  );
}

/** The known guest is offered until another e-mail or phone is typed. */
export function offersKnown({ known, email, phone }: Pick<SignInContext, 'known' | 'email' | 'phone'>): boolean {
  return known !== null && email === '' && phone === '';
}

/** The fields of a guest. */
export function formOf({ email, phone }: KnownGuest): Pick<SignInContext, 'email' | 'emailConfirm' | 'phone'> {
  return { email, emailConfirm: email, phone };
}

/** The device remembers the guest who signed in last. A registered user replaces a guest, because the device has another owner now. */
export function outputOf({ user, provider, email, phone, known }: SignInContext): SignInOutput {
  if (!user) return { kind: 'dismissed', known };
  return { kind: 'signedIn', user, provider, known: user.role === 'guest' && phone !== '' ? { email, phone } : null };
}

/** Enough of the e-mail and the phone to recognise the own ones: `be…@example.com` and `6789`. */
export function masked({ email, phone }: KnownGuest): KnownGuest {
  const at = email.lastIndexOf('@');
  return { email: `${email.slice(0, Math.min(2, at))}…${email.slice(at)}`, phone: phone.slice(-4) };
}
