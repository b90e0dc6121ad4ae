import type { Expect, Page } from '@playwright/test';
import type * as paths from 'xstate-paths';
import type { Bus, Shop } from '../journeys/journey.ts';
import type { Traveller } from '../journeys/guest.ts';
import type { Books } from '../pages/Books.ts';
import type { Outbox } from '../pages/Outbox.ts';
import type { Switchboard } from '../pages/Switchboard.ts';
import type { Session } from '../../src/app/session/tokens.ts';
import type { Tool } from '../../services/sandbox/switchboard/recipe.ts';
import type { Buyer } from './browser/buyer.ts';
import type { StepFiles } from './browser/stepFiles.ts';
import type { Gate, Gates } from './browser/gates.ts';

/** The parts that play a step. */
export type Stage = {
  page: Page;
  expect: Expect;
  shop: Shop;
  gates: Gates;
  files: StepFiles;
  switchboard: Switchboard;
  outbox: Outbox;
  books: Books;
  traveller: Traveller;
  /** A bus of its own, or the first one after it that has what the path needs. */
  bus: Bus;
  buyer: Buyer;
  /** The traveller's session at the start. */
  session: Session | null;
  /** Another buyer who wants the same seats. */
  other: Buyer;
  /** Values that the path keeps between steps. */
  notes: Map<string, string>;
};

export type Act = paths.Act<Stage>;
export type ChartEvent = paths.ChartEvent<Stage, Tool>;

/** A chart in a browser: the start of its paths, and its events. */
export type ChartTable<Event extends string = string> = paths.ChartTable<Stage, Tool, Event> & {
  /** Whether the traveller is signed in at the start; `proved` with a verified phone, which can sign in again. */
  signedIn: boolean | 'proved';
  /** Requests that wait for their step. */
  holds: readonly Gate[];
};

export type Chart = paths.Chart<ChartTable>;
