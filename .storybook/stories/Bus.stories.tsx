import type { Meta, StoryObj } from '@storybook/react-vite';
import { chart, examples } from '../../machines/bus/bus.examples.ts';
import { busModels } from '../../machines/bus/bus.model.ts';
import { PlainView } from 'storybook-xstate/plain-view';

const meta = {
  title: 'Sin pantalla/Autobús',
  component: PlainView,
  tags: ['autodocs'],
  parameters: { xstate: () => ({ ...chart, models: busModels }) },
} satisfies Meta<typeof PlainView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = { name: 'Carga el mapa', args: { view: examples.loading } };
export const Failed: Story = { name: 'Mapa no cargado', args: { view: examples.failed } };
export const Connecting: Story = { name: 'Conecta con el canal', args: { view: examples.connecting } };
export const Listening: Story = { name: 'Escucha el canal', args: { view: examples.listening } };
export const Lost: Story = { name: 'Canal perdido', args: { view: examples.lost } };
export const Behind: Story = { name: 'Mapa atrasado', args: { view: examples.behind } };
export const TopFloor: Story = { name: 'Piso de arriba', args: { view: examples.topFloor } };
