import type { ChartGraph } from './graph.ts';
import type { Message } from './live.ts';
import type { SentEvent } from './notes.ts';
import type { ContextValue } from './walk.ts';

/** The id of the panel, for `selectedPanel` of Storybook's configuration. */
export const PANEL = 'chart/panel';

/** Messages between the panel and the canvas. */
export const ARRIVED = 'chart/arrived';
export const ASKED = 'chart/asked';
export const SHOWN = 'chart/shown';
export const SENT = 'chart/sent';
export const RESET = 'chart/reset';
export const LIVE = 'chart/live';
export const REPLAYED = 'chart/replayed';

/** A situation for the panel: its story, and its states. */
export type Rest = { situation: string; storyId: string; states: string[] };

export type OfferShown = { type: string; name: string; sample: string; isBare: boolean; takes: string[]; failure: string | null };

export type Shown = {
  storyId: string;
  graph: ChartGraph;
  active: string[];
  ended: boolean;
  failure: string | null;
  /** In the order of the indexes in `SENT`. */
  offers: OfferShown[];
  /** Names of the events since the story was opened. */
  walked: string[];
  /** The names of the same events among the offers, for `Replay`. */
  sent: string[];
  live: boolean;
  rests: Rest[];
  context: ContextValue[];
  /** Between the actor that the story runs and its children, the oldest first. */
  messages: Message[];
  /** The story runs the actor, which has not begun yet. */
  isAwaited: boolean;
};

/** The index of an offer, and the data that a person gave to its event. */
export type Sent = { index: number; data?: Record<string, unknown> };

/** Sends the events of a path from the beginning of its model, and then those with these names among the offers. Null begins at the story. */
export type Replay = { path: { model: number; events: SentEvent[] } | null; sent: string[] };
