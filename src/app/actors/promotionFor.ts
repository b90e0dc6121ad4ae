import type { Promotion } from '../../../machines/domain/promotion.ts';
import type { SearchQuery } from '../../../machines/domain/trip.ts';
import { promotionFiles } from '../late/openPromotion.ts';
import { promotionOptions } from '../queries/catalogueQueries.ts';
import { queries } from '../queries/queryClient.ts';
import { wasOffered } from '../storage/offers.ts';

/** The promotion that a search may offer, once the files of its card are loaded; null without one (API-008). */
export async function promotionFor(query: SearchQuery | null): Promise<Promotion | null> {
  if (!query || query.returnDate !== null || wasOffered(query)) return null;
  // Most searches have one, so its files do not wait for the answer.
  const [found] = await Promise.all([queries.fetchQuery(promotionOptions()), promotionFiles.open()]);
  return found;
}
