import type { Meta, StoryObj } from '@storybook/react-vite';
import { chart, examples } from '../../machines/cardPayment/cardPayment.examples.ts';
import { cardPaymentModels } from '../../machines/cardPayment/cardPayment.model.ts';
import { PlainView } from 'storybook-xstate/plain-view';

const meta = {
  title: 'Sin pantalla/Pago con tarjeta',
  component: PlainView,
  tags: ['autodocs'],
  parameters: { xstate: () => ({ ...chart, models: cardPaymentModels }) },
} satisfies Meta<typeof PlainView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Locating: Story = { name: 'Busca la IP', args: { view: examples.locating } };
export const Blank: Story = { name: 'Tarjeta vacía', args: { view: examples.blank } };
export const Incomplete: Story = { name: 'Tarjeta incompleta', args: { view: examples.incomplete } };
export const Ready: Story = { name: 'Lista para pagar', args: { view: examples.ready } };
export const WithoutDevice: Story = { name: 'Sin datos del dispositivo', args: { view: examples.withoutDevice } };
export const Preparing: Story = { name: 'Prepara el intento', args: { view: examples.preparing } };
export const AwaitingDevice: Story = { name: 'Espera al dispositivo', args: { view: examples.awaitingDevice } };
export const Charging: Story = { name: 'Cobra', args: { view: examples.charging } };
export const Challenge: Story = { name: 'Reto del banco', args: { view: examples.challenge } };
export const Confirming: Story = { name: 'Confirma el cobro', args: { view: examples.confirming } };
export const Declined: Story = { name: 'Rechazada', args: { view: examples.declined } };
export const InsufficientFunds: Story = { name: 'Fondos insuficientes', args: { view: examples.insufficientFunds } };
export const DuplicateReference: Story = { name: 'Referencia duplicada', args: { view: examples.duplicateReference } };
export const NoShopperIp: Story = { name: 'Sin IP del comprador', args: { view: examples.noShopperIp } };
export const CardMissing: Story = { name: 'Falta la tarjeta', args: { view: examples.cardMissing } };
export const PaymentIdMissing: Story = { name: 'Falta el id del pago', args: { view: examples.paymentIdMissing } };
export const EarlierUnknown: Story = { name: 'Pago anterior sin respuesta', args: { view: examples.earlierUnknown } };
