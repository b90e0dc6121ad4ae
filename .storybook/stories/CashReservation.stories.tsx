import type { Meta, StoryObj } from '@storybook/react-vite';
import { chart, examples } from '../../machines/cashReservation/cashReservation.examples.ts';
import { cashReservationModels } from '../../machines/cashReservation/cashReservation.model.ts';
import { PlainView } from 'storybook-xstate/plain-view';

const meta = {
  title: 'Sin pantalla/Reserva',
  component: PlainView,
  tags: ['autodocs'],
  parameters: { xstate: () => ({ ...chart, models: cashReservationModels }) },
} satisfies Meta<typeof PlainView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Form: Story = { name: 'Por reservar', args: { view: examples.form } };
export const Preparing: Story = { name: 'Prepara la reserva', args: { view: examples.preparing } };
export const Reserving: Story = { name: 'Reserva', args: { view: examples.reserving } };
export const Unanswered: Story = { name: 'Sin respuesta', args: { view: examples.unanswered } };
export const AskingAgain: Story = { name: 'Pregunta otra vez', args: { view: examples.askingAgain } };
export const Failed: Story = { name: 'No se reservó', args: { view: examples.failed } };
export const OverLimit: Story = { name: 'Demasiadas reservas', args: { view: examples.overLimit } };
export const BusOverLimit: Story = { name: 'Autobús con muchos sin pagar', args: { view: examples.busOverLimit } };
export const Disabled: Story = { name: 'Sin efectivo', args: { view: examples.disabled } };
export const TooNear: Story = { name: 'Muy cerca de la salida', args: { view: examples.tooNear } };
