import type { SavedCard } from '../../../machines/domain/savedCard.ts';
import { tokens } from '../session/tokens.ts';
import { queries } from './queryClient.ts';
import { useAccountData } from './useAccountData.ts';

const NONE: readonly SavedCard[] = [];

/** The saved cards of a registered user, none until they are known; null for a guest (PAY-028). */
export function useSavedCards(): readonly SavedCard[] | null {
  const user = tokens.read()?.user;
  const sub = user?.role === 'user' ? user.sub : null;
  const cards = useAccountData<SavedCard[]>(sub, 'cards', ({ cardsQuery }) => queries.prefetchQuery(cardsQuery()));
  return sub === null ? null : (cards ?? NONE);
}
