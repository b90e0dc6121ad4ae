import { lateFiles } from '../../ui/lateFiles.ts';

/** The files of the promotion. The search enters it only after them. */
export const promotionFiles = lateFiles(() => import('../steps/promotion.tsx'));
