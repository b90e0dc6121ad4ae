import type { ComponentType } from 'react';
import type { ActorRefFrom, AnyActorRef, AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate';
import type { BookingEvent, LateStep, Location, OnScreen, PageName } from '../../../machines/booking/index.ts';
import type { PlainDate } from '../../../machines/domain/instant.ts';

export type LocationOf<Name> = Extract<Location, { name: Name }>;

/** An address below `/compra`: the params of its path, and its query. `today` fills a search without a date. */
export type Address = { params: Readonly<Partial<Record<string, string>>>; query: URLSearchParams; today: PlainDate };

/** The functions of the wizard that a step may call. */
export type Wizard = {
  askSignIn: () => void;
  /** Renews the token after a change of the account, so that the shop shows the new name. */
  renewUser: () => Promise<void>;
  /** Opens the sign-in over the step. Rejects with `unauthorized` when it is closed. */
  identify: (signal: AbortSignal) => Promise<{ email: string }>;
};

type ChartStep<Chart extends AnyStateMachine> = {
  /** The id under which the wizard invokes the chart. */
  child: 'seats' | 'checkout' | 'confirmation';
  /** The chart with its ports. */
  chart: Chart;
  Screen: ComponentType<{ actor: ActorRefFrom<Chart> }>;
  /** The data of the chart that header and address need. */
  shown: (snapshot: SnapshotFrom<Chart>) => Partial<OnScreen>;
};

/** `hrefOf` is the address of a location, for links. */
export type PageProps<Place> = { location: Place; send: (event: BookingEvent) => void; hrefOf: (location: Location) => string };

type PageStep<Name> = { Screen: ComponentType<PageProps<LocationOf<Name>>> };

/** A step whose files have loaded. */
export type LoadedStep =
  | {
      kind: 'chart';
      child: ChartStep<AnyStateMachine>['child'];
      chart: AnyStateMachine;
      Screen: ComponentType<{ actor: AnyActorRef }>;
      shown: (snapshot: AnyMachineSnapshot) => Partial<OnScreen>;
    }
  | { kind: 'page'; Screen: ComponentType<PageProps<Location>> };

/** A step with a chart. */
export function chartStep<Chart extends AnyStateMachine>(step: ChartStep<Chart>): LoadedStep {
  // The wizard invokes this chart under the name of the child, so screen and chart always match.
  return { kind: 'chart', ...step } as unknown as LoadedStep;
}

/** A step without a chart: a page over data of a service. */
export function pageStep<Name extends PageName>(step: PageStep<Name>): LoadedStep {
  // The wizard renders the page only at a location of its own name.
  return { kind: 'page', ...step } as unknown as LoadedStep;
}

/** The declaration of a step that the shop needs before the step's files load. */
export type Manifest<Name extends Exclude<Location['name'], 'unknown'>> = {
  name: Name;
  /** The path below `/compra`, in react-router's syntax. */
  path: string;
  /** The location of an address with this path; null when it names none. */
  read: (address: Address) => LocationOf<Name> | null;
  write: (location: LocationOf<Name>) => { params?: Record<string, string | null>; query?: string };
  /** Loads the file of the step, `<name>.step.tsx`. Home is part of the first file. */
  load: Name extends LateStep ? (wizard: Wizard) => Promise<LoadedStep> : null;
  /** Steps that may follow; their files are prefetched during this one. */
  next: readonly LateStep[];
};
