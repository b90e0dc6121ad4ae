import type { Meta, StoryObj } from '@storybook/react-vite';
import { chart, examples } from '../../machines/session/session.examples.ts';
import { sessionModel } from '../../machines/session/session.model.ts';
import { PlainView } from 'storybook-xstate/plain-view';

const meta = {
  title: 'Sin pantalla/Sesión',
  component: PlainView,
  tags: ['autodocs'],
  parameters: { chart: () => ({ ...chart, models: [sessionModel] }) },
} satisfies Meta<typeof PlainView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Restoring: Story = { args: { view: examples.restoring } };
export const Anonymous: Story = { args: { view: examples.anonymous } };
export const Guest: Story = { args: { view: examples.guest } };
export const Refreshing: Story = { args: { view: examples.refreshing } };
export const Pausing: Story = { args: { view: examples.pausing } };
export const Reconnecting: Story = { args: { view: examples.reconnecting } };
export const Closing: Story = { args: { view: examples.closing } };
export const SignedOut: Story = { args: { view: examples.signedOut } };
export const Expired: Story = { args: { view: examples.expired } };
