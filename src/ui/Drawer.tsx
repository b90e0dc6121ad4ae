import type { DrawerProps } from './DrawerPanel.tsx';
import { lazyOverlay } from './lazyPart.tsx';

/** A panel from the right edge, over the scrim. Draw its cross inside: it is not drawn here. */
export const Drawer = lazyOverlay<DrawerProps>(async () => (await import('./DrawerPanel.tsx')).DrawerPanel);
