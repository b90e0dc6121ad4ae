import type { Meta, StoryObj } from '@storybook/react-vite';
import { chart, examples } from '../../machines/cardPayment/cardPayment.examples.ts';
import { cardPaymentModels } from '../../machines/cardPayment/cardPayment.model.ts';
import { PlainView } from 'storybook-xstate/plain-view';

const meta = {
  title: 'Sin pantalla/Pago con tarjeta',
  component: PlainView,
  tags: ['autodocs'],
  parameters: { chart: () => ({ ...chart, models: cardPaymentModels }) },
} satisfies Meta<typeof PlainView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Locating: Story = { args: { view: examples.locating } };
export const Blank: Story = { args: { view: examples.blank } };
export const Incomplete: Story = { args: { view: examples.incomplete } };
export const Ready: Story = { args: { view: examples.ready } };
export const WithoutDevice: Story = { args: { view: examples.withoutDevice } };
export const Preparing: Story = { args: { view: examples.preparing } };
export const AwaitingDevice: Story = { args: { view: examples.awaitingDevice } };
export const Charging: Story = { args: { view: examples.charging } };
export const Challenge: Story = { args: { view: examples.challenge } };
export const Confirming: Story = { args: { view: examples.confirming } };
export const Declined: Story = { args: { view: examples.declined } };
export const InsufficientFunds: Story = { args: { view: examples.insufficientFunds } };
export const DuplicateReference: Story = { args: { view: examples.duplicateReference } };
export const NoShopperIp: Story = { args: { view: examples.noShopperIp } };
export const CardMissing: Story = { args: { view: examples.cardMissing } };
export const PaymentIdMissing: Story = { args: { view: examples.paymentIdMissing } };
export const EarlierUnknown: Story = { args: { view: examples.earlierUnknown } };
