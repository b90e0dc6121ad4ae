import type { CardError, CardValues } from '../../../machines/domain/card.ts';
import type { CardFrames, FramedField } from '../../screens/parts/CardFields.tsx';
import type { FrameLook, MountedFrame, MountFrame } from '../../ui/FrameField.tsx';
import { config } from '../ground/config.ts';
import type { SealedCard } from '../http/encryptCard.ts';

/** What a field of the bank tells of its text. */
export type FieldFacts = { isEmpty: boolean; error: CardError | null; brand: string | null };

/** The fields of the bank, once its script is there. */
export type BankFields = {
  create: (
    field: FramedField,
    look: FrameLook,
    events: { onFacts: (facts: FieldFacts) => void; onFocus: () => void; onBlur: () => void },
  ) => BankField;
  /** What the bank made of the typed card. Rejects with a Failure. */
  seal: (holder: string) => Promise<Pick<SealedCard, 'number' | 'cvv' | 'expiry'>>;
  /** What the bank made of the code of a kept card. Rejects with a Failure. */
  sealCode: () => Promise<string>;
};

export type BankField = MountedFrame & { mount: (node: HTMLElement) => void; clear: () => void };

type Place = { node: HTMLElement; look: FrameLook; events: Parameters<MountFrame>[2]; isLocked: boolean; field: BankField | null };

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
  const places = new Map<FramedField, Place>();
  const listeners = new Set<() => void>();
  let facts = UNTYPED;
  let opened: BankFields | null = null;
  let opening: Promise<void> | null = null;
  let hasFailed = false;

  const change = () => {
    view = {
      state: hasFailed ? 'failed' : opened ? 'ready' : 'loading',
      brand: facts.number.brand,
      errors: errorsIn(facts),
      mount,
      retry: load,
    };
    for (const listener of listeners) listener();
  };
  const place = (name: FramedField) => {
    const at = places.get(name);
    if (!at || at.field || !opened) return;
    at.field = opened.create(name, at.look, {
      onFacts: (next) => {
        facts = { ...facts, [name]: next };
        change();
      },
      onFocus: at.events.onFocus,
      onBlur: () => at.events.onBlur(facts[name].isEmpty),
    });
    at.field.mount(at.node);
    at.field.lock(at.isLocked);
  };
  const load = () => {
    hasFailed = false;
    opening ??= open().then(
      (fields) => {
        opened = fields;
        for (const name of places.keys()) place(name);
        change();
      },
      () => {
        opening = null;
        hasFailed = true;
        change();
      },
    );
    change();
  };
  const mountOf =
    (name: FramedField): MountFrame =>
    (node, look, events) => {
      const at: Place = { node, look, events, isLocked: false, field: null };
      places.set(name, at);
      if (opened) place(name);
      else load();
      return {
        focus: () => at.field?.focus(),
        lock: (isLocked) => {
          at.isLocked = isLocked;
          at.field?.lock(isLocked);
        },
        remove: () => {
          at.field?.remove();
          if (places.get(name) === at) places.delete(name);
          facts = { ...facts, [name]: UNTYPED[name] };
          change();
        },
      };
    };
  const mount = { number: mountOf('number'), expiry: mountOf('expiry'), cvv: mountOf('cvv') };
  let view: CardFrames = { state: 'loading', brand: null, errors: errorsIn(facts), mount, retry: load };

  return {
    view: () => view,
    seal: async ({ firstName, lastName }, isKept) => {
      if (!opened) throw new Error('the fields of the bank are not open');
      const names = { firstName, lastName };
      if (isKept) return { ...names, number: '', expiry: '', cvv: await opened.sealCode() };
      return { ...names, ...(await opened.seal(`${firstName.trim()} ${lastName.trim()}`)) };
    },
    clear: () => {
      for (const { field } of places.values()) field?.clear();
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
