import type { Meta, StoryObj } from '@storybook/react-vite';
import { chart, examples } from '../../machines/liveChannel/liveChannel.examples.ts';
import { liveChannelModel } from '../../machines/liveChannel/liveChannel.model.ts';
import { PlainView } from 'storybook-xstate/plain-view';

const meta = {
  title: 'Sin pantalla/Canal en vivo',
  component: PlainView,
  tags: ['autodocs'],
  parameters: { xstate: () => ({ ...chart, models: [liveChannelModel] }) },
} satisfies Meta<typeof PlainView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Joining: Story = { name: 'Entra al canal', args: { view: examples.joining } };
export const Listening: Story = { name: 'En vivo', args: { view: examples.listening } };
export const Pausing: Story = { name: 'Espera para entrar', args: { view: examples.pausing } };
export const Hidden: Story = { name: 'Página oculta', args: { view: examples.hidden } };
export const Left: Story = { name: 'Canal cerrado', args: { view: examples.left } };
export const Back: Story = { name: 'Vuelve a entrar', args: { view: examples.back } };
