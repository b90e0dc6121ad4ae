import { fromPromise } from 'xstate';
import { lateChart } from '../../../machines/lateChart.ts';
import type { Promotion } from '../../../machines/domain/promotion.ts';
import type { SearchQuery } from '../../../machines/domain/trip.ts';
import type { promotionMachine } from '../../../machines/promotion/index.ts';
import { promotionFiles } from '../late/openPromotion.ts';
import { promotionFor } from './promotionFor.ts';

export const getPromotion = fromPromise<Promotion | null, { query: SearchQuery | null }>(({ input }) => promotionFor(input.query));

export const promotion = lateChart<typeof promotionMachine>(() => promotionFiles.opened().chart);
