import type { Meta, StoryObj } from '@storybook/react-vite';
import { chart, examples } from '../../machines/cashReservation/cashReservation.examples.ts';
import { cashReservationModels } from '../../machines/cashReservation/cashReservation.model.ts';
import { PlainView } from 'storybook-xstate/plain-view';

const meta = {
  title: 'Sin pantalla/Reserva',
  component: PlainView,
  tags: ['autodocs'],
  parameters: { chart: () => ({ ...chart, models: cashReservationModels }) },
} satisfies Meta<typeof PlainView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Form: Story = { args: { view: examples.form } };
export const Preparing: Story = { args: { view: examples.preparing } };
export const Reserving: Story = { args: { view: examples.reserving } };
export const Unanswered: Story = { args: { view: examples.unanswered } };
export const AskingAgain: Story = { args: { view: examples.askingAgain } };
export const Failed: Story = { args: { view: examples.failed } };
export const OverLimit: Story = { args: { view: examples.overLimit } };
export const Disabled: Story = { args: { view: examples.disabled } };
export const TooNear: Story = { args: { view: examples.tooNear } };
