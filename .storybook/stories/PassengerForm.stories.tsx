import type { Meta, StoryObj } from '@storybook/react-vite';
import { chart, examples } from '../../machines/passengerForm/passengerForm.examples.ts';
import { passengerFormModels } from '../../machines/passengerForm/passengerForm.model.ts';
import { PlainView } from 'storybook-xstate/plain-view';

const meta = {
  title: 'Sin pantalla/Formulario del pasajero',
  component: PlainView,
  tags: ['autodocs'],
  parameters: { xstate: () => ({ ...chart, models: passengerFormModels }) },
} satisfies Meta<typeof PlainView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Selling: Story = { name: 'Pasajero nuevo', args: { view: examples.selling } };
export const Named: Story = { name: 'Con nombre', args: { view: examples.named } };
export const Reused: Story = { name: 'Alguien de la ida', args: { view: examples.reused } };
export const Changing: Story = { name: 'Boleto comprado', args: { view: examples.changing } };
export const Pet: Story = { name: 'Mascota', args: { view: examples.pet } };
export const Accompanying: Story = { name: 'Acompañante de mascota', args: { view: examples.accompanying } };
export const Chosen: Story = { name: 'Alguien guardado', args: { view: examples.chosen } };
export const Kept: Story = { name: 'Datos conservados', args: { view: examples.kept } };
