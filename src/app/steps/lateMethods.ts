import { lateFiles } from '../../ui/lateFiles.ts';

/** The files of cash. The payment offers it after them. */
export const cashFiles = lateFiles(() => import('./cash.ts'));

/** The files for an unknown result. They come before the charge, because the network may be gone after it. */
export const truthFiles = lateFiles(() => import('./truth.ts'));
