import type { CategoryId } from './category.ts';
import { plusDays, type PlainDate } from './instant.ts';
import { fullName, isNameShort, nameInput, trimmedName } from './passenger.ts';
import { isBirthday } from './profile.ts';
import { fold } from './text.ts';

/** A saved passenger. `birthday` is DD/MM/YYYY, `categoryId` the id of a fare (FAV-009). */
export type Favourite = { id: string; firstName: string; lastName: string; birthday: string; categoryId: CategoryId; enrolled: boolean };

export type FavouriteList = { passengers: Favourite[]; limit: number };

export type FavouriteDraft = Pick<Favourite, 'firstName' | 'lastName' | 'birthday' | 'categoryId'>;
export type FavouriteField = 'firstName' | 'lastName' | 'birthday';
export type FavouriteError = 'too-short' | 'invalid' | 'duplicate';

export const NEW_FAVOURITE: FavouriteDraft = { firstName: '', lastName: '', birthday: '', categoryId: '1' };

/** Letters of a name; a birthday gets its slashes, as in 22/01/2016. */
export function favouriteText(field: FavouriteField, text: string): string {
  if (field !== 'birthday') return nameInput(text);
  const digits = text.replace(/\D/g, '').slice(0, 8);
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter((part) => part !== '').join('/');
}

/** The same full name without accents in lower case, and the same category (FAV-007). `id` is that of the edited one. */
export function isSaved(list: readonly Favourite[], draft: FavouriteDraft, id: string | null): boolean {
  const name = fold(fullName(trimmedDraft(draft)));
  return list.some((one) => one.id !== id && one.categoryId === draft.categoryId && fold(fullName(one)) === name);
}

export function trimmedDraft(draft: FavouriteDraft): FavouriteDraft {
  return { ...draft, firstName: trimmedName(draft.firstName), lastName: trimmedName(draft.lastName) };
}

/** The errors of the form, shown or not. `today` is YYYY-MM-DD. */
export function favouriteErrors(
  draft: FavouriteDraft,
  { list, id, today }: { list: readonly Favourite[]; id: string | null; today: PlainDate },
): Partial<Record<FavouriteField, FavouriteError>> {
  return {
    ...(isNameShort(draft.firstName) && { firstName: 'too-short' }),
    ...(isSaved(list, draft, id) && { firstName: 'duplicate' }),
    ...(isNameShort(draft.lastName) && { lastName: 'too-short' }),
    ...(!isBirthday(draft.birthday, today) && { birthday: 'invalid' }),
  };
}

/** Seat selection asks for no birthday, so a passenger saved there gets one from 18 to 100 years ago (FAV-008, CONST-045). */
export function randomBirthday(today: PlainDate, random: () => number): string {
  const oldest = yearsBefore(today, 100);
  const days = (Date.parse(yearsBefore(today, 18)) - Date.parse(oldest)) / 86_400_000;
  return plusDays(oldest, Math.floor(random() * (days + 1)))
    .split('-')
    .toReversed()
    .join('/');
}

/** A leap day becomes the day before it, so that the result exists in every year. */
function yearsBefore(date: PlainDate, years: number): PlainDate {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${Number(year) - years}-${month}-${month === '02' && day === '29' ? '28' : day}`;
}
