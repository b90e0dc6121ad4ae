import { PHONE_DIGITS, phoneInput } from './phone.ts';
import { isPlainDate } from './instant.ts';
import { nameInput, trimmedName } from './passenger.ts';

/** The sections of Mi Perfil; one is shown at a time (PROFILE-002). */
export type ProfileSection = 'data' | 'passengers' | 'cards' | 'raites' | 'security';

export type Sex = 'female' | 'male';

/** The stored data of an account. `birthday` is DD/MM/YYYY, `pin` the user id (PROFILE-013). */
export type Profile = {
  firstName: string;
  paternal: string;
  maternal: string;
  sex: Sex | null;
  birthday: string | null;
  phone: string;
  email: string;
  pin: string;
  loyaltyCard: string | null;
};

/** A field of the form with text. The emergency contact is not sent (PROFILE-031). */
export type ProfileField = 'firstName' | 'paternal' | 'maternal' | 'day' | 'month' | 'year' | 'phone' | 'emergencyName' | 'emergencyPhone';

export type ProfileDraft = Record<ProfileField, string> & { sex: Sex | null };

export type ProfileErrors = {
  firstName?: 'missing';
  paternal?: 'missing';
  birthday?: 'invalid';
  phone?: 'short';
  emergencyPhone?: 'short';
};

/** The form of a stored profile. */
export function draftOf({ firstName, paternal, maternal, sex, birthday, phone }: Profile): ProfileDraft {
  const [day = '', month = '', year = ''] = birthday?.split('/') ?? [];
  return { firstName, paternal, maternal, day, month, year, sex, phone, emergencyName: '', emergencyPhone: '' };
}

/** Keeps what a field accepts: letters of a name, at most 2 digits of a day, 4 of a year, the digits of a phone (PROFILE-024 to PROFILE-029). */
export function profileText(field: ProfileField, text: string): string {
  switch (field) {
    case 'firstName':
    case 'paternal':
    case 'maternal':
    case 'emergencyName':
      return nameInput(text);
    case 'day':
    case 'month':
      return digits(text, 2);
    case 'year':
      return digits(text, 4);
    case 'phone':
    case 'emergencyPhone':
      return phoneInput(text);
    default:
      return field satisfies never;
  }
}

function digits(text: string, most: number): string {
  return text.replace(/\D/g, '').slice(0, most);
}

/** DD/MM/YYYY when day, month and year are all present, else null (PROFILE-023). */
export function birthdayOf({ day, month, year }: Pick<ProfileDraft, 'day' | 'month' | 'year'>): string | null {
  return day === '' || month === '' || year === '' ? null : `${day.padStart(2, '0')}/${month}/${year}`;
}

/** True for a real day of the past, written DD/MM/YYYY. `today` is YYYY-MM-DD. */
export function isBirthday(text: string, today: string): boolean {
  const date = text.split('/').toReversed().join('-');
  return isPlainDate(date) && date >= '1900-01-01' && date <= today;
}

const isPhone = (text: string): boolean => text === '' || text.length === PHONE_DIGITS;

/** A name and a first surname are required (PROFILE-022). A phone has ten digits. */
export function profileErrors(draft: ProfileDraft, today: string): ProfileErrors {
  const birthday = birthdayOf(draft);
  return {
    ...(trimmedName(draft.firstName) === '' && { firstName: 'missing' }),
    ...(trimmedName(draft.paternal) === '' && { paternal: 'missing' }),
    ...(birthday !== null && !isBirthday(birthday, today) && { birthday: 'invalid' }),
    ...(!isPhone(draft.phone) && { phone: 'short' }),
    ...(!isPhone(draft.emergencyPhone) && { emergencyPhone: 'short' }),
  };
}

export function profileName({ firstName, paternal, maternal }: Pick<Profile, 'firstName' | 'paternal' | 'maternal'>): string {
  return [firstName, paternal, maternal].filter((part) => part !== '').join(' ');
}
