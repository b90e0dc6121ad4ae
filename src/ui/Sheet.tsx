import { lazyOverlay } from './lazyPart.tsx';
import type { SheetProps } from './SheetPanel.tsx';

/**
 * A question that rises from the bottom under 768 px and stands in the middle from there on. Focus goes to the first
 * text field (else to the dialog) and returns to the opener.
 */
export const Sheet = lazyOverlay<SheetProps>(async () => (await import('./SheetPanel.tsx')).SheetPanel);
