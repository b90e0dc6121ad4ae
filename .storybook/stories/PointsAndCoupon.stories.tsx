import type { Meta, StoryObj } from '@storybook/react-vite';
import { chart, examples } from '../../machines/pointsAndCoupon/pointsAndCoupon.examples.ts';
import { pointsAndCouponModels } from '../../machines/pointsAndCoupon/pointsAndCoupon.model.ts';
import { PlainView } from 'storybook-xstate/plain-view';

const meta = {
  title: 'Sin pantalla/Puntos y cupón',
  component: PlainView,
  tags: ['autodocs'],
  parameters: { chart: () => ({ ...chart, models: pointsAndCouponModels }) },
} satisfies Meta<typeof PlainView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { view: examples.empty } };
export const Typed: Story = { args: { view: examples.typed } };
export const Applying: Story = { args: { view: examples.applying } };
export const Refused: Story = { args: { view: examples.refused } };
export const Unreached: Story = { args: { view: examples.unreached } };
export const Applied: Story = { args: { view: examples.applied } };
export const Removing: Story = { args: { view: examples.removing } };
export const NotRemoved: Story = { args: { view: examples.notRemoved } };
