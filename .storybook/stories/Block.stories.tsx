import type { Meta, StoryObj } from '@storybook/react-vite';
import { chart, examples } from '../../machines/block/block.examples.ts';
import { blockModels } from '../../machines/block/block.model.ts';
import { PlainView } from 'storybook-xstate/plain-view';

const meta = {
  title: 'Sin pantalla/Apartado de asientos',
  component: PlainView,
  tags: ['autodocs'],
  parameters: { xstate: () => ({ ...chart, models: blockModels }) },
} satisfies Meta<typeof PlainView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Identifying: Story = { name: 'Espera el nombre', args: { view: examples.identifying } };
export const Preparing: Story = { name: 'Prepara el apartado', args: { view: examples.preparing } };
export const Blocking: Story = { name: 'Aparta', args: { view: examples.blocking } };
export const BlockingAgain: Story = { name: 'Aparta otra vez', args: { view: examples.blockingAgain } };
