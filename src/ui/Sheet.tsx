import { lazyOverlay } from './lazyPart.tsx';
import type { SheetProps } from './SheetPanel.tsx';

/**
 * A dialog that slides up from the bottom below 768 px and is centred from there on. Focus starts in the first text field, else on the
 * dialog, and returns to the opener.
 */
export const Sheet = lazyOverlay<SheetProps>(async () => (await import('./SheetPanel.tsx')).SheetPanel);
