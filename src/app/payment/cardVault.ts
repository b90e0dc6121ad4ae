import {
  cardFacts,
  cardText,
  framedFacts,
  NO_CARD,
  type CardFacts,
  type CardField,
  type CardValues,
} from '../../../machines/domain/card.ts';
import type { SavedCard } from '../../../machines/domain/savedCard.ts';
import type { PlainDate } from '../../../machines/domain/instant.ts';
import type { DeviceData } from '../../../machines/domain/order.ts';
import { today } from '../ground/today.ts';
import { cardFrames, type CardFramesStore } from './cardFrames.ts';

export type Holder = Pick<CardValues, 'firstName' | 'lastName'>;

/** The typed card with its device data. Only the memory of this page contains it (decision 16). */
export type CardVault = {
  values(): CardValues;
  change(field: CardField, text: string): void;
  /** The holder whose name the fields have until it is changed. */
  suggestHolder(holder: Holder): void;
  /** Clears every field but the suggested name, and the choice of a saved card (PAY-033). */
  clear(): void;
  /** Pays with a saved card, whose code is typed, or with another one. Either clears what was typed (PAY-030 to PAY-032). */
  choose(card: SavedCard | null): void;
  /** The saved card that pays; null for a typed one. */
  saved(): SavedCard | null;
  /** Whether the typed card is saved with its payment (PAY-029). */
  savesCard(): boolean;
  setSaving(isSaving: boolean): void;
  facts(): CardFacts;
  /** Stores the device data for the number of that revision. */
  assignDevice(revision: number, data: DeviceData): void;
  /** The device data for the current number; null when it was not requested, or the bank was silent. */
  device(): DeviceData | null;
  /** Calls back after each change, for the fields on the screen. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /** Calls back with the facts for the charts after each change. Returns the unsubscribe function. */
  onFacts(listener: (facts: CardFacts) => void): () => void;
};

/** `frames` are the fields of the bank, in which number, expiry and code are typed; null where they are typed in the page. */
export function createCardVault(
  today: () => PlainDate,
  frames: Pick<CardFramesStore, 'view' | 'clear' | 'subscribe'> | null = null,
): CardVault {
  let values = NO_CARD;
  let holder: Holder = { firstName: '', lastName: '' };
  let revision = 0;
  let saved: SavedCard | null = null;
  let isSaving = false;
  let asked: { revision: number; data: DeviceData } | null = null;
  const listeners = new Set<() => void>();
  const facts = () => {
    const inPage = cardFacts(values, today(), revision);
    const typed = frames ? framedFacts(inPage, frames.view().errors) : inPage;
    // Of a saved card only the code is typed.
    return saved ? { ...typed, errors: typed.errors.cvv ? { cvv: typed.errors.cvv } : {} } : typed;
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const become = (next: CardValues) => {
    if (next.number !== values.number) revision += 1;
    values = next;
    notify();
  };
  const choose = (card: SavedCard | null) => {
    saved = card;
    // The frames tell their own change, and nobody hears half of one.
    if (frames) {
      values = { ...NO_CARD, ...(card === null && holder) };
      frames.clear();
    } else become({ ...NO_CARD, ...(card === null && holder) });
  };

  frames?.subscribe(notify);

  return {
    values: () => values,
    change: (field, text) => become({ ...values, [field]: cardText(field, text) }),
    suggestHolder: (next) => {
      const { firstName, lastName } = values;
      const isTyped = firstName !== holder.firstName || lastName !== holder.lastName;
      holder = { firstName: cardText('firstName', next.firstName), lastName: cardText('lastName', next.lastName) };
      if (!isTyped && !saved) become({ ...values, ...holder });
    },
    clear: () => choose(null),
    choose,
    saved: () => saved,
    savesCard: () => isSaving,
    setSaving: (next) => {
      isSaving = next;
      notify();
    },
    facts,
    assignDevice: (of, data) => {
      asked = { revision: of, data };
    },
    device: () => (asked?.revision === revision ? asked.data : null),
    subscribe,
    onFacts: (listener) => subscribe(() => listener(facts())),
  };
}

export const cardVault = createCardVault(today, cardFrames);
