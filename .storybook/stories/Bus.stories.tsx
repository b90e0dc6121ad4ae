import type { Meta, StoryObj } from '@storybook/react-vite';
import { chart, examples } from '../../machines/bus/bus.examples.ts';
import { busModels } from '../../machines/bus/bus.model.ts';
import { PlainView } from 'storybook-xstate/plain-view';

const meta = {
  title: 'Sin pantalla/Autobús',
  component: PlainView,
  tags: ['autodocs'],
  parameters: { chart: () => ({ ...chart, models: busModels }) },
} satisfies Meta<typeof PlainView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { view: examples.loading } };
export const Failed: Story = { args: { view: examples.failed } };
export const Connecting: Story = { args: { view: examples.connecting } };
export const Listening: Story = { args: { view: examples.listening } };
export const Lost: Story = { args: { view: examples.lost } };
export const Behind: Story = { args: { view: examples.behind } };
export const TopFloor: Story = { args: { view: examples.topFloor } };
export const Releasing: Story = { args: { view: examples.releasing } };
export const Leaving: Story = { args: { view: examples.leaving } };
