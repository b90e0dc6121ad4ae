import type { Meta, StoryObj } from '@storybook/react-vite';
import { chart, examples } from '../../machines/pointsAndCoupon/pointsAndCoupon.examples.ts';
import { pointsAndCouponModels } from '../../machines/pointsAndCoupon/pointsAndCoupon.model.ts';
import { PlainView } from 'storybook-xstate/plain-view';

const meta = {
  title: 'Sin pantalla/Puntos y cupón',
  component: PlainView,
  tags: ['autodocs'],
  parameters: { xstate: () => ({ ...chart, models: pointsAndCouponModels }) },
} satisfies Meta<typeof PlainView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Sin cupón', args: { view: examples.empty } };
export const Typed: Story = { name: 'Cupón escrito', args: { view: examples.typed } };
export const Applying: Story = { name: 'Aplica el cupón', args: { view: examples.applying } };
export const Refused: Story = { name: 'Cupón rechazado', args: { view: examples.refused } };
export const Unreached: Story = { name: 'Sin respuesta', args: { view: examples.unreached } };
export const Applied: Story = { name: 'Cupón aplicado', args: { view: examples.applied } };
export const Removing: Story = { name: 'Quita el cupón', args: { view: examples.removing } };
export const NotRemoved: Story = { name: 'No se quitó', args: { view: examples.notRemoved } };
