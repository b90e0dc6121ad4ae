import { isCategory } from '../../../machines/domain/category.ts';
import { randomBirthday } from '../../../machines/domain/favourite.ts';
import type { PassengerDraft } from '../../../machines/passengerForm/index.ts';
import { logFailure } from '../ground/logFailure.ts';
import { today } from '../ground/today.ts';
import { queries } from '../queries/queryClient.ts';

/** Saves the passenger of a form as a favourite, with a random birthday. A failure is only logged (FAV-008, ERR-017). */
export async function savePassenger({ firstName, lastName, fareId }: PassengerDraft): Promise<void> {
  if (!isCategory(fareId)) return;
  try {
    const [{ saveFavourite }, { favouritesQuery }] = await Promise.all([
      import('../queries/accountChanges.ts'),
      import('../queries/account.ts'),
    ]);
    const birthday = randomBirthday(today(), Math.random);
    await saveFavourite({ id: null, draft: { firstName, lastName, birthday, categoryId: fareId } });
    await queries.invalidateQueries({ queryKey: favouritesQuery().queryKey });
  } catch (error) {
    logFailure('a favourite passenger was not saved', error);
  }
}
