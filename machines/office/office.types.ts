import type { Failure } from '../domain/failure.ts';
import type { PlainDate } from '../domain/instant.ts';
import type { StaffPerson } from '../domain/staff.ts';
import type { ActKind, OfficeAct } from '../officeAct/officeAct.types.ts';
import type { StaffSignInCause } from '../staffSignIn/staffSignIn.types.ts';

/** A page of the office. `day` is null for the present one, which the page knows. */
export type OfficePlace =
  | { name: 'find' }
  | { name: 'order'; folio: string }
  | { name: 'payments' }
  | { name: 'departures'; day: PlainDate | null }
  | { name: 'passengers'; runId: string }
  | { name: 'close'; day: PlainDate | null }
  | { name: 'people' }
  | { name: 'doors' }
  | { name: 'acts'; about: string | null };

export type OfficePlaceName = OfficePlace['name'];

export type OfficeInput = { place: OfficePlace; isInvited: boolean; hasPasskeys: boolean };

export type OfficeContext = OfficeInput & {
  person: StaffPerson | null;
  cause: StaffSignInCause;
  failure: Failure | null;
  /** The act that is being done, and its key. */
  act: { act: OfficeAct; key: string } | null;
  /** The last act that was done, for a word about it; `count` tells two of a kind apart. */
  done: { kind: ActKind; count: number } | null;
};

export type OfficeEvent =
  | { type: 'place.opened'; place: OfficePlace }
  /** `key` is made once for the act. */
  | { type: 'act.chosen'; act: OfficeAct; key: string }
  | { type: 'opening.retried' }
  /** A service refused the session: it ended, or somebody ended it. */
  | { type: 'session.refused' }
  | { type: 'signOut.chosen' };

export type OfficeView =
  | { screen: 'opening' }
  | { screen: 'unreachable'; failure: Failure }
  | { screen: 'signIn' }
  | { screen: 'invitation' }
  | {
      screen: 'work';
      place: OfficePlace;
      person: StaffPerson;
      /** The pages that the roles open, in the order of the menu. */
      menu: readonly OfficePlaceName[];
      /** Whether the roles open this page. */
      isAllowed: boolean;
      isActing: boolean;
      isLeaving: boolean;
      done: OfficeContext['done'];
    };
