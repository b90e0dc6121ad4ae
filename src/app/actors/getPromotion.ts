import { fromPromise } from 'xstate';
import { lateChart } from '../../../machines/lateChart.ts';
import type { Promotion } from '../../../machines/domain/promotion.ts';
import type { SearchQuery } from '../../../machines/domain/trip.ts';
import type { promotionMachine } from '../../../machines/promotion/index.ts';
import { promotionOptions } from '../queries/catalogueQueries.ts';
import { queries } from '../queries/queryClient.ts';
import { promotionFiles } from '../late/openPromotion.ts';
import { wasOffered } from '../storage/offers.ts';

export const getPromotion = fromPromise<Promotion | null, { query: SearchQuery | null }>(async ({ input: { query } }) => {
  if (!query || query.returnDate !== null || wasOffered(query)) return null;
  const found = await queries.fetchQuery(promotionOptions());
  if (found) await promotionFiles.open();
  return found;
});

export const promotion = lateChart<typeof promotionMachine>(() => promotionFiles.opened().chart);
