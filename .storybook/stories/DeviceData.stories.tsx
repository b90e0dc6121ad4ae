import type { Meta, StoryObj } from '@storybook/react-vite';
import { chart, examples } from '../../machines/deviceData/deviceData.examples.ts';
import { deviceDataModel } from '../../machines/deviceData/deviceData.model.ts';
import { PlainView } from 'storybook-xstate/plain-view';

const meta = {
  title: 'Sin pantalla/Datos del dispositivo',
  component: PlainView,
  tags: ['autodocs'],
  parameters: { xstate: () => ({ ...chart, models: [deviceDataModel] }) },
} satisfies Meta<typeof PlainView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Collecting: Story = { name: 'Reúne los datos', args: { view: examples.collecting } };
export const Collected: Story = { name: 'Datos reunidos', args: { view: examples.collected } };
export const Silent: Story = { name: 'Banco callado', args: { view: examples.silent } };
export const Failed: Story = { name: 'Sin datos', args: { view: examples.failed } };
