import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { chart, examples } from '../../../machines/_name_/_name_.examples.ts';
import { _name_Model } from '../../../machines/_name_/_name_.model.ts';
import { common } from '../../messages/es-MX.ts';
import { _Name_Screen } from './_Name_Screen.tsx';

const meta = {
  title: 'Pasos/_title_',
  component: _Name_Screen,
  args: { view: examples.shown, send: fn() },
  tags: ['autodocs'],
  parameters: { chart: () => ({ ...chart, models: [_name_Model] }) },
} satisfies Meta<typeof _Name_Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Shown: Story = { name: 'Lista' };

export const Loading: Story = { name: 'Cargando', args: { view: examples.loading } };

export const Failed: Story = {
  name: 'Sin respuesta',
  args: { view: examples.failed },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: common.retry }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'load.retried' });
  },
};
