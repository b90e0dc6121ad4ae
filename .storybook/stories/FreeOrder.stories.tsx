import type { Meta, StoryObj } from '@storybook/react-vite';
import { chart, examples } from '../../machines/freeOrder/freeOrder.examples.ts';
import { freeOrderModels } from '../../machines/freeOrder/freeOrder.model.ts';
import { PlainView } from 'storybook-xstate/plain-view';

const meta = {
  title: 'Sin pantalla/Orden sin pago',
  component: PlainView,
  tags: ['autodocs'],
  parameters: { xstate: () => ({ ...chart, models: freeOrderModels }) },
} satisfies Meta<typeof PlainView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Form: Story = { name: 'Por confirmar', args: { view: examples.form } };
export const Confirming: Story = { name: 'Pregunta antes de cambiar', args: { view: examples.confirming } };
export const Preparing: Story = { name: 'Prepara la orden', args: { view: examples.preparing } };
export const Ordering: Story = { name: 'Ordena', args: { view: examples.ordering } };
export const Unanswered: Story = { name: 'Sin respuesta', args: { view: examples.unanswered } };
export const AskingAgain: Story = { name: 'Pregunta otra vez', args: { view: examples.askingAgain } };
export const Failed: Story = { name: 'No se ordenó', args: { view: examples.failed } };
export const Refused: Story = { name: 'Rechazada', args: { view: examples.refused } };
export const Giving: Story = { name: 'Entrega los boletos', args: { view: examples.giving } };
export const GivingUnreached: Story = { name: 'Entrega sin respuesta', args: { view: examples.givingUnreached } };
export const NotGiven: Story = { name: 'No se entregaron', args: { view: examples.notGiven } };
export const GiveAgain: Story = { name: 'Entrega otra vez', args: { view: examples.giveAgain } };
