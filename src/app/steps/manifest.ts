import type { ComponentType } from 'react';
import type { ActorRefFrom, AnyActorRef, AnyMachineSnapshot, AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate';
import type { BookingEvent, LateStep, Location, OnScreen, PageInput, PageName } from '../../../machines/booking/index.ts';

export type LocationOf<Name> = Extract<Location, { name: Name }>;

/** An address below `/compra`: the params of its path, and its query. */
export type Address = { params: Readonly<Partial<Record<string, string>>>; query: URLSearchParams };

/** The functions of the wizard that a step may call. */
export type Wizard = {
  askSignIn: () => void;
  /** The user of the stored tokens is signed in now. */
  openSession: () => void;
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
  Screen: ComponentType<{ actor: ActorRefFrom<Chart>; hrefOf: HrefOf }>;
  /** The data of the chart that header and address need. */
  shown: (snapshot: SnapshotFrom<Chart>) => Partial<OnScreen>;
};

/** The address of a location, for links. */
export type HrefOf = (location: Location) => string;

export type PageProps<Place> = { location: Place; send: (event: BookingEvent) => void; hrefOf: HrefOf };

type PageStep<Name> = { Screen: ComponentType<PageProps<LocationOf<Name>>> };

type FlowStep<Name, Chart extends AnyStateMachine> = {
  /** The chart with its ports. It ends with the page. */
  chart: Chart;
  begin: (page: PageInput & { location: LocationOf<Name> }) => InputFrom<Chart>;
  Screen: ComponentType<PageProps<LocationOf<Name>> & { actor: ActorRefFrom<Chart> }>;
};

/** A step whose files have loaded. */
export type LoadedStep =
  | {
      kind: 'chart';
      child: ChartStep<AnyStateMachine>['child'];
      chart: AnyStateMachine;
      Screen: ComponentType<{ actor: AnyActorRef; hrefOf: HrefOf }>;
      shown: (snapshot: AnyMachineSnapshot) => Partial<OnScreen>;
    }
  | { kind: 'page'; flow: PageFlow | null; Screen: ComponentType<PageProps<Location> & { actor: AnyActorRef }> };

type PageFlow = { chart: AnyStateMachine; begin: (page: PageInput) => unknown };

/** A step with a chart. */
export function chartStep<Chart extends AnyStateMachine>(step: ChartStep<Chart>): LoadedStep {
  // The wizard invokes this chart under the name of the child, so screen and chart always match.
  return { kind: 'chart', ...step } as unknown as LoadedStep;
}

/** A step without a chart: a page over data of a service. */
export function pageStep<Name extends PageName>(step: PageStep<Name>): LoadedStep {
  // The wizard renders the page only at a location of its own name.
  return { kind: 'page', flow: null, ...step } as unknown as LoadedStep;
}

/** A page that runs a chart. */
export function flowStep<Name extends PageName, Chart extends AnyStateMachine>({
  chart,
  begin,
  Screen,
}: FlowStep<Name, Chart>): LoadedStep {
  // The wizard begins the chart and renders the page only at a location of their own name.
  return { kind: 'page', flow: { chart, begin }, Screen } as unknown as LoadedStep;
}

/** The declaration of a step that the shop needs before the step's files load. */
export type Manifest<Name extends Exclude<Location['name'], 'unknown'>> = {
  name: Name;
  /** The path below `/compra`, in react-router's syntax. */
  path: string;
  /** The location of an address with this path; null when it names none. */
  read: (address: Address) => LocationOf<Name> | null;
  /** A second path of the specification that leads to the same place. */
  also?: Pick<Manifest<Name>, 'path' | 'read'>;
  write: (location: LocationOf<Name>) => { params?: Record<string, string | null>; query?: string };
  /** Loads the file of the step, `<name>.step.tsx`. Home is part of the first file. */
  load: Name extends LateStep ? (wizard: Wizard) => Promise<LoadedStep> : null;
  /** Steps that may follow; their files are prefetched during this one. */
  next: readonly LateStep[];
};
