import type { Meta, StoryObj } from '@storybook/react-vite';
import { chart, examples } from '../../machines/block/block.examples.ts';
import { blockModels } from '../../machines/block/block.model.ts';
import { PlainView } from 'storybook-xstate/plain-view';

const meta = {
  title: 'Sin pantalla/Apartado de asientos',
  component: PlainView,
  tags: ['autodocs'],
  parameters: { chart: () => ({ ...chart, models: blockModels }) },
} satisfies Meta<typeof PlainView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Identifying: Story = { args: { view: examples.identifying } };
export const Preparing: Story = { args: { view: examples.preparing } };
export const Blocking: Story = { args: { view: examples.blocking } };
export const BlockingAgain: Story = { args: { view: examples.blockingAgain } };
