import { lateFiles } from '../../ui/lateFiles.ts';

/** The files of cash. The payment offers it after them. */
export const cashFiles = lateFiles(() => import('../steps/cash.ts'));

/** The files of a cart that costs nothing. They come with the cart, or with the points that may pay all of it. */
export const freeFiles = lateFiles(() => import('../steps/free.ts'));

/** The files for a challenge and for an unknown result. They come before the charge, because the network may be gone after it. */
export const truthFiles = lateFiles(() => import('../steps/truth.ts'));
