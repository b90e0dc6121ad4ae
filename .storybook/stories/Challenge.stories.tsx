import type { Meta, StoryObj } from '@storybook/react-vite';
import { chart, examples } from '../../machines/challenge/challenge.examples.ts';
import { challengeModels } from '../../machines/challenge/challenge.model.ts';
import { PlainView } from 'storybook-xstate/plain-view';

const meta = {
  title: 'Sin pantalla/Banco',
  component: PlainView,
  tags: ['autodocs'],
  parameters: { xstate: () => ({ ...chart, models: challengeModels }) },
} satisfies Meta<typeof PlainView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = { name: 'Página del banco', args: { view: examples.open } };
export const Confirming: Story = { name: 'Confirma el cobro', args: { view: examples.confirming } };
export const WithoutFrame: Story = { name: 'Sin página del banco', args: { view: examples.withoutFrame } };
export const Waiting: Story = { name: 'Espera al banco', args: { view: examples.waiting } };
