import { BENEFITS, type Benefits } from '../../../machines/seats/index.ts';
import { logFailure } from '../ground/logFailure.ts';
import { queries } from '../queries/queryClient.ts';
import { tokens } from '../session/tokens.ts';

/** Saves the answer to the benefits notice as the preference of the account. A failure is only logged (API-052, CONST-015). */
export async function saveBenefits(benefits: Benefits): Promise<void> {
  if (tokens.read() === null) return;
  const services = benefits === 'included' ? BENEFITS : [];
  try {
    const [{ savePreferences }, { preferencesQuery }] = await Promise.all([
      import('../queries/accountChanges.ts'),
      import('../queries/account.ts'),
    ]);
    queries.setQueryData(preferencesQuery().queryKey, await savePreferences(services));
  } catch (error) {
    logFailure('the preferred services were not saved', error);
  }
}
