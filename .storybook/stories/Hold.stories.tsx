import type { Meta, StoryObj } from '@storybook/react-vite';
import { chart, examples } from '../../machines/hold/hold.examples.ts';
import { holdModel } from '../../machines/hold/hold.model.ts';
import { PlainView } from 'storybook-xstate/plain-view';

const meta = {
  title: 'Sin pantalla/Apartado',
  component: PlainView,
  tags: ['autodocs'],
  parameters: { xstate: () => ({ ...chart, models: [holdModel] }) },
} satisfies Meta<typeof PlainView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Fresh: Story = { name: 'Recién apartado', args: { view: examples.fresh } };
export const Running: Story = { name: 'Corre', args: { view: examples.running } };
export const TwoMinutes: Story = { name: 'Quedan dos minutos', args: { view: examples.twoMinutes } };
export const LastMinute: Story = { name: 'Último minuto', args: { view: examples.lastMinute } };
export const Suspended: Story = { name: 'En pausa', args: { view: examples.suspended } };
export const Lapsed: Story = { name: 'Vencido', args: { view: examples.lapsed } };
