import type { Meta, StoryObj } from '@storybook/react-vite';
import { chart, examples } from '../../machines/hold/hold.examples.ts';
import { holdModel } from '../../machines/hold/hold.model.ts';
import { PlainView } from 'storybook-xstate/plain-view';

const meta = {
  title: 'Sin pantalla/Apartado',
  component: PlainView,
  tags: ['autodocs'],
  parameters: { chart: () => ({ ...chart, models: [holdModel] }) },
} satisfies Meta<typeof PlainView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Fresh: Story = { args: { view: examples.fresh } };
export const Running: Story = { args: { view: examples.running } };
export const TwoMinutes: Story = { args: { view: examples.twoMinutes } };
export const LastMinute: Story = { args: { view: examples.lastMinute } };
export const Suspended: Story = { args: { view: examples.suspended } };
export const Lapsed: Story = { args: { view: examples.lapsed } };
