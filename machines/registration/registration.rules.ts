import { isEmail } from '../domain/email.ts';
import { nameInput, trimmedName } from '../domain/passenger.ts';
import { PASSWORD_MIN } from '../domain/password.ts';
import type { RegistrationContext, RegistrationError, RegistrationField } from './registration.types.ts';

/** Keeps letters of a name; an e-mail has lower case letters and no spaces. */
export function fieldInput(field: RegistrationField, text: string): string {
  return field === 'email' || field === 'emailConfirm' ? text.replace(/\s/g, '').toLowerCase() : nameInput(text);
}

type Form = Pick<RegistrationContext, RegistrationField>;
type Errors = Partial<Record<RegistrationField, RegistrationError>>;

/** A name, a first surname, and the same e-mail twice. */
export function formErrors({ firstName, paternal, email, emailConfirm }: Form): Errors {
  return {
    ...(trimmedName(firstName) === '' && { firstName: 'missing' }),
    ...(trimmedName(paternal) === '' && { paternal: 'missing' }),
    ...(!isEmail(email) && { email: email === '' ? 'missing' : 'invalid' }),
    ...((emailConfirm === '' || emailConfirm !== email) && { emailConfirm: emailConfirm === '' ? 'missing' : 'different' }),
  };
}

/** Another device than that of the registration sets a new password (decision 39). */
export function needsPassword({ confirmation }: Pick<RegistrationContext, 'confirmation'>): boolean {
  return confirmation !== null && !confirmation.isThisDevice;
}

export function canConfirm(context: Pick<RegistrationContext, 'confirmation' | 'passwordLength'>): boolean {
  return !needsPassword(context) || context.passwordLength >= PASSWORD_MIN;
}

export function isComplete(form: Form & Pick<RegistrationContext, 'passwordLength' | 'terms'>): boolean {
  return form.terms && form.passwordLength >= PASSWORD_MIN && Object.keys(formErrors(form)).length === 0;
}
