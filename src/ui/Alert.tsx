import type { AlertProps } from './AlertPanel.tsx';
import { lazyOverlay } from './lazyPart.tsx';

/** Opens 150 ms after `isOpen`, waits for an answer, and closes only through its buttons. Escape does nothing. */
export const Alert = lazyOverlay<AlertProps>(async () => (await import('./AlertPanel.tsx')).AlertPanel);
