import { useSyncExternalStore } from 'react';
import type { CardFrames } from '../../screens/parts/CardFields.tsx';
import { cardFrames } from './cardFrames.ts';

const noFrames = { subscribe: () => () => undefined, view: () => null };

/** The fields of the bank, for the form of a card; null where the shop has its own. */
export function useCardFrames(): CardFrames | null {
  const { subscribe, view } = cardFrames ?? noFrames;
  return useSyncExternalStore<CardFrames | null>(subscribe, view);
}
