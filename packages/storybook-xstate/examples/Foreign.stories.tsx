import { PlainView, plainView, viewAt } from '../src/PlainView.tsx';
import { foreign } from './foreign.ts';

export default { title: 'storybook-xstate/Charts', component: PlainView };

const storyOf = (name: keyof typeof foreign) => {
  const chart = { view: plainView, ...foreign[name] };
  return { args: { view: viewAt(chart, 'beginning') }, parameters: { xstate: () => chart } };
};

export const Signal = storyOf('signal');
export const Page = storyOf('page');
export const Player = storyOf('player');
export const Form = storyOf('form');
export const Reader = storyOf('reader');
export const Router = storyOf('router');
export const Meter = storyOf('meter');
export const Nursery = storyOf('nursery');
export const Names = storyOf('names');
export const Broken = storyOf('broken');
export const Hungry = storyOf('hungry');
export const Fed = storyOf('fed');
export const Bare = storyOf('bare');
export const Aimless = storyOf('aimless');
export const NoMachine = { parameters: { xstate: () => ({ machine: undefined }) } };
