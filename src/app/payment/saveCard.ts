import type { CardValues } from '../../../machines/domain/card.ts';
import type { SavedCard } from '../../../machines/domain/savedCard.ts';
import { saveSealedCard } from '../queries/accountChanges.ts';
import { forgetProvider, providerQuery } from '../queries/provider.ts';
import { sealCard } from './sealCard.ts';

/** Saves a card that was typed in the profile. Rejects with a Failure. (CARDS-005) */
export async function saveCard(values: CardValues): Promise<SavedCard> {
  try {
    return await saveSealedCard(await sealCard(values, await providerQuery()));
  } catch (error) {
    // The key of the bank may have changed.
    forgetProvider();
    throw error;
  }
}
