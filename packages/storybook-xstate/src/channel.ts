import type { ChartGraph } from './graph.ts';

/** The id of the panel, for `selectedPanel` of Storybook's configuration. */
export const PANEL = 'chart/panel';

/** Messages between the panel and the canvas. */
export const ARRIVED = 'chart/arrived';
export const ASKED = 'chart/asked';
export const SHOWN = 'chart/shown';
export const SENT = 'chart/sent';
export const RESET = 'chart/reset';
export const LIVE = 'chart/live';

/** A situation for the panel: its story, and its states. */
export type Rest = { situation: string; storyId: string; states: string[] };

export type OfferShown = { type: string; name: string; takes: string[]; failure: string | null };

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
  live: boolean;
  rests: Rest[];
};
