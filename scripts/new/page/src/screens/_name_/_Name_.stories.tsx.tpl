import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { answerExample } from '../../../.storybook/contract.ts';
import { common } from '../../messages/es-MX.ts';
import { _Name_Screen } from './_Name_Screen.tsx';

const meta = {
  title: 'Pasos/_title_',
  component: _Name_Screen,
  args: { view: { screen: 'shown', names: answerExample('getAmenities').amenities.map(({ name }) => name) }, onRetry: fn() },
} satisfies Meta<typeof _Name_Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Shown: Story = { name: 'Lista' };

export const Loading: Story = { name: 'Cargando', args: { view: { screen: 'loading' } } };

export const Failed: Story = {
  name: 'Sin respuesta',
  args: { view: { screen: 'failed' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: common.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
