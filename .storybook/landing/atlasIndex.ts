/** What `scripts/noteCharts.ts` knows of a chart for the first page of the atlas, its search and its links. */
export type IndexedChart = {
  /** The id of the machine. */
  id: string;
  /** The id of the story file that shows it, the first part of its stories' ids; null for stories that Storybook writes. */
  component: string | null;
  /** The ids of the leaf states, with the stories that rest there. */
  rests: Record<string, string[]>;
  /** The sentences of its events, by their names. */
  says: Record<string, string>;
  paths: number;
};

/** A folder of screens, and the folders to which its page leads. */
export type IndexedStep = { screen: string; next: string[] };

export type AtlasIndex = { charts: IndexedChart[]; steps: IndexedStep[] };

/** The file in the folder of the notes. */
export const ATLAS_INDEX = 'atlas.json';

/** The story that rests in a state or in one of its substates; without one, any story of its chart. */
export function storyOfState({ charts }: AtlasIndex, state: string): string | null {
  const chart = charts.find(({ id }) => state === id || state.startsWith(`${id}.`));
  const rests = Object.entries(chart?.rests ?? {});
  const [inside] = rests.flatMap(([id, stories]) => (id === state || id.startsWith(`${state}.`) ? stories : []));
  return inside ?? rests[0]?.[1][0] ?? null;
}
