export { PANEL } from './channel.ts';
export { graphOf, restingLeaves, type ChartGraph } from './graph.ts';
export type { ChartOptions } from './preset.ts';
export type { ChartParameter, ChartStory } from './story.ts';
export type { Device } from './Storyboard.tsx';
export { restsOf, situationsIn, type Chart, type Situation } from './walk.ts';
export { english, type Words } from './words.ts';
