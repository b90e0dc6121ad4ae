import { untilLoaded } from '../../ui/untilLoaded.ts';

import type * as promotionStep from './promotion.tsx';

type PromotionStep = typeof promotionStep;

let opened: PromotionStep | null = null;

/** Loads the files of the promotion once. Rejects when they do not arrive (CONST-044). */
export async function openPromotion(): Promise<void> {
  opened ??= await untilLoaded<PromotionStep>(() => import('./promotion.tsx'));
}

/** The loaded promotion. The search enters it only after its files. */
export function openedPromotion(): PromotionStep {
  if (!opened) throw new Error('the promotion is not loaded');
  return opened;
}
