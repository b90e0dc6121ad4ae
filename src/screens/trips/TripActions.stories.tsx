import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { NOW, OWN_TRIP } from '../../../machines/testing/fixtures.ts';
import { chart } from '../../../machines/tripActions/tripActions.examples.ts';
import { tripActionsModel } from '../../../machines/tripActions/tripActions.model.ts';
import { ShopTimeZone } from '../parts/ShopTimeZone.ts';
import { TripsScreen } from './TripsScreen.tsx';

/** The flows over the list have their own stories. */
const meta = {
  title: 'Pasos/Mis viajes/Acciones',
  component: TripsScreen,
  decorators: [(Story) => <ShopTimeZone value="America/Monterrey">{Story()}</ShopTimeZone>],
  args: {
    view: { state: 'ready', current: [OWN_TRIP], past: [], estimates: {}, now: NOW },
    onSearch: fn(),
    onRetry: fn(),
    repeatHref: () => '/compra/calendario/main',
    onOption: fn(),
    onQr: fn(),
    onOpened: fn(),
  },
  tags: ['autodocs'],
  parameters: { xstate: () => ({ ...chart, models: [tripActionsModel] }) },
} satisfies Meta<typeof TripsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Idle: Story = { name: 'Sin acción' };
export const Cancelling: Story = { name: 'Cancelar abierto' };
export const Renaming: Story = { name: 'Cambio de nombre abierto' };
export const Tracking: Story = { name: 'Rastreo abierto' };
export const Editing: Story = { name: 'Edición abierta' };
export const Edited: Story = { name: 'Edición terminada' };
