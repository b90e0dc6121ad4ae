import type { Meta, StoryObj } from '@storybook/react-vite';
import { chart, examples } from '../../machines/freeOrder/freeOrder.examples.ts';
import { freeOrderModels } from '../../machines/freeOrder/freeOrder.model.ts';
import { PlainView } from 'storybook-xstate/plain-view';

const meta = {
  title: 'Sin pantalla/Orden sin pago',
  component: PlainView,
  tags: ['autodocs'],
  parameters: { chart: () => ({ ...chart, models: freeOrderModels }) },
} satisfies Meta<typeof PlainView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Form: Story = { args: { view: examples.form } };
export const Confirming: Story = { args: { view: examples.confirming } };
export const Preparing: Story = { args: { view: examples.preparing } };
export const Ordering: Story = { args: { view: examples.ordering } };
export const Unanswered: Story = { args: { view: examples.unanswered } };
export const AskingAgain: Story = { args: { view: examples.askingAgain } };
export const Failed: Story = { args: { view: examples.failed } };
export const Refused: Story = { args: { view: examples.refused } };
export const Giving: Story = { args: { view: examples.giving } };
export const GivingUnreached: Story = { args: { view: examples.givingUnreached } };
export const NotGiven: Story = { args: { view: examples.notGiven } };
export const GiveAgain: Story = { args: { view: examples.giveAgain } };
