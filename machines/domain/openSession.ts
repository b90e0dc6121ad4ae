import type { Instant } from './instant.ts';

/** A browser that is signed in to the account; its names are null where it told none. `isThis`: it is this browser's session. */
export type OpenSession = {
  id: string;
  browser: string | null;
  system: string | null;
  kind: 'phone' | 'tablet' | 'computer';
  lastUsedAt: Instant;
  isThis: boolean;
};
