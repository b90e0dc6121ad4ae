import { cardFacts, cardText, NO_CARD, type CardFacts, type CardField, type CardValues } from '../../machines/domain/card.ts';
import type { PlainDate } from '../../machines/domain/instant.ts';
import { today } from './serverClock.ts';

/** The card that is being typed. It lives in the memory of this page and nowhere else (decision on card data). */
export type CardVault = {
  values(): CardValues;
  change(field: CardField, text: string): void;
  /** Empties every field (PAY-033). */
  clear(): void;
  facts(): CardFacts;
  /** Calls back after each change; for the fields on the screen. Returns the end of it. */
  subscribe(listener: () => void): () => void;
  /** Hands on what the charts may know after each change. Returns the end of it. */
  onFacts(listener: (facts: CardFacts) => void): () => void;
};

export function createCardVault(today: () => PlainDate): CardVault {
  let values = NO_CARD;
  let revision = 0;
  const listeners = new Set<() => void>();
  const facts = () => cardFacts(values, today(), revision);
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const become = (next: CardValues) => {
    if (next.number !== values.number) revision += 1;
    values = next;
    for (const listener of listeners) listener();
  };

  return {
    values: () => values,
    change: (field, text) => become({ ...values, [field]: cardText(field, text) }),
    clear: () => become(NO_CARD),
    facts,
    subscribe,
    onFacts: (listener) => subscribe(() => listener(facts())),
  };
}

export const cardVault = createCardVault(today);
