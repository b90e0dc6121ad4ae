import type { Meta, StoryObj } from '@storybook/react-vite';
import { chart, examples } from '../../machines/group/group.examples.ts';
import { groupModel } from '../../machines/group/group.model.ts';
import { PlainView } from 'storybook-xstate/plain-view';

const meta = {
  title: 'Sin pantalla/Siéntanos juntos',
  component: PlainView,
  tags: ['autodocs'],
  parameters: { xstate: () => ({ ...chart, models: [groupModel] }) },
} satisfies Meta<typeof PlainView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Gathering: Story = { name: 'Cuenta al grupo', args: { view: examples.gathering } };
export const Three: Story = { name: 'Grupo de tres', args: { view: examples.three } };
export const BusFull: Story = { name: 'No caben', args: { view: examples.busFull } };
export const Seating: Story = { name: 'Sienta al grupo', args: { view: examples.seating } };
