import type { Meta, StoryObj } from '@storybook/react-vite';
import { chart, examples } from '../../machines/paymentTruth/paymentTruth.examples.ts';
import { paymentTruthModels } from '../../machines/paymentTruth/paymentTruth.model.ts';
import { PlainView } from '../addons/chart/PlainView.tsx';

const meta = {
  title: 'Sin pantalla/Pago sin respuesta',
  component: PlainView,
  tags: ['autodocs'],
  parameters: { chart: () => ({ ...chart, samples: paymentTruthModels.map(({ events }) => events) }) },
} satisfies Meta<typeof PlainView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Asking: Story = { args: { view: examples.asking } };
export const Waiting: Story = { args: { view: examples.waiting } };
export const Unreached: Story = { args: { view: examples.unreached } };
export const SignedOut: Story = { args: { view: examples.signedOut } };
export const Charged: Story = { args: { view: examples.charged } };
export const NotCharged: Story = { args: { view: examples.notCharged } };
export const Refunded: Story = { args: { view: examples.refunded } };
