import type { CardError, CardValues } from '../../../machines/domain/card.ts';
import type { CardFrames, FramedField } from '../../screens/parts/CardFields.tsx';
import type { MountedFrame, MountFrame } from '../../ui/FrameField.tsx';
import { config } from '../ground/config.ts';
import type { SealedCard } from '../http/encryptCard.ts';

/** What a field of the bank tells of its text. */
export type FieldFacts = { isEmpty: boolean; error: CardError | null; brand: string | null };

type Look = Parameters<MountFrame>[1];

/** The fields of the bank, once its script is there. */
export type BankFields = {
  create: (
    field: FramedField,
    look: Look,
    events: { onFacts: (facts: FieldFacts) => void; onFocus: () => void; onBlur: () => void },
  ) => BankField;
  /** Exchanges the typed card for the bank's reference of it. Rejects with a Failure. */
  seal: (holder: string) => Promise<Pick<SealedCard, 'number' | 'cvv' | 'expiry'>>;
  /** Exchanges the code of a kept card for the bank's reference of it. Rejects with a Failure. */
  sealCode: () => Promise<string>;
};

export type BankField = MountedFrame & { mount: (node: HTMLElement) => void; clear: () => void };

/** The place of a field in the form. Its field comes with the script of the bank. */
type Slot = { node: HTMLElement; look: Look; events: Parameters<MountFrame>[2]; isLocked: boolean; field: BankField | null };

const UNTYPED: Record<FramedField, FieldFacts> = {
  number: { isEmpty: true, error: 'missing-digits', brand: null },
  expiry: { isEmpty: true, error: 'incomplete', brand: null },
  cvv: { isEmpty: true, error: 'incomplete', brand: null },
};

const errorsIn = (facts: Record<FramedField, FieldFacts>): CardFrames['errors'] =>
  Object.fromEntries(Object.entries(facts).flatMap(([name, { error }]) => (error === null ? [] : [[name, error]])));

/** The frames of a card at a bank that has its own fields. The shop knows only whether each text is good. */
export type CardFramesStore = {
  view: () => CardFrames;
  seal: (names: Pick<CardValues, 'firstName' | 'lastName'>, isKept: boolean) => Promise<SealedCard>;
  clear: () => void;
  subscribe: (listener: () => void) => () => void;
};

export function createCardFrames(open: () => Promise<BankFields>): CardFramesStore {
  const slots = new Map<FramedField, Slot>();
  const listeners = new Set<() => void>();
  let facts = UNTYPED;
  let state: CardFrames['state'] = 'loading';
  let opened: BankFields | null = null;
  let opening: Promise<void> | null = null;

  const viewOf = (): CardFrames => ({
    state,
    brand: facts.number.brand,
    isEmpty: Object.values(facts).every(({ isEmpty }) => isEmpty),
    errors: errorsIn(facts),
    mount,
    retry: load,
  });
  const change = () => {
    view = viewOf();
    for (const listener of listeners) listener();
  };
  const assign = (name: FramedField, next: FieldFacts) => {
    facts = { ...facts, [name]: next };
    change();
  };
  const createField = (name: FramedField) => {
    const slot = slots.get(name);
    if (!slot || slot.field || !opened) return;
    slot.field = opened.create(name, slot.look, {
      onFacts: (next) => assign(name, next),
      onFocus: slot.events.onFocus,
      onBlur: () => slot.events.onBlur(facts[name].isEmpty),
    });
    slot.field.mount(slot.node);
    slot.field.lock(slot.isLocked);
  };
  const fail = () => {
    opened = null;
    opening = null;
    state = 'failed';
    change();
  };
  const load = () => {
    state = 'loading';
    opening ??= open()
      .then((fields) => {
        opened = fields;
        for (const name of slots.keys()) createField(name);
        state = 'ready';
        change();
      })
      .catch(fail);
    change();
  };
  const mountOf =
    (name: FramedField): MountFrame =>
    (node, look, events) => {
      const slot: Slot = { node, look, events, isLocked: false, field: null };
      slots.set(name, slot);
      assign(name, UNTYPED[name]);
      if (opened) createField(name);
      else load();
      return {
        focus: () => slot.field?.focus(),
        lock: (isLocked) => {
          slot.isLocked = isLocked;
          slot.field?.lock(isLocked);
        },
        paint: (ink) => {
          slot.look = { ...slot.look, ...ink };
          slot.field?.paint(ink);
        },
        remove: () => {
          slot.field?.remove();
          // Another field of this kind may stand in the form already.
          if (slots.get(name) !== slot) return;
          slots.delete(name);
          assign(name, UNTYPED[name]);
        },
      };
    };
  const mount = { number: mountOf('number'), expiry: mountOf('expiry'), cvv: mountOf('cvv') };
  let view = viewOf();

  return {
    view: () => view,
    seal: async ({ firstName, lastName }, isKept) => {
      if (!opened) throw new Error('the fields of the bank are not open');
      const names = { firstName, lastName };
      if (isKept) return { ...names, number: '', expiry: '', cvv: await opened.sealCode() };
      return { ...names, ...(await opened.seal(`${firstName.trim()} ${lastName.trim()}`)) };
    },
    clear: () => {
      for (const { field } of slots.values()) field?.clear();
      facts = UNTYPED;
      change();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The frames of the shop's bank; null where the shop encrypts a card for it. */
export const cardFrames = config.hasCardFrames
  ? createCardFrames(async () => (await import('./stripeFields.ts')).openStripeFields())
  : null;
