import type { DrawerProps } from './DrawerPanel.tsx';
import { lazyOverlay } from './lazyPart.tsx';

/** A panel from the right edge, over the scrim. It renders no close button, so add one inside. */
export const Drawer = lazyOverlay<DrawerProps>(async () => (await import('./DrawerPanel.tsx')).DrawerPanel);
