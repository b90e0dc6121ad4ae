import type { OwnTrip } from '../../machines/domain/ownTrip.ts';
import type { Page } from '../device/livePage.ts';
import type { Chance } from '../world/chance.ts';
import type { Person } from '../people/person.ts';

/** Every chart on the screen with its view. */
export type Shown = ReturnType<Page['shown']>;

/** What a chart shows, and where its events go. */
export type Part<Name extends 'search' | 'seats'> = {
  readonly actor: Pick<NonNullable<Shown[Name]>['actor'], 'send'>;
  readonly view: NonNullable<Shown[Name]>['view'];
};

/** Where a control leads: nearer to a ticket, elsewhere, or back. */
export type Way = 'on' | 'aside' | 'back';

/** What a traveller can press or fill in now. A disabled control does not exist. */
export interface Control {
  readonly name: string;
  readonly way: Way;
  press(): void;
}

/** Who holds the device, and what this person wants to do. */
export interface Traveller {
  readonly person: Person;
  readonly chance: Chance;
  /** Tickets that the traveller wants. */
  readonly party: number;
  /** The password of the account; null for a guest. */
  readonly password: string | null;
  /** The account exists. */
  isRegistered: boolean;
  /** The password is to be replaced before the next sign-in with it. */
  hasForgotten: boolean;
  /** The link of the latest mail that registers or replaces the password. */
  link: string | undefined;
  /** How often the traveller still changes what was bought. */
  acts: number;
  /** The trips of the account, as the page has read them. */
  trips: readonly OwnTrip[];
  /** The code of the latest message on the phone. */
  code: string | undefined;
}

const control =
  (way: Way) =>
  (name: string, press: () => void): Control => ({ name, way, press });

export const on = control('on');
export const aside = control('aside');
export const back = control('back');

/** The fields of a form. Those that are `open`, because they are empty or wrong, lead on. */
export const fieldsOf = <Name extends string>(
  names: readonly Name[],
  isOpen: (name: Name) => boolean,
  type: (name: Name) => void,
): Control[] => names.map((name) => (isOpen(name) ? on : aside)(`Campo ${name}`, () => type(name)));

/** The control, if the screen has it. */
export const only = (isThere: boolean, one: Control): Control[] => (isThere ? [one] : []);
