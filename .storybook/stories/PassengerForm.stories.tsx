import type { Meta, StoryObj } from '@storybook/react-vite';
import { chart, examples } from '../../machines/passengerForm/passengerForm.examples.ts';
import { passengerFormModels } from '../../machines/passengerForm/passengerForm.model.ts';
import { PlainView } from 'storybook-xstate/plain-view';

const meta = {
  title: 'Sin pantalla/Formulario del pasajero',
  component: PlainView,
  tags: ['autodocs'],
  parameters: { chart: () => ({ ...chart, models: passengerFormModels }) },
} satisfies Meta<typeof PlainView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Selling: Story = { args: { view: examples.selling } };
export const Named: Story = { args: { view: examples.named } };
export const Reused: Story = { args: { view: examples.reused } };
export const Changing: Story = { args: { view: examples.changing } };
export const Pet: Story = { args: { view: examples.pet } };
export const Accompanying: Story = { args: { view: examples.accompanying } };
export const Chosen: Story = { args: { view: examples.chosen } };
export const Kept: Story = { args: { view: examples.kept } };
